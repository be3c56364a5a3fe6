import { colours as c, ellipse, group, ink, mirror, path, shade } from '../../kit/svg'
import { eye } from '../face'
import { scaleToHeight } from '../heights'
import { bill, billShade, down, duckHead, foot, wingFeathers } from './duck-parts'
import { darkBrown, skin, skinShade, spines } from './hedgehog'
import { brow, cheek, mouth } from './parts'

/* Clara and Hugo listening, seen from behind and half to the left, standing on y = 0 (page 7). */

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

/** A dome of spines, with nose and ear beyond it. */
export const listeningHedgehog = () =>
  scaleToHeight(
    'hedgehog',
    110,
    group(
      { x: -8, y: -12, rotate: 12 },
      path('M-34-74C-56-82-72-70-80-56C-88-48-104-49-105-41C-103-30-80-16-40-8Z', skin),
      shade(path('M-105-41C-103-30-80-16-40-8L-36-24C-64-22-90-30-105-41Z', skinShade)),
      ellipse(-46, -70, 12, 13, skin),
      shade(ellipse(-47, -68, 6, 8, c.blush)),
      eye(-68, -48, 8, 'puzzled', { look: [-0.6, -0.7], skin: skinShade }),
      brow(-60, -58, 7, 'puzzled', '#8A6350'),
      cheek(-58, -34),
      ink(ellipse(-103, -43, 7, 6, c.eye)),
      mouth(-88, -29, 15, 'puzzled'),
    ),
    path('M-58 2Q-70-70-30-96Q10-116 52-92L73-81L70-64L86-58L77-44L90-32L66 2Z', darkBrown),
    ...spines(
      'M-60-70L-44-80L-24-92L0-100L26-99L48-86L66-66L78-42M-62-46L-44-60L-22-72L4-77L28-74L48-60L62-40L70-16M-58-24L-40-40L-18-50L6-54L28-48L46-32L54-8',
      1.5,
    ),
  )
