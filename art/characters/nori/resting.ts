import { dots } from '../../kit/shapes'
import { asFigure, colours as c, type Drawing, group, ink, line, path, shade } from '../../kit/svg'
import { type HeadOptions, noriHead } from './head'

/* Nori lying on his belly like a loaf, facing left, his chin sunk on his paws: everybody leans on him (page 11). */

/** The near foreleg: elbow on the right, the forearm on the ground, and the paw under the chin. Tufts at its root. */
const foreleg =
  'M204-126C234-80 236-10 190 7Q150 16 110 7T20 9-74 6Q-84 11-94 5Q-104 9-112 3C-130 4-142-10-136-26C-130-42-108-46-84-42C-30-36 60-36 124-46C146-54 150-88 146-112L162-104L168-124L184-110Z'
const sock =
  'M-4-40C-34-38-60-39-84-42C-108-46-130-42-136-26C-142-10-130 4-112 3Q-104 9-94 5Q-84 11-74 6L0 9L-10-2L8-12L-6-22L12-30Z'
const toes = shade(path('M-112 3Q-120-10-112-24Q-114-8-107 5ZM-94 5Q-104-8-96-22Q-98-6-89 6Z', c.whiteShade))

/** The far foreleg, which the chin lies on, stretched out further. */
const farPaw = group({ x: -132, y: -8, scale: 1.16 }, shade(path(sock, c.cream)), toes)

/** Outline: neck, the high round back, the rump and the belly, which spreads on the ground. */
const trunk =
  'M-60-150C-20-204 40-196 110-206C200-220 300-214 364-164C414-124 436-60 424-12Q420 12 380 10T230 10T60 8H-50Z'

/** The near hind leg, folded: the knee in front, the hock behind, and between them the long foot on the ground. */
const hindLeg = [
  shade(
    path(
      'M314-22L324-12L312-6L324 8H290Q280 13 272 8Q262 13 254 7C238 8 228-4 236-16C246-28 280-26 314-22Z',
      c.cream,
    ),
  ),
  shade(path('M254 7Q246-4 252-12Q252-2 258 8ZM272 8Q264-3 270-14Q270-4 277 9Z', c.whiteShade)),
  shade(
    path(
      'M250-64C246-116 292-152 340-146C394-140 426-90 416-28Q412 10 372 8L322 0V-14C284-10 256-30 250-64Z',
      c.furShade,
    ),
  ),
]

/** Tail, from under the haunch around whoever lies behind him on the grass: a narrow root, a bushy middle, a white tip. */
const tail = group(
  { class: 'wag' },
  path(
    'M384-70C424-64 428-20 452 4C490 26 570-8 626 8C672 22 700 58 686 90C674 112 640 116 588 110Q606 104 610 96C640 94 640 78 618 70C580 56 524 74 468 62C420 50 388 14 372-20Z',
    c.fur,
  ),
  shade(
    path(
      'M374-20C410 30 470 44 520 40C580 32 626 40 648 60L618 70C580 56 524 74 468 62C420 50 388 14 372-20Z',
      c.furShade,
    ),
  ),
  path(
    'M640 14L636 30L654 36L646 50C690 80 620 94 610 96Q606 104 588 110C640 116 674 112 686 90C698 60 680 32 640 14Z',
    c.cream,
  ),
)

/** The bandana, of which a band shows behind the cheek. */
const bandana = [
  path('M0-216C64-200 96-130 76-30H-20V-150Z', c.violet),
  shade(path('M36-200C74-150 74-90 60-30H76C92-110 84-170 36-200Z', c.violetDeep)),
  // Not shaded: yellow in the shade of a blue night is mud.
  ink(dots(c.sun, 11, [[40, -160]])),
]

/** @param options of the head; `leaning`: who lies in the crook of his foreleg, which overlaps it */
export const restingNori = ({ leaning, ...options }: HeadOptions & { leaning?: Drawing } = {}) =>
  asFigure(
    'nori',
    {},
    farPaw,
    shade(path(trunk, '#C4502A')),
    // The light grazes the back and the rump.
    path(
      'M70-196C90-200 90-204 110-206C200-220 300-214 364-164C384-148 398-128 408-106C390-124 372-134 340-138C290-142 262-118 244-100L234-112L216-98L206-114C180-130 130-150 70-196Z',
      c.fur,
    ),
    line(
      'M120-188l16 10M160-196l18 12M206-194l18 14M178-174l14 12M258-188l16 14M236-166l14 14',
      c.furShade,
      5,
    ),
    tail,
    ...hindLeg,
    ...bandana,
    group({ x: -126, y: -134, scale: 0.92 }, noriHead(options)),
    leaning,
    shade(path(foreleg, c.furShade)),
    shade(path(sock, c.cream)),
    toes,
  )
