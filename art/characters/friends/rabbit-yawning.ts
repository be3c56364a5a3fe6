import { colours as c, group, ink, path, shade } from '../../kit/svg'
import { scaleToHeight } from '../heights'
import { grey, greyDeep, kinkedEar, rabbitHead, straightEar, whiteShade } from './rabbit'

/* Milo yawning, facing left, leaning back on somebody whose rump hides his own, standing on y = 0 (page 11). */

/** The open mouth: the chin drops below the muzzle. */
const yawn = [
  path('M-66-100C-72-82-66-62-50-60C-34-60-26-74-28-92Z', '#fff'),
  ink(path('M-61-102C-67-84-62-68-50-67C-38-67-33-80-36-98Q-48-106-61-102Z', c.eye)),
  shade(path('M-60-80C-56-90-44-88-39-78C-40-71-45-67-50-67C-56-68-60-73-60-80Z', c.tongue)),
]

export const yawningRabbit = () =>
  scaleToHeight(
    'rabbit',
    250,
    // Outline of the slumped body.
    path('M-22-104C-42-84-46-52-42-26C-40-8-28-2-12-2H58C86-4 92-42 74-66C60-84 52-92 44-112Z', grey),
    shade(path('M44-112C62-88 74-60 40-2C38-40 30-70-2-86L-20-104Z', greyDeep)),
    path('M-22-98C-36-80-42-60-38-44L-28-30L-18-42L-8-26L8-50C2-66 8-84 14-94Z', '#fff'),
    path('M56-2C48-18 12-16-16-8C-36-2-34 11-22 11L34 4Z', whiteShade),
    group(
      { x: -14, y: -30, rotate: 22 },
      group({ x: 47, y: 4, rotate: -12 }, ...straightEar),
      group({ x: 85, y: -24, rotate: -25, flip: true }, ...kinkedEar),
      // The nose is well inside the muzzle, which is seen from below.
      ...rabbitHead('asleep', [0, 0], yawn, 'M-60-112Q-53-117-46-110L-53-102Z'),
    ),
    // Near arm, the paw at the chin too late.
    path(
      'M36-96C46-74 28-52 2-50C-18-50-34-64-42-82Q-50-86-45-92Q-49-99-41-101Q-39-107-32-104C-24-100-22-88-16-82C-10-74-2-72 4-80L10-100Z',
      grey,
    ),
    shade(
      path(
        'M38-84C38-62 22-50 2-50C-18-50-34-64-42-82C-28-62 18-52 38-84ZM-45-92L-35-93L-44-88ZM-41-101L-32-97L-43-98Z',
        greyDeep,
      ),
    ),
  )
