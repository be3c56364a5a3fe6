import { asFigure, colours as c, ellipse, ink, mirror, path, shade, sides } from '../../kit/svg'
import { eye } from '../face'
import { darkBrown, skin, skinShade, spines } from './hedgehog'

/* Hugo the hedgehog from straight above. */

/** The arms, short and round: one paw lies on the last leaf, the other reaches out to the friend on the left. */
const armsFromAbove = [
  path(
    'M30-16C60-22 84-6 90 14Q96 26 96 42C97 54 88 56 84 51Q72 56 71 45C68 32 60 26 46 22L30 8ZM-30-16C-58-18-76-4-84 14Q-94 26-99 39C-102 52-92 55-88 50Q-77 54-75 47-66 30-48 24L-30 8Z',
    skin,
  ),
]

/** Looking up at the viewer and counting; about 230 wide and 300 tall, 75 of which are below y = 0. */
export const hedgehogFromAbove = () =>
  asFigure(
    'hedgehog',
    { scale: 1.2 },
    ...armsFromAbove,
    path('M-48-8C-62 22-44 42-18 52C-10 72 10 72 18 52C44 42 62 22 48-8Z', skin),
    shade(path('M48-8C62 22 44 42 18 52Q12 66 2 66C22 44 38 24 30-8Z', skinShade)),
    ...sides.map((side) => ellipse(side * 50, 2, 15, 14, skin)),
    ...sides.map((side) => shade(ellipse(side * 51, 5, 8, 8, c.blush))),
    path(
      'M-62 4L-54-4L-44 8L-36-6L-24 10L-14-4L-2 12L8-4L20 10L30-5L42 9L52-5L64 6L72-10L84-6L82-26L98-30L90-46L104-58L92-70L104-86L88-94L96-114L80-116L82-136L64-136L62-158L46-152L40-176L24-166L14-186L2-172L-12-188L-22-166L-40-174L-44-152L-64-158L-64-136L-84-134L-80-114L-98-112L-90-92L-106-84L-94-70L-106-54L-92-46L-98-28L-82-24L-86-6L-72-10Z',
      darkBrown,
    ),
    ...mirror(
      'half',
      ...spines(
        'M-66 10L-74-14L-82-40L-84-66L-82-92L-72-114L-56-134L-38-150L-18-160M-52 4L-56-10L-64-34L-64-58L-62-82L-54-104L-40-122M-36 8L-36-8L-44-30L-44-52L-42-74L-36-94L-22-112M-14 6L-18-10L-22-28L-22-48L-22-70L-20-92',
        1.7,
      ),
    ),
    ...sides.map((side) =>
      eye(side * 22, 24, 9.5, 'puzzled', { look: [0.3, -0.7], outer: side, skin: skinShade }),
    ),
    ...sides.map((side) => shade(ellipse(side * 40, 36, 9, 6, c.cheek, { opacity: 0.8 }))),
    // Open mouth: he counts aloud.
    ink(path('M0 40C16 40 14 54 0 54S-16 40 0 40ZM-6 58Q0 55 6 58C5 66-5 66-6 58Z', c.eye)),
    shade(ellipse(-3, 44, 3, 2, '#fff', { opacity: 0.5 })),
  )
