import { group, mirror, path, shade } from '../../kit/svg'
import { scaleToHeight } from '../heights'
import { bill, billShade, down, duckHead, foot, wingFeathers } from './duck-parts'

/* Clara listening, seen from behind and half to the left, standing on y = 0 (page 7). */

/** Her head cocked, as birds do when they do not understand; her wings folded over the tail, each with three primaries. */
export const puzzledDuckFromBehind = () =>
  scaleToHeight(
    'duck',
    150,
    path(foot(30), billShade),
    path(foot(-16), bill),
    path('M24-104C30-92 60-78 64-50C68-20 40-8 0-8C-42-8-66-20-64-50C-62-76-40-88-34-104Z', down),
    ...mirror(
      'wing',
      path('M6-28C24-40 34-62 46-84C72-60 74-36 54-18L44-26L36-12L26-20L18-8C12-12 8-20 6-28Z', wingFeathers),
      shade(path('M44-26C54-40 56-56 46-84C72-60 74-36 54-18Z', down)),
    ),
    path('M-20-34L-8 0L-2-6L4 0L10-6L20-34Z', down),
    group({ x: -6, y: -118, rotate: 22 }, ...duckHead({ mood: 'puzzled', gape: [6, 14] })),
  )
