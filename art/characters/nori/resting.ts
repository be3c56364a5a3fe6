import { dots } from '../../kit/shapes'
import { asFigure, colours as c, type Drawing, group, path, shade } from '../../kit/svg'
import { type HeadOptions, noriHead } from './head'

/* Nori lying on his belly like a loaf, facing left, his head raised: everybody leans on him (page 11). */

/** The near foreleg, folded round whoever sleeps in its crook: shoulder, elbow on the ground, and the short forearm. */
const foreleg =
  'M150-160C200-156 240-122 244-72C248-24 238 6 200 8H0L-10-30C30-26 100-20 156-32C184-40 194-64 188-92C182-116 172-130 150-140Z'
const sock = 'M30-30C6-26-10-38-32-40C-58-40-72-22-66-4Q-62 8-46 6Q-38 12-28 6Q-18 12-8 7H20L12 0L26-6L14-16Z'
const toes = shade(path('M-46 6Q-54-6-48-18Q-48-4-41 8ZM-28 6Q-37-6-31-19Q-31-4-22 8Z', c.whiteShade))

/** The far foreleg, stretched out further. */
const farForeleg = [
  shade(path('M-150-42C-110-44-84-60-60-80V8H-150Z', c.cream)),
  group({ x: -170, y: -2, scale: 1.2 }, shade(path(sock, c.cream)), toes),
]

/** Outline: one curve from the nape over the shoulder to the rump, and the belly, which spreads on the ground. */
const trunk = 'M-60-130C-60-220 20-262 130-268C240-272 330-236 378-160C410-108 414-50 402-8Q396 10 360 8H-50Z'

/** Where light from behind grazes the fur of his back, for a picture to fill. */
export const litBack =
  'M92-264Q150-273 204-261Q150-266 92-264ZM222-259Q254-253 282-238Q252-247 222-259ZM298-228Q316-217 330-203Q312-212 298-228Z'

/** The near hind paw, which looks out from under the haunch. */
const hindPaw = [
  shade(path('M300-20C280-26 262-28 244-18C228-8 232 6 250 7Q258 13 268 8Q278 13 288 8H320Z', c.cream)),
  shade(path('M250 7Q242-4 248-12Q248-2 256 9ZM268 8Q260-3 266-14Q266-4 275 9Z', c.whiteShade)),
]

/**
 * The haunch and the short tail in one contour, with the fold in front of them: for a picture to draw in front of whoever
 * leans on his back.
 */
export const haunchAndTail = group(
  {},
  path(
    'M392-112C350-140 300-126 284-82C274-48 284-8 310 12C350 40 400 30 440 40C474 46 498 54 508 66C518 78 510 90 484 92L502 100L488 112C530 116 570 106 578 78C586 16 524-14 462-24C446-56 424-92 392-112Z',
    c.fur,
  ),
  shade(
    path(
      'M392-112C350-140 300-126 284-82C274-48 284-8 310 12C350 40 400 30 440 40C474 46 498 54 508 66C480 40 420 32 386 14C330 10 300-26 304-70C310-110 350-126 392-112ZM462-24C440-26 424-20 412-8Q440-14 476-6Q520 2 548 26C530-2 500-16 462-24Z',
      c.furShadow,
    ),
  ),
  path(
    'M576 42C594 66 584 98 550 110C526 118 500 118 474 112L492 102L478 92C510 92 520 76 506 64L530 62L526 48L552 52Z',
    c.cream,
  ),
)

/** The bandana, of which a band shows behind the cheek. */
const bandana = [
  path('M-40-190L40-210C70-170 90-110 76-50L10-14C-30-50-60-90-70-140Z', c.violet),
  shade(path('M36-200C74-150 74-90 60-30H76C92-110 84-170 36-200Z', c.violetDeep)),
  dots(c.sun, 11, [
    [-2, -60],
    [-30, -90],
    [20, -90],
  ]),
]

/** @param options of the head; `leaning`: who lies in the crook of his foreleg, which overlaps it */
export const restingNori = ({ leaning, ...options }: HeadOptions & { leaning?: Drawing } = {}) =>
  asFigure(
    'nori',
    {},
    ...farForeleg,
    path(trunk, c.fur),
    ...hindPaw,
    path('M-90-190C-140-110-130-40-90 6H10V-160Z', c.cream),
    asFigure('bandana', {}, ...bandana),
    group({ x: -104, y: -222, scale: 0.92 }, noriHead(options)),
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
