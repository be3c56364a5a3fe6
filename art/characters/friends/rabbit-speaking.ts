import { colours as c, group, ink, line, path, shade } from '../../kit/svg'
import { settled } from '../heights'
import { grey, greyDeep, greyShade, head, kinkedEar, straightEar } from './rabbit'

/* Milo who makes a speech (page 7). */

/** A wide, sure grin. */
const grin = [
  ink(path('M-63-105C-52-100-36-100-26-107C-24-94-34-86-45-87C-55-89-62-95-63-105Z', c.eye)),
  shade(path('M-56-94C-48-99-36-99-30-95C-34-88-39-86-45-87C-50-88-54-91-56-94Z', c.tongue)),
]

/** A far leg set forward on its heel, and the one that carries him: thigh, hock, and a long flat foot. */
const legs = [
  path('M-30-58C-46-44-56-30-58-18C-70-22-84-22-86-12C-86-2-70 2-56 0C-44 0-38-6-36-14L-16-40Z', greyShade),
  path('M-58-18C-70-22-84-22-86-12C-86-2-70 2-56 0L-48-12Z', '#EADFE8'),
]

/** One long curve from the foot to the ears: chest out, a pointer in his fist, the other fist on his back. */
export const miloSpeaks = () =>
  settled(
    'rabbit',
    250,
    // His tail, and the arm that is bent behind his back.
    path('M44-44Q46-58 58-54Q70-54 68-42Q72-32 60-30Q50-28 44-36Z', '#fff'),
    path('M20-112C46-112 66-98 74-82C76-74 70-68 62-64L36-54L30-66L50-78L24-92Z', greyShade),
    ...legs,
    path(
      'M-16-122C-40-114-56-96-56-78C-56-64-48-56-42-50C-50-42-52-32-44-26C-32-22-16-18-4-8C-14-14-38-14-42-4C-42 0-36 2-30 2H22C30 0 32-8 28-18C46-30 56-48 46-68C38-84 36-104 38-126Z',
      grey,
    ),
    shade(
      path(
        'M38-126C36-104 38-84 46-68C56-48 46-30 28-18C32-8 30 0 22 2H8C18-4 18-12 8-20C30-34 36-54 24-74C18-86 16-104 18-118Z',
        greyDeep,
      ),
    ),
    // The thigh lies before the belly.
    shade(path('M-42-50C-28-62-2-60 4-40C-8-54-26-56-42-50Z', greyDeep)),
    path('M8 2Q10-6 0-8C-14-16-40-16-44-4C-44 0-38 2-32 2Z', '#fff'),
    path('M-52-76L-44-58L-36-68L-28-54L-22-70L-12-64C-8-80-8-92-8-100C-20-86-36-78-52-76Z', '#fff'),
    group(
      { x: 10, y: -30, rotate: 8 },
      ...kinkedEar,
      ...straightEar,
      ...head('surprised', [-0.8, 0.6], grin),
    ),
    line('M-78-94L-222-244', '#6E4656', 5),
    // Shoulder, elbow, and a forearm that narrows to the fist.
    path(
      'M-6-110C-26-114-38-104-46-94L-66-76L-84-102L-96-96L-80-62C-74-54-64-54-56-58C-36-66-14-78-6-94Z',
      grey,
    ),
    shade(path('M-6-94C-14-78-36-66-56-58C-64-54-74-54-80-62C-50-58-26-76-6-94Z', greyDeep)),
    path('M-100-104C-102-116-86-120-78-112C-70-108-72-96-80-92C-90-88-100-94-100-104Z', '#fff'),
  )
