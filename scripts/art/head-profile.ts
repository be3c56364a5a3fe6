import type { Mood } from './face'
import { eye, moods } from './face'
import { ear } from './head'
import { mapX } from './limbs'
import { colours as c, ellipse, group, ink, line, path, shade } from './svg'

/* Nori's head in pure profile around (0, 0), facing right: 380 wide with the muzzle and the ruff of the cheek. */

/** An ear from the side, its root at (x, y): the further it is swept back, the narrower it lies. */
const earAside = (x: number, y: number, rotate: number, swept: number, fill: string, near: boolean) => {
  const narrow = (d: string) => mapX(d, (at) => at * (1 - swept / 300))
  return group(
    { x, y, rotate },
    path(narrow(ear.outer), fill),
    near && path(narrow(ear.inner), c.blush),
    near && shade(path(narrow(ear.fold), c.furShade)),
    near && path(narrow('M-44-8L-16-56L-6-32L14-74L20-46L34-58L43 14Z'), c.cream),
    // The fur of the skull, out of which it grows.
    near && path(narrow('M-88 4C-54-28 18-44 66 46C30 70-50 60-88 4Z'), fill),
  )
}

/** An open mouth: its dark and the tongue; the lower jaw, one piece with the cheek, hinges below the eye. */
const openMouth = [
  shade(path('M204 4C200 44 144 64 96 48C136 48 176 32 204 4Z', c.whiteShade)),
  ink(path('M192 24C176 48 132 56 88 48C100 84 128 108 164 108C164 84 176 56 192 24Z', c.eye)),
  shade(path('M112 84C128 64 152 76 160 112L152 120C136 112 120 100 112 84Z', c.tongue)),
  path(
    'M88 40C96 76 124 104 152 104C176 104 180 124 160 132C128 144 64 128-8 112C32 104 72 80 88 40Z',
    c.cream,
  ),
  shade(
    path(
      'M-8 112C60 128 128 136 172 116C176 124 168 128 160 132C128 144 64 128-8 112ZM64 24C80 32 88 44 104 72C88 64 84 52 80 44C80 36 72 32 64 24Z',
      c.whiteShade,
    ),
  ),
]

/** The lower jaw of a mouth that is closed: a small round chin, in shade below. */
const closedJaw = [
  path('M40 98C100 110 178 104 184 34L100 44Z', c.cream),
  shade(path('M20 108C110 112 182 112 185 40C168 84 96 96 20 108Z', c.whiteShade)),
]

/** The line of a mouth that is closed: its corner goes up or down, or it is pulled aside and runs in a wave. */
const lips = (mouth: 'smile' | 'sad' | 'wry') =>
  line(
    {
      smile: 'M194 6Q194 34 178 46C158 58 134 54 118 36',
      sad: 'M194 6Q198 28 187 36Q168 38 160 52',
      wry: 'M194 6Q196 32 184 40Q173 46 165 40T144 42Q136 44 134 36',
    }[mouth],
    c.eye,
    6,
  )

/** The round skull, and behind the cheek a ruff of three locks. */
const skull =
  'M-132-8C-130-80-78-126-8-126C38-126 76-98 98-48L60 90C40 104 0 116-36 112C-52 130-76 136-100 132C-92 122-90 114-92 104C-112 114-130 112-148 102C-134 96-128 88-126 74C-142 76-154 70-164 58C-142 44-132 24-132-8Z'
/** Blaze, muzzle and cheek: below the forehead there is a stop, and the muzzle is round. */
const white =
  'M28-117C60-110 88-94 98-66C102-42 130-46 154-45C198-42 218-14 204 20C194 46 154 60 115 62C103 86 66 106 20 108C0 122-24 128-44 124Q-34 110-36 96C-6 94 22 76 38 46C52 20 84 16 84-22C82-62 68-98 28-117Z'
/** From a point at the outer end to a round one over the nose. */
const brow = 'M-28 8C-14-7 6-13 22-11C28-8 26-1 20 0C6-4-10-1-28 8Z'
/** The same, worried: it sags, and its inner end points up. */
const sadBrow = 'M-26 8C-10 8 4 0 12-18C17-25 26-21 24-12C16 12-8 18-26 8Z'

/** @param how `ears`: how far they are swept back, in degrees; `look`: from -1 to 1 */
export const profileHead = ({ mood, look, ears }: { mood: Mood; look: [number, number]; ears: number }) => {
  const { mouth } = moods[mood]
  const isOpen = ['wow', 'open', 'laugh'].includes(mouth)
  const isWry = mouth === 'wry'
  const isSad = ['soft', 'sad', 'worried'].includes(mouth)
  return [
    earAside(2 - 0.2 * ears, -62 - 0.05 * ears, 4 - 0.66 * ears, ears, c.furShade, false),
    path(skull, c.fur),
    path(white, c.cream),
    ...(isOpen ? openMouth : [...closedJaw, lips(isSad ? 'sad' : isWry ? 'wry' : 'smile')]),
    ink(path('M164-42C184-52 214-40 217-18C218 0 200 9 186 2C170-8 154-32 164-42Z', c.eye)),
    shade(ellipse(44, 42, 20, 13, c.cheek, { opacity: 0.75 })),
    eye(52, -22, 21, isSad ? 'curious' : mood, { narrow: 0.74, look, outer: -1 }),
    // A lid that hangs at its outer end, soft: without lashes.
    isSad && shade(path('M66-44C52-54 33-44 35-14C41-30 50-38 66-44Z', c.furShade)),
    group(
      { x: 48, y: isOpen ? -77 : isWry ? -74 : -68, rotate: isSad || isWry ? 0 : 18 },
      shade(path(isSad ? sadBrow : brow, c.brow)),
    ),
    earAside(-58, -72 + 0.34 * ears, -14 - ears, ears, c.fur, true),
  ]
}
