import { eye } from './face'
import { ear } from './head'
import { shadow, tail } from './nori-parts'
import { colours as c, ellipse, group, ink, path, shade } from './svg'

/* Nori in pure profile, facing right, who calls up to the moon. */

/** An ear from the side, its root at (x, y). */
const earAside = (x: number, y: number, rotate: number, fill: string, near: boolean) =>
  group(
    { x, y, rotate },
    path(ear.outer, fill),
    near && path(ear.inner, c.blush),
    near && shade(path(ear.fold, c.furShade)),
    near && path('M-40-6L-16-48L-6-32L14-62L20-34L34-46L44 18L0 22Z', c.cream),
  )

/** Its dark, the tongue, and the lower jaw. */
const openMouth = () => [
  path('M60 66C84 126 132 158 172 142C190 132 184 112 172 104C146 98 116 78 104 48Z', c.cream),
  shade(path('M68 82C88 130 134 156 172 142C180 138 184 132 184 124C140 132 98 112 84 72Z', c.whiteShade)),
  ink(
    path(
      'M204 30C170 46 136 52 92 40C98 82 134 112 168 114C180 110 178 102 176 96C180 70 190 48 204 30Z',
      c.eye,
    ),
  ),
  shade(path('M118 74C136 62 162 72 172 98C174 106 168 110 162 108C144 104 128 92 118 74Z', c.tongue)),
]

/** The head around (0, 0), 340 wide with the muzzle: the mouth wide open, the ears swept back. */
const callingHead = () => [
  earAside(2, -62, -46, c.furShade, false),
  ...openMouth(),
  path(
    'M-128-10C-124-72-80-118-14-124L-22-140L-4-132L6-146L14-126C56-122 84-92 102-58L60 90C0 110-70 104-112 84Z',
    c.fur,
  ),
  path(
    'M36-120C66-110 88-86 104-56C118-42 160-40 196-32C222-26 228 4 216 20C206 40 164 54 118 60C104 86 66 106 20 108L12 120L-6 106L-22 116L-36 100C-6 94 22 76 38 46C52 20 84 16 84-22C82-62 68-98 36-120Z',
    c.cream,
  ),
  shade(
    path(
      'M118 60C164 54 206 40 216 20C219 16 221 11 222 6C190 34 140 42 100 46C82 78 40 98-36 100L-22 116L-6 106L12 120L20 108C66 106 104 86 118 60Z',
      c.whiteShade,
    ),
  ),
  ink(path('M178-34C196-44 228-32 232-12C234 6 214 14 200 6C186-2 170-24 178-34Z', c.eye)),
  shade(ellipse(44, 42, 20, 13, c.cheek, { opacity: 0.75 })),
  eye(52, -22, 20, 'wonder', { narrow: 0.74, look: [0.8, -0.4] }),
  shade(path('M22-62C34-84 58-86 74-70C56-76 42-72 28-56Z', c.brow)),
  earAside(-58, -72, -64, c.fur, true),
]

/**
 * Sitting and calling up to the right: one line from the haunch over the throat to the nose, chest out, forepaws
 * braced, ears swept back.
 */
export const howling = () =>
  group(
    {},
    shadow(186),
    tail({ x: -138, y: -34, flip: true, rotate: -6, scale: 0.86 }),
    // The far foreleg.
    path(
      'M110-150C130-100 134-60 136-28C132-8 138 1 150 1H182C196 1 196-12 186-24C178-60 180-100 170-150Z',
      c.whiteShade,
    ),
    path(
      'M-14-330C-46-256-112-196-146-112L-160-104L-152-92L-166-80L-156-70L-164-54L-152-48C-156-20-142-4-116-4H60C84-30 122-70 138-120C170-170 170-230 130-350Z',
      c.fur,
    ),
    path(
      'M90-350C160-330 172-284 180-236C186-190 178-150 170-110L158-124L148-92L136-110L122-78L108-102L92-74L84-104L66-92C84-160 100-250 54-320Z',
      c.cream,
    ),
    // The near foreleg, braced; the upper arm lies on the chest.
    path('M44-130C52-80 78-60 84-28C80-8 86 1 98 1H140C154 1 154-12 144-24C132-60 132-90 130-130Z', c.cream),
    path('M0-190C10-120 30-84 52-58L60-74L74-52L82-74L102-58L104-78L124-74C138-120 114-170 84-190Z', c.fur),
    shade(path('M84-190C114-170 138-120 124-74L112-76C120-116 108-160 84-190Z', c.furShade)),
    path('M-122-104C-94-146-30-130-10-74C0-36-20-4-58-3H-116C-142-20-144-68-122-104Z', c.fur),
    // The fold before the thigh runs out to both ends.
    shade(
      path(
        'M-104-120C-66-150-22-118-10-74C-2-46-12-24-30-10C-8-26-4-48-16-72C-30-110-66-138-104-120Z',
        c.furShadow,
      ),
    ),
    path('M-64-27C-38-38 0-36 14-22C22-8 14 1 0 1H-72C-86 0-82-20-64-27Z', c.cream),
    shade(path('M-18 1V-11H-14V1ZM-2 1V-10H2V1ZM114 1V-12H118V1ZM130 1V-11H134V1Z', c.whiteShade)),
    group({ x: 66, y: -372, rotate: -44, scale: 0.92 }, ...callingHead()),
    path(
      'M-24-300C16-258 106-236 168-262C174-244 166-230 152-226C100-206 10-226-42-264Q-38-282-24-300Z',
      c.violet,
    ),
    path('M82-224C104-220 128-222 150-230C152-200 142-182 126-168C106-178 90-196 82-224Z', c.violetDeep),
    ...[
      [-16, -266],
      [28, -244],
      [76, -232],
      [134, -236],
      [120, -196],
    ].map(([x = 0, y = 0]) => shade(ellipse(x, y, 5.5, 5.5, c.sun))),
  )
