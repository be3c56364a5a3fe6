import { colours as c, group, ink, path, shade } from '../../kit/svg'
import { scaleToHeight } from '../heights'
import { grey, greyDeep, greyShade, kinkedEar, rabbitHead, straightEar, whiteShade } from './rabbit'

/*
 * Milo yawning, facing left, sitting on y = 0 with his feet up: he lets himself fall on somebody behind him, who carries
 * back, head and ears (page 11).
 */

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
    // Outline of the body: the spine bends at the seat, which spreads.
    path(
      'M-30-20C-26-54 0-70 16-92C26-106 40-124 58-130L104-112C108-84 92-48 74-22C68-4 52 4 34 4H-20Z',
      grey,
    ),
    shade(path('M104-112C108-84 92-48 74-22C68-4 52 4 34 4H0C50-16 70-60 66-112Z', greyDeep)),
    path('M50-126C24-110-6-74-22-50L-8-44L-6-30L10-38L18-24C38-50 52-90 64-112Z', '#fff'),
    // Far foot.
    path('M-50 2C-66-6-74-36-68-56C-64-66-54-64-50-54C-46-36-40-20-30-12Z', whiteShade),
    // Near leg: hip, knee and heel; the foot stands on its heel.
    path('M60-8C60-44 22-64-8-54C-36-44-48-22-54 0Q-48 6-30 4H34C50 4 58 2 60-8Z', grey),
    shade(
      path('M60-8C60-30 46-48 26-54C40-34 34-14-2-8Q-32-4-54 0Q-48 6-30 4H34C50 4 58 2 60-8Z', greyShade),
    ),
    path('M-36 2C-54 8-76 2-82-14C-88-32-98-46-94-58C-88-70-76-64-70-52C-64-38-56-26-42-18Z', '#fff'),
    shade(path('M-36 2C-54 8-76 2-82-14Q-60-4-36-6ZM-93-48Q-84-54-84-60L-80-62Q-80-52-91-44Z', whiteShade)),
    group(
      { x: 12, y: -70, rotate: 50 },
      group({ x: -132, y: -137, rotate: 80 }, ...kinkedEar),
      group({ x: -108, y: -68, rotate: 62 }, ...straightEar),
      // The nose is well inside the muzzle, which is seen from below.
      ...rabbitHead('asleep', [0, 0], yawn, 'M-60-112Q-53-117-46-110L-53-102Z'),
    ),
    // The near arm has slid down on the belly.
    path('M70-118C88-96 74-70 50-58C36-50 20-44 8-46C-4-48-6-60 2-66C14-72 30-74 38-86Q46-98 46-108Z', grey),
    shade(path('M80-98C82-82 68-68 50-58C36-50 20-44 8-46C-2-48-6-56-1-62C30-52 62-62 80-98Z', greyDeep)),
  )
