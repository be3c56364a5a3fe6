import { element, ellipse, group, path, shade } from '../../kit/svg'
import { scaleToHeight } from '../heights'
import { body } from './duck'
import { bill, billShade, down, downShade, foot, wingFeathers, wingShade } from './duck-parts'
import { frontFace } from './duck-views'

/* Clara listening, facing left, standing on y = 0 (page 7). */

/** Shade below the cheek, and on belly and rump. */
const bodyShade = 'M-27-98C-14-84 14-84 30-108Q14-64-36-83ZM96-58Q84-10 0-4-60-6-67-36-20 10 96-58Z'

/** Her head cocked, as birds do when they do not understand. */
export const puzzledDuck = () =>
  scaleToHeight(
    'duck',
    150,
    path(foot(24), billShade),
    path(foot(-10), bill),
    path('M60-66Q108-66 122-104 126-66 88-40Z', down),
    path(body, down),
    shade(path(bodyShade, downShade)),
    group(
      { x: -24, y: -52, rotate: -6 },
      path(
        'M-4 8C-8-12 16-22 46-18 80-10 96-14 122-30L107-5 120-6 96 14 108 15C70 36 10 44-4 8Z',
        wingFeathers,
      ),
      // The edges of coverts and primaries.
      shade(
        element('path', {
          d: 'M36-16Q56-6 40 4 48 14 22 22M108-4Q84 8 60 2',
          fill: 'none',
          stroke: wingShade,
          'stroke-width': 4,
        }),
      ),
    ),
    // Turned to us, so that the line of her eyes shows how far it tilts.
    group(
      { x: -2, y: -118, rotate: 24 },
      ellipse(0, 0, 37, 35, down),
      group({ x: -2, y: 109 }, ...frontFace({ mood: 'curious', look: [-1, -0.5] })),
    ),
  )
