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
    'M-60-110C-62-120-56-128-46-132C-40-146-22-156 2-156C30-156 46-140 48-120C49-111 56-105 65-103C60-98 56-97 52-97C53-92 56-88 60-86C54-84 48-85 44-88C42-84 42-82 43-79C20-74-6-74-22-78C-34-82-40-86-48-88C-58-92-62-100-60-110Z',
    grey,
  ),
  shade(
    path(
      'M24-152C38-148 46-136 48-120C49-111 56-105 65-103C60-98 56-97 52-97C53-92 56-88 60-86C54-84 48-85 44-88C42-84 42-82 43-79C20-74-6-74-22-78C16-82 38-112 24-152Z',
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
 * Sitting, his face half to the left and raised.
 * @param options `lifts`: raises the head further, in degrees; `flip`: the face is half to the right, and the folded
 * ear still on the same side
 */
export const rabbitFromBehind = ({
  mood = 'happy',
  look = [-0.6, -0.4],
  lifts = 0,
  flip = false,
}: FriendOptions & { lifts?: number; flip?: boolean } = {}) =>
  scaleToHeight(
    'rabbit',
    250,
    shadow(70),
    group(
      { flip },
      // Feet beyond both haunches.
      path('M-44-16C-66-18-84-10-82 0Q-80 5-70 4H-40ZM50-12C66-16 82-8 80 0Q78 5 68 4H44Z', greyShade),
      // Back, from narrow shoulders to wide haunches.
      path('M-32-104C-38-84-52-74-58-54C-72-38-70-4-44 4H48C76-2 76-38 62-54C56-76 44-84 36-106Z', grey),
      shade(
        path(
          'M36-106C44-84 56-76 62-54C76-38 76-2 48 4H24C50-6 54-30 44-50C34-70 22-84 18-104ZM-54-48C-36-52-22-34-24-8C-32-32-40-42-54-48ZM-12-98C-15-74-11-54-3-38C1-58 0-78-5-98Z',
          greyShade,
        ),
      ),
      // The tail, and its shadow on the side away from the light.
      shade(path('M-14-26C-32-20-28 4-10 5H2L8-10Z', greyDeep)),
      path('M-17-10Q-19-18-12-21Q-9-30 1-29Q11-31 14-22Q22-19 19-10Q22 1 12 3Q4 9-4 5Q-18 5-17-10Z', '#fff'),
      // The ears follow the head by two thirds of its angle.
      group({ x: -lifts, y: lifts * -0.1, rotate: lifts * 0.7 }, group({ flip }, ...earsFromBehind)),
      group({ x: lifts * -1.4, y: lifts * -0.4, rotate: lifts }, ...headFromBehind(mood, look)),
    ),
  )
