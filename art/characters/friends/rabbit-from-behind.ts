import { colours as c, ellipse, group, ink, line, path, shade } from '../../kit/svg'
import { eye, type Mood } from '../face'
import { scaleToHeight } from '../heights'
import { cheek, type FriendOptions, shadow } from './parts'
import { grey, greyDeep, greyShade, hindLeg, kinkedEar, straightEar, tail } from './rabbit'

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
    path('M-18-94C-44-86-58-66-57-56C-55-47-42-45-28-54L-32-72Z', greyShade),
    // The back is towards the viewer, the spine right of its middle.
    path('M-24-104C-34-88-46-72-46-50C-46-28-36-12-22-4H70C96-14 102-44 82-66C64-84 42-86 34-106Z', grey),
    shade(
      path('M34-106C42-86 64-84 82-66C102-44 96-14 70-4H46C66-14 72-40 54-58C36-76 14-82 10-102Z', greyShade),
    ),
    group({ x: -18, y: 1, scale: 0.92 }, ...hindLeg),
    // The tail at the end of the spine, outside the outline, and its shadow.
    shade(path('M56-8C54-22 60-36 72-38C64-28 62-16 66-4Z', greyDeep)),
    group({ x: -22, y: 4, scale: 1.04 }, tail),
    // The ears follow the head by two thirds of its angle.
    group({ x: -lifts, y: lifts * -0.1, rotate: lifts * 0.7 }, ...earsFromBehind),
    group({ x: lifts * -1.4, y: lifts * -0.4, rotate: lifts }, ...headFromBehind(mood, look)),
  )
