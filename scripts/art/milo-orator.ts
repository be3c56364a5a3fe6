import { settled } from './cast'
import { taper } from './limbs'
import { grey, greyDeep, greyShade, head, kinkedEar, straightEar } from './rabbit'
import { colours as c, ellipse, group, ink, line, path, shade } from './svg'

/* Milo who makes a speech (page 7). */

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
