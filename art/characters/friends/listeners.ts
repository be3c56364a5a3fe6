import { element, group, path, shade } from '../../kit/svg'
import { scaleToHeight } from '../heights'
import { body } from './duck'
import { bill, billShade, down, downShade, duckHead, foot, wingFeathers, wingShade } from './duck-parts'

/* Clara listening, facing left, standing on y = 0 (page 7). Somebody hides her tail. */

/** Shade below the cheek, and on belly and rump. */
const bodyShade = 'M-27-98C-14-84 14-84 30-108Q14-64-36-83ZM96-58Q84-10 0-4-60-6-67-36-20 10 96-58Z'

/** Her head cocked, as birds do when they do not understand. */
export const puzzledDuck = () =>
  scaleToHeight(
    'duck',
    150,
    path(foot(24), billShade),
    path(foot(-10), bill),
    path(body, down),
    shade(path(bodyShade, downShade)),
    group(
      { x: -24, y: -52, rotate: -6 },
      path('M-4 4Q-2-22 46-18 80-10 122-30L107-5 120-6 96 14 108 15Q60 48 8 28Z', wingFeathers),
      // The edges of coverts and primaries.
      shade(
        element('path', {
          d: 'M36-16Q56-6 40 4 48 14 22 22M108-4Q84 8 60 2M96 14Q76 22 54 16',
          fill: 'none',
          stroke: wingShade,
          'stroke-width': 4,
        }),
      ),
    ),
    group({ x: -2, y: -117, rotate: 24 }, ...duckHead({ mood: 'puzzled', gape: [6, 14] })),
  )
