import { asFigure, colours as c, ellipse, ink, mirror, path, shade, sides } from '../../kit/svg'
import { eye } from '../face'
import { bellyFur, darkBrown, skin, skinShade, spines } from './hedgehog'

/* Hugo the hedgehog from straight above, his small face turned up to us (page 3). */

/** Short feet with three toes, which come out from under the coat. */
const feet = [
  path(
    'M-54-24C-72-20-84-4-82 10Q-88 20-79 23Q-74 32-66 25Q-57 28-56 18L-40 0ZM52-24C72-16 84 4 80 20Q84 31 75 32Q69 40 62 32Q53 34 53 24L40 0ZM-84-104C-98-110-108-104-106-96Q-114-90-106-85Q-104-77-94-80L-80-84ZM82-104C98-110 108-102 106-94Q113-88 105-83Q102-75 92-79L80-84Z',
    skin,
  ),
]

/** Looking up at the viewer and counting; about 230 wide and 250 tall, 50 of which are below y = 0. */
export const hedgehogFromAbove = () =>
  asFigure(
    'hedgehog',
    { scale: 1.2 },
    ...feet,
    path(
      'M-58 12L-52-4L-66 0L-62-14L-82-14L-76-26L-98-36L-88-48L-106-62L-92-72L-106-92L-90-98L-98-120L-80-120L-82-140L-64-138L-62-160L-46-152L-40-174L-24-164L-12-184L2-170L14-184L24-164L40-174L46-152L62-158L64-136L82-138L80-118L96-116L90-96L106-88L92-72L104-60L90-48L98-32L78-26L82-12L62-12L66 2L52-4L58 12Z',
      darkBrown,
    ),
    ...mirror(
      'half',
      ...spines(
        'M-66 4L-72-14L-82-40L-84-66L-82-92L-72-114L-56-134L-38-150L-18-160M-52 0L-54-14L-64-34L-64-58L-62-82L-54-104L-40-122M-36-8L-40-24L-44-42L-44-60L-42-80L-36-98L-22-114M-14-6L-18-24L-22-42L-22-60L-22-76L-20-94',
        1.7,
      ),
    ),
    // Ears and cheeks in one contour; the snout points at us.
    path('M-42-18C-62-26-72 0-54 10C-60 34-34 50 0 50S60 34 54 10C72 0 62-26 42-18Z', skin),
    shade(
      path(
        'M46-12C54 24 30 40 0 40C-30 40-50 30-54 10C-60 34-34 50 0 50S60 34 54 10C62 4 60-12 46-12Z',
        skinShade,
      ),
    ),
    ...sides.map((side) => shade(ellipse(side * 54, -6, 6, 8, c.blush))),
    // The coat runs out over the forehead.
    path('M-44-16L-37-2L-28-9L-20 6L-10-4L0 12L10-4L20 6L28-9L37-2L44-16L20-40H-20Z', bellyFur),
    ...sides.map((side) =>
      eye(side * 25, 9, 9, 'puzzled', { look: [0.3, -0.7], outer: side, skin: skinShade }),
    ),
    ...sides.map((side) => shade(ellipse(side * 40, 24, 8, 6, c.cheek, { opacity: 0.8 }))),
    path('M0 8C14 8 20 20 18 30Q12 40 0 40T-18 30C-20 20-14 8 0 8Z', skin),
    // Open mouth: he counts aloud.
    ink(path('M0 15C13 15 13 28 0 30C-13 28-13 15 0 15ZM-7 36Q0 32 7 36C5 46-5 46-7 36Z', c.eye)),
    shade(ellipse(-3, 19, 3, 2, '#fff', { opacity: 0.5 })),
  )
