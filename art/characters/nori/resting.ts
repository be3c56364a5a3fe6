import { dots } from '../../kit/shapes'
import { asFigure, colours as c, type Drawing, group, ink, path, shade } from '../../kit/svg'
import { type HeadOptions, noriHead } from './head'

/* Nori lying on his belly, facing left, his chin on his paws: everybody leans on him (page 11). */

/** The near foreleg, on which a friend lies: paw under the chin, the elbow behind that friend. */
const foreleg =
  'M150-70C176-50 176-8 146 0C90 8 0 6-58 3Q-68 9-78 3Q-89 8-98 2C-112 4-128 0-130-14C-134-36-118-50-94-50Z'
const sock =
  'M0-50L-94-50C-118-50-134-36-130-14C-128 0-112 4-98 2Q-89 8-78 3Q-68 9-58 3L4 5L-8-8L8-16L-6-28L10-36Z'
const toes = shade(path('M-98 2Q-108-10-100-24Q-102-10-93 3ZM-78 3Q-88-9-80-23Q-82-9-72 4Z', c.whiteShade))

/** The far paw, which the chin lies on, stretched out further. */
const farPaw = group({ x: -122, y: -6, scale: 1.3 }, path(sock, '#D8CCD0'), toes)

/** Outline of nape, back, rump and belly. */
const trunk = 'M-70-216C-30-236 30-198 110-194C190-190 260-188 304-152C340-120 348-50 336 0H-60Z'

/** The near hind leg, folded: the knee in front, the hock behind, and between them the long foot on the ground. */
const hindLeg = [
  path(
    'M330-24C338-6 326 4 308 4H216Q206 9 198 4Q188 9 180 3C164 5 154-6 160-16C168-28 190-28 212-22L270-34Z',
    c.fur,
  ),
  path(
    'M238-24L250-16L238-10L252-2L240 4H216Q206 9 198 4Q188 9 180 3C164 5 154-6 160-16C168-28 200-28 238-24Z',
    c.cream,
  ),
  shade(path('M180 3Q172-6 178-14Q178-4 184 4ZM198 4Q190-5 196-14Q196-4 203 4Z', c.whiteShade)),
  path(
    'M182-84C190-128 226-150 262-146C312-138 340-84 334-34C334-20 316-14 300-20C262-16 214-14 194-30C178-44 178-66 182-84Z',
    c.fur,
  ),
  shade(
    path(
      'M182-84C190-128 226-150 262-146C226-134 202-100 204-66C206-44 250-32 300-32Q320-32 334-44C336-20 316-14 300-20C262-16 214-14 194-30C178-44 178-66 182-84Z',
      c.furShade,
    ),
  ),
]

/** Tail, curled around on the grass: a narrow root, a bushy middle, a white tip with a furred edge. */
const tail = group(
  { class: 'wag' },
  path(
    'M306-60C338-76 380-64 394-28C404 8 372 40 330 46L296 34L312 30L296 20L314 18C334 12 342-2 336-14C330-28 316-38 294-38Z',
    c.fur,
  ),
  shade(path('M396-18C400 12 370 40 330 46L304 37C348 34 380 14 396-18Z', c.furShade)),
  path(
    'M338 44C322 54 304 59 282 59Q294 54 297 48C282 54 264 54 244 50Q258 46 261 41C242 42 222 36 204 20C240 28 276 24 302 15L314 18L304 24L324 28L314 36Z',
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

/** @param options of the head; `leaning`: who lies in the crook of his foreleg */
export const restingNori = ({ leaning, ...options }: HeadOptions & { leaning?: Drawing } = {}) =>
  asFigure(
    'nori',
    {},
    farPaw,
    path(trunk, c.fur),
    // Shade of head and friend on the flank.
    shade(path('M60-196Q182-150 190 2H-60Z', c.furShade)),
    ...hindLeg,
    tail,
    ...bandana,
    group({ x: -126, y: -152, scale: 0.92 }, noriHead(options)),
    path(foreleg, c.fur),
    path(sock, c.cream),
    toes,
    leaning,
  )
