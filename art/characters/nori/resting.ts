import { asFigure, colours as c, type Drawing, group, path, shade } from '../../kit/svg'
import { type HeadOptions, noriHead } from './head'

/* Nori lying on his belly like a loaf, facing left, his chin sunk on his paws: everybody leans on him (page 11). */

/** The near foreleg, folded round whoever sleeps in its crook: shoulder, elbow on the ground, and the short forearm. */
const foreleg =
  'M150-160C200-156 240-122 244-72C248-24 238 6 200 8H0L-10-30C30-26 100-20 156-32C184-40 194-64 188-92C182-116 172-130 150-140Z'
const sock = 'M30-30C6-26-10-38-32-40C-58-40-72-22-66-4Q-62 8-46 6Q-38 12-28 6Q-18 12-8 7H20L12 0L26-6L14-16Z'
const toes = shade(path('M-46 6Q-54-6-48-18Q-48-4-41 8ZM-28 6Q-37-6-31-19Q-31-4-22 8Z', c.whiteShade))

/** The far foreleg, which the chin lies on, stretched out further. */
const farPaw = group({ x: -170, y: -2, scale: 1.2 }, shade(path(sock, c.cream)), toes)

/** Outline: one curve from the nape over the shoulder to the rump, and the belly, which spreads on the ground. */
const trunk = 'M-60-130C-60-220 20-262 130-268C240-272 330-236 378-160C410-108 414-50 402-8Q396 10 360 8H-50Z'

/** Where light from behind grazes his back, for a picture to fill. */
export const litBack =
  'M24-240C60-262 110-268 130-268C240-272 330-236 378-160C340-206 300-226 262-237L258-226L234-244C190-256 150-259 112-256L110-245L88-255C62-252 44-248 24-240Z'

/** The hind leg, whose haunch goes over into the back: the fold in front of it, and the long foot. */
const hindLeg = [
  shade(path('M320-20C300-26 262-28 244-18C228-8 232 6 250 7Q258 13 268 8Q278 13 288 8H340Z', c.cream)),
  shade(path('M250 7Q242-4 248-12Q248-2 256 9ZM268 8Q260-3 266-14Q266-4 275 9Z', c.whiteShade)),
  shade(
    path(
      'M352-186C312-156 288-112 302-70C308-46 320-26 340-22V8H280C296-6 280-40 280-76C280-124 312-166 352-186Z',
      c.furShadow,
    ),
  ),
]

/** The short tail, from under the rump round whoever lies behind him on the grass: a narrow root, and a white tip. */
const tail = group(
  { class: 'wag' },
  path(
    'M384-60C410-20 450 6 500 8C550 10 580 40 570 78C562 104 530 116 486 112L500 100L482 92C510 90 522 78 512 66C490 50 420 50 388 20C370 0 366-30 384-60Z',
    c.fur,
  ),
  path(
    'M566 40C580 62 574 92 546 106C526 116 500 116 474 110L492 100L478 92C510 92 524 78 512 66L532 62L528 48L550 52Z',
    c.cream,
  ),
)

/** The bandana, of which a band shows behind the cheek. */
const bandana = [
  path('M0-216C64-200 96-130 76-30H-20V-150Z', c.violet),
  shade(path('M36-200C74-150 74-90 60-30H76C92-110 84-170 36-200Z', c.violetDeep)),
]

/** @param options of the head; `leaning`: who lies in the crook of his foreleg, which overlaps it */
export const restingNori = ({ leaning, ...options }: HeadOptions & { leaning?: Drawing } = {}) =>
  asFigure(
    'nori',
    {},
    farPaw,
    tail,
    path(trunk, c.fur),
    ...hindLeg,
    ...bandana,
    group({ x: -126, y: -134, scale: 0.92 }, noriHead(options)),
    leaning,
    path(foreleg, c.fur),
    shade(
      path(
        'M172-236C222-200 246-130 244-72C248-24 238 6 200 8H30V0C120 4 186-2 212-24C240-60 230-160 172-236Z',
        c.furShadow,
      ),
    ),
    shade(path(sock, c.cream)),
    toes,
  )
