import { colours as c, group, ink, path, shade } from '../../kit/svg'
import { scaleToHeight } from '../heights'
import { grey, greyDeep, greyShade, kinkedEar, rabbitHead, straightEar, whiteShade } from './rabbit'

/*
 * Milo yawning, facing left, sitting on y = 0 with his feet up, a paw at his mouth: he slumps against somebody behind him
 * (page 11).
 */

/** The open mouth: two teeth, and the chin, which drops below the muzzle. */
const yawn = [
  path('M-66-102C-74-80-68-54-50-52C-32-52-22-70-26-92Z', '#fff'),
  ink(path('M-61-102C-68-80-62-60-50-59C-37-59-31-76-35-98Q-48-106-61-102Z', c.eye)),
  path('M-56-104V-94H-49V-96H-42V-103Z', '#fff'),
  shade(path('M-61-72C-56-86-42-84-37-74C-39-64-44-59-50-59C-56-60-60-64-61-72Z', c.tongue)),
]

export const yawningRabbit = () =>
  scaleToHeight(
    'rabbit',
    250,
    // The far foreleg, from behind the chest up to the mouth.
    path('M-4-68C-40-74-70-96-74-128L-50-136C-44-112-26-104 0-100Z', greyShade),
    path('M-75-126C-83-142-81-156-73-156Q-69-164-62-158Q-53-162-50-152L-49-132Z', '#fff'),
    // Outline of the body: neck, one curve from the nape to the seat, which spreads; the belly sinks forward.
    path(
      'M66-190C84-160 108-124 106-84C104-56 92-30 78-12C68 2 52 4 34 4H-20C-36-16-38-46-24-70C-14-84-8-98-4-114C0-134-2-146-8-164Z',
      grey,
    ),
    // The throat is in the shade of the jaw.
    shade(
      path(
        'M-8-164C-2-146 0-134-4-114C-10-96-28-88-32-64L-16-72L-8-58L6-70C20-82 34-96 38-116L44-150Z',
        '#fff',
      ),
    ),
    shade(
      path(
        'M-8-164Q-4-152-3-140C18-126 40-128 52-142C74-128 80-98 78-70C62-42 44-24 30 4H34C52 4 68 2 78-12C92-30 104-56 106-84C108-124 84-160 66-190Z',
        greyDeep,
      ),
    ),
    // Far foot.
    path('M-50 2C-66-6-74-36-68-56C-64-66-54-64-50-54C-46-36-40-20-30-12Z', whiteShade),
    // Near leg: hip, knee and heel; the foot stands on its heel.
    path('M66-8C64-44 22-64-8-54C-36-44-48-22-54 0Q-48 6-30 4H40C54 4 62 2 66-8Z', grey),
    shade(path('M-54 0C-48-22-36-44-8-54Q10-58 26-55C-10-50-36-30-36-6Q-44-4-54 0Z', greyShade)),
    path('M-36 2C-54 8-76 2-82-14C-88-32-98-46-94-58C-88-70-76-64-70-52C-64-38-56-26-42-18Z', '#fff'),
    shade(path('M-36 2C-54 8-76 2-82-14Q-60-4-36-6ZM-93-48Q-84-54-84-60L-80-62Q-80-52-91-44Z', whiteShade)),
    group(
      { x: -40, y: -82, rotate: 34 },
      // The ears fall back.
      group({ x: -5, y: -1, rotate: 2 }, ...kinkedEar),
      group({ x: -132, y: -115, rotate: 76 }, ...straightEar),
      // One eye still looks back; the nose is well inside the muzzle, which is seen from below.
      ...rabbitHead('asleep', [1.1, -1.1], yawn, 'M-64-113Q-57-119-49-112L-56-105Z', 'tender'),
    ),
    // The near foreleg: shoulder, elbow, and the paw in his lap.
    path('M84-106C98-80 78-48 46-44C30-42 14-46-2-50L-4-66C16-64 34-64 40-72C46-82 46-94 54-106Z', grey),
    shade(path('M91-90C92-62 70-48 46-44C30-42 14-46-2-50L-4-56C30-48 66-52 91-90Z', greyDeep)),
    path('M2-68C-10-70-20-66-20-60Q-26-56-20-51Q-20-45-12-46C-6-44 0-46 4-50Z', '#fff'),
  )
