import type { Mood } from './face'
import { eye, moods } from './face'
import { ear } from './head'
import { colours as c, ellipse, group, ink, line, path, shade } from './svg'

/* Nori's head in pure profile around (0, 0), facing right: 380 wide with the muzzle and the ruff of the cheek. */

/** An ear from the side, its root at (x, y). */
const earAside = (x: number, y: number, rotate: number, fill: string, near: boolean) =>
  group(
    { x, y, rotate },
    path(ear.outer, fill),
    near && path(ear.inner, c.blush),
    near && shade(path(ear.fold, c.furShade)),
    near && path('M-40-6L-16-48L-6-32L14-62L20-34L34-46L44 18L0 22Z', c.cream),
  )

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

/** The lower jaw of a mouth that is closed. */
const closedJaw = shade(
  path('M40 98C76 104 117 100 142 84C167 80 186 60 189 27L142 44L100 50Z', c.whiteShade),
)

/** The line of a mouth that is closed; its corner goes up or down. */
const lips = (isSad: boolean) =>
  line(isSad ? 'M193 28C182 38 164 37 150 46' : 'M194 26C172 48 139 50 118 28', c.eye, 6)

/** The round skull; behind the cheek, a ruff of three points. */
const skull =
  'M-132-8C-130-80-78-126-8-126C38-126 76-98 98-48L60 90C40 104 0 116-36 112Q-66 136-106 136Q-96 122-94 106Q-122 112-154 102Q-136 92-130 74Q-152 72-172 56C-146 44-132 24-132-8Z'
/** Blaze, muzzle and cheek. */
const white =
  'M28-117C60-110 86-88 103-56C115-42 150-40 181-32C202-26 208 4 197 20C189 40 154 54 115 60C103 86 66 106 20 108C0 122-24 128-44 124Q-34 110-36 96C-6 94 22 76 38 46C52 20 84 16 84-22C82-62 68-98 28-117Z'
const underWhite =
  'M115 60C154 54 189 40 197 20C200 16 202 11 202 6C176 34 134 42 100 46C82 78 40 106-44 124C-24 128 0 122 20 108C66 106 103 86 115 60Z'
/** From a point at the outer end to a round one over the nose; it rises there when he is sad. */
const brow = 'M-28 8C-14-7 6-13 22-11C28-8 26-1 20 0C6-4-10-1-28 8Z'

/**
 * @param how `ears`: how far they are swept back, in degrees; `look`: from -1 to 1
 */
export const profileHead = ({ mood, look, ears }: { mood: Mood; look: [number, number]; ears: number }) => {
  const { mouth } = moods[mood]
  const isOpen = ['wow', 'open', 'laugh'].includes(mouth)
  const isSad = ['soft', 'sad', 'worried'].includes(mouth)
  return [
    earAside(2 - 0.36 * ears, -62 + 0.1 * ears, 4 - 0.8 * ears, c.furShade, false),
    path(skull, c.fur),
    path(white, c.cream),
    ...(isOpen
      ? openMouth
      : [shade(path(underWhite, c.whiteShade)), closedJaw, lips(isSad || mouth === 'wry')]),
    ink(path('M158-34C176-44 208-32 212-12C214 6 194 14 180 6C166-2 150-24 158-34Z', c.eye)),
    shade(ellipse(44, 42, 20, 13, c.cheek, { opacity: 0.75 })),
    eye(52, -22, 21, mood, { narrow: 0.74, look, outer: -1 }),
    group({ x: 48, y: isOpen ? -77 : -68, rotate: isSad ? -24 : 18 }, shade(path(brow, c.brow))),
    earAside(-58, -72 + 0.34 * ears, -14 - ears, c.fur, true),
  ]
}
