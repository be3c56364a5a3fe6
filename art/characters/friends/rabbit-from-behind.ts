import { colours as c, group, ink, line, path, shade } from '../../kit/svg'
import { eye } from '../face'
import { scaleToHeight } from '../heights'
import { cheek, shadow } from './parts'
import { grey, greyDeep, greyShade, kinkedEar, straightEar, tail } from './rabbit'

/* Milo the rabbit from behind, standing on y = 0. */

const earsFromBehind = [group({ x: -2, flip: true }, ...kinkedEar), straightEar.filter((_, i) => i !== 1)]

/** The head turned so far to the left that cheek, nose and one eye show. */
const headFromBehind = [
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
  eye(-35, -122, 9, 'happy', { narrow: 0.62, look: [-0.6, -0.4], skin: greyShade, outer: 1 }),
  cheek(-22, -101, 9),
  ink(path('M-64-114Q-58-120-52-116L-58-108Z', c.tongue)),
  line('M-58-98q4 4 10 0', c.eye, 3),
]

/** Sitting, his face half to the left. */
export const rabbitFromBehind = () =>
  scaleToHeight(
    'rabbit',
    250,
    shadow(70),
    group({ x: -22 }, tail),
    // Back, from narrow shoulders to the rump, and the chest.
    path('M-32-104C-40-84-52-72-56-50C-60-30-58-12-50 3H52C82-2 84-34 72-56C62-76 46-86 36-106Z', grey),
    shade(
      path(
        'M36-106C46-86 62-76 72-56C84-34 82-2 52 3H30C56-12 58-38 46-56C34-72 22-84 18-104ZM-32-58C-42-44-46-24-42-4C-34-22-30-40-32-58Z',
        greyShade,
      ),
    ),
    // Foot, haunch and crease.
    path('M-68 4C-86 3-84-13-68-14C-50-17-30-16-10-10V4Z', '#fff'),
    path('M-18 4C-40-26-22-62 14-62C50-60 60-20 40 4Z', grey),
    shade(path('M-22-6C-36-40-12-66 14-62C-6-56-20-38-22-6Z', greyDeep)),
    ...earsFromBehind,
    ...headFromBehind,
  )
