import { asFigure, colours as c, ellipse, ink, line, mirror, path, shade, sides } from '../../kit/svg'
import { eye } from '../face'
import { bellyFur, darkBrown, skin, skinShade, spines } from './hedgehog'

/* Hugo the hedgehog from straight above. */

/**
 * Forelegs from the shoulder under the coat over elbow and wrist to three toes: the left ones hold on to the lantern,
 * the right ones to the last leaf.
 */
const forelegs = [
  path(
    'M-30-12C-62-18-88-4-94 24C-98 44-94 58-84 68C-92 80-82 92-74 87Q-70 99-59 94Q-48 96-47 86C-46 77-54 69-65 62C-72 52-72 44-62 36L-30 16ZM30-12C56-22 84-10 92 8C98 20 99 34 97 42C104 54 97 62 90 59Q84 69 75 62Q65 64 64 54C63 46 70 41 78 38C78 32 72 28 64 26L30 16Z',
    skin,
  ),
  shade(line('M-74 88L-71 79M-59 95L-60 85M90 59L89 51M75 62L76 54', skinShade, 3)),
]

/** The hind foot that shows beside the coat, on the root. */
const hindFoot = path(
  'M-64-126C-86-140-108-140-112-128Q-120-122-113-117Q-116-108-106-108Q-100-100-92-106L-76-104Z',
  skin,
)

/** Looking up at the viewer and counting; about 230 wide and 300 tall, 75 of which are below y = 0. */
export const hedgehogFromAbove = () =>
  asFigure(
    'hedgehog',
    { scale: 1.2 },
    hindFoot,
    ...forelegs,
    // Ears, cheeks and snout in one contour.
    path(
      'M-50-10C-70-14-74 10-58 16C-56 34-34 40-23 52C-20 66-10 71 0 71S20 66 23 52C34 40 56 34 58 16C74 10 70-14 50-10Z',
      skin,
    ),
    shade(path('M48-8C62 22 34 40 23 52C20 66 10 71 0 71C18 62 14 46 26 36Q38 20 30-8Z', skinShade)),
    ...sides.map((side) => shade(ellipse(side * 54, 3, 7, 8, c.blush))),
    // The coat runs out over the forehead to the bridge of the nose.
    path('M-36-8L-27 9L-19 3L-13 20L-6 14L0 36L6 14L13 20L19 3L27 9L36-8Z', bellyFur),
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
