import { dots } from '../../kit/shapes'
import { asFigure, colours as c, type Drawing, group, ink, path, shade } from '../../kit/svg'
import { type HeadOptions, noriHead } from './head'

/* Nori lying on his belly, facing left, his chin on his paws: everybody leans on him (page 11). */

/** The near foreleg, bent around whoever lies in its crook: elbow on the right, paw under the chin. */
const foreleg =
  'M126-88C162-92 194-64 188-30C180-4 160 4 130 4C70 8 0 8-58 3Q-68 9-78 3Q-89 8-98 2C-112 4-128 0-130-14C-134-36-118-50-94-50C-40-46 10-42 56-50C88-58 98-86 126-88Z'
const sock =
  'M0-47C-40-47-60-48-94-50C-118-50-134-36-130-14C-128 0-112 4-98 2Q-89 8-78 3Q-68 9-58 3L4 6L-8-8L8-16L-6-28L10-36Z'
const toes = shade(path('M-98 2Q-108-10-100-24Q-102-10-93 3ZM-78 3Q-88-9-80-23Q-82-9-72 4Z', c.whiteShade))
const forelegShade = shade(
  path('M188-50Q182-6 130-6L-124-6Q-120 4-58 3Q36 10 130 4Q194 0 188-50Z', '#6A5A8A', {
    opacity: 0.5,
  }),
)

/** The far paw, which the chin lies on, stretched out further. */
const farPaw = group({ x: -122, y: -6, scale: 1.3 }, path(sock, '#D8CCD0'), toes)

/** Outline of nape, back, rump and belly. */
const trunk = 'M-70-216C-30-236 30-198 100-194C160-190 226-190 264-156C298-122 308-20 270 0H-60Z'

/** The near hind leg, folded: a round thigh over the flank, and the long foot under it. */
const hindLeg = [
  path(
    'M264 3C280-10 250-24 226-24C200-30 164-26 154-12C148-2 154 7 164 3Q174 9 184 3Q194 8 204 3Z',
    c.cream,
  ),
  path('M204-16C164-64 192-134 244-134C288-130 308-30 274-3C246 2 226-4 204-16Z', c.fur),
  shade(
    path(
      'M204-16C164-64 192-134 244-134C206-116 192-66 226-26C246-12 270-10 280-8L274-3C246 2 226-4 204-16Z',
      c.furShade,
    ),
  ),
]

/** Tail, curled forward along the haunch, its white tip in front of the hind foot. */
const tail = group(
  { class: 'wag' },
  path('M262-66C296-70 316-40 306-14C296 10 262 14 226 12L200-20C232-12 262-18 262-66Z', c.furShade),
  path(
    'M236-19C214-24 190-30 172-18C160-10 150-2 138-4C148 12 176 20 206 15Q222 14 236 11L226 5L238 0L224-5L238-10L228-14Z',
    c.cream,
  ),
)

/** The bandana, of which a band shows behind the cheek. */
const bandana = [
  path('M-20-246C44-226 84-150 64-40H-40V-180Z', c.violet),
  shade(path('M26-214C60-160 58-90 46-40H64C80-130 64-184 26-214Z', c.violetDeep)),
  // Not shaded: yellow in the shade of a blue night is mud.
  ink(dots(c.sun, 11, [[20, -178]])),
]

/** @param options of the head; `leaning`: who lies in the crook of his foreleg; `paw`: that friend's, upon it */
export const restingNori = ({
  leaning,
  paw,
  ...options
}: HeadOptions & { leaning?: Drawing; paw?: Drawing } = {}) =>
  asFigure(
    'nori',
    {},
    farPaw,
    path(trunk, c.fur),
    // Shade of head and friend on the flank.
    shade(path('M60-196Q192-160 206 2H-60Z', c.furShade)),
    ...hindLeg,
    tail,
    ...bandana,
    group({ x: -126, y: -152, scale: 0.92 }, noriHead(options)),
    leaning,
    path(foreleg, c.fur),
    path(sock, c.cream),
    toes,
    forelegShade,
    paw,
  )
