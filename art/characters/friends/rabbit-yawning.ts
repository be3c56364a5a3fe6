import { colours as c, group, ink, path, shade } from '../../kit/svg'
import { scaleToHeight } from '../heights'
import { earTip, grey, greyDeep, greyShade, rabbitHead, whiteShade } from './rabbit'

/*
 * Milo yawning, facing left, sitting on y = 0 with his feet up, a paw at his mouth: he slumps against somebody behind him
 * (page 11).
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
    // The ears hang back: the folded one, on the far side, and the straight one.
    path(
      'M40-184C62-214 112-214 140-184C156-168 164-142 160-122C158-114 150-112 144-118C136-132 128-152 116-162C100-170 80-166 66-158Z',
      greyShade,
    ),
    path('M163-138C164-132 162-126 160-122C158-114 150-112 144-118L135-134Q148-146 160-146Z', earTip),
    // The far foreleg, from behind the chest up to the mouth.
    path('M-4-64C-30-72-50-90-50-112L-26-118C-24-108-16-102 0-98Z', greyShade),
    path('M-50-110C-56-126-54-140-46-140Q-42-148-36-142Q-26-146-24-136L-26-116Z', '#fff'),
    // Outline of the body: one curve from the nape to the seat, which spreads; the belly sinks forward.
    path(
      'M70-166C96-150 108-116 106-84C104-56 92-30 78-12C68 2 52 4 34 4H-20C-36-16-38-46-22-70C-14-84-2-96 0-124Z',
      grey,
    ),
    shade(
      path(
        'M70-166C96-150 108-116 106-84C104-56 92-30 78-12C68 2 52 4 34 4H10C20-40 62-50 80-104C78-126 74-146 70-166Z',
        greyDeep,
      ),
    ),
    shade(path('M-2-116C-6-100-26-86-30-66L-14-72L-8-60L6-70C20-80 32-92 36-108Z', '#fff')),
    // Far foot.
    path('M-50 2C-66-6-74-36-68-56C-64-66-54-64-50-54C-46-36-40-20-30-12Z', whiteShade),
    // Near leg: hip, knee and heel; the foot stands on its heel.
    path('M66-8C64-44 22-64-8-54C-36-44-48-22-54 0Q-48 6-30 4H40C54 4 62 2 66-8Z', grey),
    shade(
      path('M68-8C66-42 46-54 26-55C40-34 34-14-2-8Q-32-4-54 0Q-48 6-30 4H40C54 4 62 2 66-8Z', greyShade),
    ),
    path('M-36 2C-54 8-76 2-82-14C-88-32-98-46-94-58C-88-70-76-64-70-52C-64-38-56-26-42-18Z', '#fff'),
    shade(path('M-36 2C-54 8-76 2-82-14Q-60-4-36-6ZM-93-48Q-84-54-84-60L-80-62Q-80-52-91-44Z', whiteShade)),
    group(
      { x: -30, y: -56, rotate: 34 },
      // The nose is well inside the muzzle, which is seen from below.
      ...rabbitHead('asleep', [0, 0], yawn, 'M-60-112Q-53-117-46-110L-53-102Z'),
    ),
    path(
      'M52-180C74-192 104-180 122-154C134-136 140-112 134-98C130-88 120-90 116-100C108-118 96-136 64-152Z',
      grey,
    ),
    path('M138-118C138-110 136-102 134-98C130-88 120-90 116-100L110-112Q124-124 137-122Z', earTip),
    // The near foreleg: shoulder, elbow, and the paw in his lap.
    path('M84-96C92-72 74-48 46-44C30-42 14-46-2-50L-4-66C16-64 34-64 40-72C44-80 46-88 48-98Z', grey),
    shade(path('M87-84C88-62 70-48 46-44C30-42 14-46-2-50L-4-56C30-48 62-52 87-84Z', greyDeep)),
    path('M2-68C-10-70-20-66-20-60Q-26-56-20-51Q-20-45-12-46C-6-44 0-46 4-50Z', '#fff'),
  )
