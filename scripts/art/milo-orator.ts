import { settled } from './cast'
import { taper } from './limbs'
import { grey, greyDeep, greyShade, head, kinkedEar, straightEar } from './rabbit'
import { colours as c, ellipse, group, ink, line, path, shade } from './svg'

/* Milo on his hind legs: he makes a speech (page 7), and calls to the moon (page 11). */

/** A wide, sure grin. */
const grin = [
  ink(path('M-63-105C-52-100-36-100-26-107C-24-94-34-86-45-87C-55-89-62-95-63-105Z', c.eye)),
  shade(path('M-56-94C-48-99-36-99-30-95C-34-88-39-86-45-87C-50-88-54-91-56-94Z', c.tongue)),
]

/** One long curve from foot to ears: chest out, a foot in front, a pointer in his fist, the other arm behind his back. */
export const miloSpeaks = () =>
  settled(
    'rabbit',
    250,
    ellipse(52, -24, 17, 16, '#fff'),
    // The arm behind his back.
    path('M30-110C60-110 78-88 68-70C62-60 50-54 38-58Z', greyShade),
    path(
      'M0-122C-34-112-54-86-46-56C-42-38-46-20-62-8L-20-4C-12-18-6-24 6-22C12-18 12-10 10-4H48C56-30 36-64 40-128Z',
      grey,
    ),
    shade(
      path('M40-128C36-64 56-30 48-4H28C34-36 12-70 16-124ZM-20-110C0-92 22-94 42-112L40-128H-10Z', greyDeep),
    ),
    path('M-16-114C-44-100-50-68-36-40C-26-38-10-62-8-92Z', '#fff'),
    ellipse(-50, -5, 25, 9, '#fff'),
    ellipse(32, -4, 23, 9, '#fff'),
    group(
      { x: 12, y: -28, rotate: 8 },
      ...kinkedEar,
      ...straightEar,
      ...head('surprised', [-0.8, 0.6], grin),
    ),
    line('M-66-80L-158-164', '#6E4656', 5),
    path(
      taper(
        [
          [-26, -96],
          [-60, -78],
          [-82, -98],
        ],
        [15, 12, 9],
      ).d,
      grey,
    ),
    path('M-97-106C-98-116-84-120-76-114C-66-108-66-94-76-88C-86-86-96-94-97-106Z', '#fff'),
  )

/** Leaning back to the moon, his ears swept back, his paws a trumpet. */
export const miloCalls = () =>
  settled(
    'rabbit',
    250,
    ellipse(56, -30, 16, 15, '#fff'),
    path('M24-6C10-18-12-18-20-8C-24-2-20 1-14 1H34Z', '#EADFE8'),
    // Chest out, hollow back, heavy haunch: one curve.
    path('M-26-126C-40-104-44-82-30-58C-24-44-24-28-10-10L40-4C70-14 72-52 52-72C34-90 34-108 40-130Z', grey),
    shade(
      path(
        'M40-130C34-108 34-90 52-72C72-52 70-14 40-4L24-6C50-40 30-60 16-78C8-92 20-110 18-126Z',
        greyDeep,
      ),
    ),
    path('M-26-126C-40-104-44-82-30-58L-22-64L-16-48L-10-62L-2-54C4-78-2-104 6-124Z', '#fff'),
    path('M0-24C2-58 34-72 50-52C62-34 50-10 34-4L4-6Z', grey),
    shade(path('M0-24C0-60 34-74 50-52C28-60 8-46 4-18Z', greyDeep)),
    path('M34-14C16-24-18-18-26-8C-30-2-26 1-20 1H34C46 0 46-10 34-14Z', '#fff'),
    group(
      { x: -38, y: -44, rotate: 30 },
      group({ x: -42, y: -15, rotate: 18 }, ...kinkedEar),
      group({ x: -37, y: -6, rotate: 15 }, ...straightEar),
      ...head('wonder', [-0.8, -0.6], [ink(ellipse(-60, -98, 6, 9, c.eye))]),
    ),
    path('M-24-112C-38-98-52-94-60-112L-66-140C-64-152-52-152-50-142L-46-120Q-40-112-30-126Z', greyShade),
    path('M20-116C24-92-4-72-28-84Q-40-92-44-120L-46-136C-42-148-30-146-28-134L-24-110Q-18-102-4-122Z', grey),
    path(
      'M-70-140C-76-156-64-166-58-160C-50-152-52-142-54-136ZM-50-132C-54-148-42-158-34-150C-26-140-26-130-34-126Z',
      '#fff',
    ),
  )
