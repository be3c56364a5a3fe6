import { colours as c, ellipse, group, ink, line, path, shade } from '../../kit/svg'
import { eye, type Mood } from '../face'
import { scaleToHeight } from '../heights'
import { cheek, type FriendOptions, shadow } from './parts'
import { grey, greyDeep, greyShade, kinkedEar, straightEar } from './rabbit'

/* Milo the rabbit from behind, standing on y = 0. */

const earsFromBehind = [group({ x: -2, flip: true }, ...kinkedEar), straightEar.filter((_, i) => i !== 1)]

/** The head turned so far to the left that cheek, nose and one eye show. */
const headFromBehind = (mood: Mood, look: [number, number]) => [
  path(
    'M-60-110C-62-120-56-128-46-132C-40-146-22-156 2-156C30-156 46-140 48-120Q50-106 62-100L46-96L52-86C32-76-4-72-22-78C-34-82-40-86-48-88C-58-92-62-100-60-110Z',
    grey,
  ),
  shade(
    path(
      'M24-152C38-148 46-136 48-120Q50-106 62-100L46-96L52-86C32-76-4-72-22-78C16-82 38-112 24-152Z',
      greyShade,
    ),
  ),
  path('M-60-110C-56-120-42-116-40-106C-38-98-42-90-48-88C-58-92-62-100-60-110Z', '#fff'),
  eye(-35, -122, 9, mood, { narrow: 0.62, look, skin: greyShade, outer: 1 }),
  cheek(-22, -101, 9),
  ink(path('M-64-114Q-58-120-52-116L-58-108Z', c.tongue)),
  mood === 'wonder' ? ink(ellipse(-52, -95, 4, 5, c.eye)) : line('M-58-98q4 4 10 0', c.eye, 3),
]

/**
 * A forepaw held to his chest, head raised to the left.
 * @param options `lifts`: raises the head further, in degrees
 */
export const rabbitFromBehind = ({
  mood = 'happy',
  look = [-0.6, -0.4],
  lifts = 0,
}: FriendOptions & { lifts?: number } = {}) =>
  scaleToHeight(
    'rabbit',
    250,
    shadow(70),
    path('M-20-92C-44-84-56-64-56-56C-56-48-40-44-28-56L-32-72Z', greyShade),
    path(
      'M-52-10C-80-18-98-8-94 0Q-88 6-80 3Q-72 8-62 4H-44ZM44-10C64-18 86-10 84 0Q78 6 70 3Q62 8 54 4Z',
      '#fff',
    ),
    path(
      'M-24-100C-28-84-40-76-40-60C-40-48-64-44-72-24C-74-6-66 5-46 5Q-24 6 0 1Q24 6 46 5C66 5 74-6 72-24C64-48 48-52 40-64C40-80 24-84 24-100Z',
      grey,
    ),
    shade(
      path(
        'M24-100C24-84 40-80 40-64C48-52 64-48 72-24C74-6 66 5 46 5Q32 6 16 3C48-24 40-64 8-88Z',
        greyShade,
      ),
    ),
    // Edge between the lit haunch and the back.
    shade(path('M-25-4C-20-30-34-46-54-46C-30-52-12-30-25-4Z', greyDeep)),
    path('M-16-20Q-13-31-4-27Q4-36 12-27Q21-22 16-13Q12-3 2-6Q-10-1-14-9Q-21-14-16-20Z', '#fff'),
    // The ears follow the head by two thirds of its angle.
    group({ x: -lifts, y: lifts * -0.1, rotate: lifts * 0.7 }, ...earsFromBehind),
    group({ x: lifts * -1.4, y: lifts * -0.4, rotate: lifts }, ...headFromBehind(mood, look)),
  )
