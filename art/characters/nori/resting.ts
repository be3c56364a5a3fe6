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
  'M96-265C176-276 246-264 300-236L268-246L262-238L246-253C196-268 146-270 96-265ZM318-224C344-208 364-184 378-160C358-186 338-206 318-224Z'

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

/** The short tail, from his haunch round whoever leans on his rump, for a picture to draw in front of them. */
export const restingTail = group(
  { class: 'wag' },
  path(
    'M318-58C338-22 380-26 440-20C524-14 586 16 578 78C570 106 530 116 486 112L500 100L482 92C510 90 520 76 506 64C480 46 420 52 376 36C338 22 316-6 318-58Z',
    c.fur,
  ),
  shade(path('M318-58C338-22 352-24 372-24C344-8 352 8 402 42C352 34 314 0 318-58Z', c.furShadow)),
  path(
    'M574 40C588 62 578 92 546 106C526 116 500 116 474 110L492 100L478 92C510 92 520 76 506 64L530 62L526 48L552 52Z',
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
