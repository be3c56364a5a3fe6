import { settled } from './cast'
import { eye } from './face'
import { brow, cheek } from './friend-face'
import { taper } from './limbs'
import { colours as c, ellipse, group, ink, line, path, shade } from './svg'

/* Milo who makes a speech (page 7). */

const [grey, greyShade] = ['#B9AFC6', '#978BAA']

/** The head, chin up, one ear folded, in a wide grin. */
const speaking = () => [
  path('M2-158C-12-196-6-228 10-232C36-234 62-204 58-178C46-176 36-188 27-198Q30-176 26-152Z', greyShade),
  shade(path('M10-232C36-234 62-204 58-178Q36-180 27-198Q28-222 10-232Z', '#857A9A')),
  path('M-30-154C-54-222-40-254-24-254C-6-252-2-196-6-156Z', grey),
  shade(path('M-24-168C-36-210-34-238-25-240C-15-238-10-200-12-168Z', c.blush)),
  path('M-58-130C-58-162-32-174-6-174C26-174 44-152 42-126C40-98 14-88-12-88C-38-88-58-104-58-130Z', grey),
  shade(path('M14-172C36-164 43-146 42-126C40-98 14-88-12-88C22-100 34-130 14-172Z', greyShade)),
  path('M-57-116C-48-132-30-128-24-118C-16-130 4-126 6-110C6-88-14-80-28-82C-44-86-56-98-57-116Z', '#fff'),
  ink(path('M-46-110C-34-102-12-102-2-114C0-94-12-84-26-86C-38-90-44-98-46-110Z', c.eye)),
  shade(path('M-38-96C-30-102-14-102-6-98C-10-90-18-85-26-86C-32-88-35-91-38-96Z', c.tongue)),
  eye(-42, -137, 9, 'happy', { look: [-0.8, 0.6], skin: greyShade, outer: -1 }),
  eye(0, -138, 10, 'happy', { look: [-0.8, 0.6], skin: greyShade }),
  brow(0, -156, 8, 'surprised', '#EFEAF4'),
  cheek(20, -114),
  ink(path('M-33-123H-18L-25-115Z', c.tongue)),
]

/** One long curve from foot to ears: chest out, a foot in front, a pointer in his fist, the other arm behind his back. */
export const miloSpeaks = () =>
  settled(
    'rabbit',
    250,
    ellipse(52, -24, 17, 16, '#fff'),
    // The arm behind his back.
    path('M30-110C60-110 78-88 68-70C62-60 50-54 38-58V-70C48-74 48-84 32-90Z', greyShade),
    path(
      'M0-122C-34-112-54-86-46-56C-42-38-46-20-62-8L-20-4C-12-18-6-24 6-22C12-18 12-10 10-4H48C56-30 36-60 44-114Z',
      grey,
    ),
    shade(path('M44-114C36-60 56-30 48-4H28C34-36 12-70 22-116Z', greyShade)),
    path('M-16-114C-44-100-50-68-36-40C-26-38-10-62-8-92Z', '#fff'),
    ellipse(-50, -5, 25, 9, '#fff'),
    ellipse(32, -4, 23, 9, '#fff'),
    group({ x: 18, y: -12, rotate: 10 }, ...speaking()),
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
    shade(path('M-96-106L-83-103L-95-99Z', greyShade)),
  )
