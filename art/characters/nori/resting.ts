import { dots } from '../../kit/shapes'
import { asFigure, colours as c, type Drawing, group, path, shade } from '../../kit/svg'
import { type HeadOptions, noriHead } from './head'

/* Nori lying on his belly, facing left, his chin on his paws: everybody leans on him (page 11). */

/** The near foreleg, bent around whoever lies in its crook: elbow on the right, paw under the chin. */
const foreleg =
  'M118-112C160-116 196-70 186-30C180-4 160 4 130 4C70 8 0 8-58 3Q-68 9-78 3Q-89 8-98 2C-112 4-128 0-130-14C-134-36-118-50-94-50C-40-46 10-42 56-50C84-56 86-108 118-112Z'
const sock =
  'M0-47C-40-47-60-48-94-50C-118-50-134-36-130-14C-128 0-112 4-98 2Q-89 8-78 3Q-68 9-58 3L4 6L-8-8L8-16L-6-28L10-36Z'
const toes = shade(path('M-98 2Q-108-10-100-24Q-102-10-93 3ZM-78 3Q-88-9-80-23Q-82-9-72 4Z', c.whiteShade))
const forelegShade = shade(
  path(
    'M188-50C186-14 160-4 130-6C80-4 0-2-130-10C-128 0-112 4-98 2Q-89 8-78 3Q-68 9-58 3C0 8 70 8 130 4C166 4 194-14 188-50Z',
    '#6A5A8A',
    { opacity: 0.5 },
  ),
)

/** The far paw, which the chin lies on, stretched out further. */
const farPaw = group({ x: -122, y: -6, scale: 1.3 }, path(sock, '#D8CCD0'), toes)

/** Outline of nape, back, rump and belly. */
const trunk = 'M-70-216C-30-236 30-198 100-192C156-188 214-196 262-168C310-138 340-40 300 2H-60Z'

/** Tail curled forwards on the ground, its white tip raised. */
const tail = group(
  { class: 'wag' },
  path('M280-84C322-84 368-66 374-28C376 4 352 18 322 16C292 14 272 8 262-4Z', c.furShade),
  path(
    'M374-28C376 4 352 18 322 16Q308 15 294 11L306 1L296-8L312-12L310-25L326-22C344-22 360-30 366-50Q373-40 374-28Z',
    c.cream,
  ),
)

/** The bandana, of which a band shows behind the cheek. */
const bandana = [
  path('M-20-246C44-226 84-150 64-40H-40V-180Z', c.violet),
  shade(path('M26-214C60-160 58-90 46-40H64C80-130 64-184 26-214Z', c.violetDeep)),
  dots(c.sun, 11, [
    [20, -178],
    [34, -146],
  ]),
]

/** @param options of the head; `leaning`: who lies in the crook of his foreleg */
export const restingNori = ({ leaning, ...options }: HeadOptions & { leaning?: Drawing } = {}) =>
  asFigure(
    'nori',
    {},
    tail,
    farPaw,
    path(trunk, c.fur),
    // Shade of head and friend on the flank, and along the belly.
    shade(path('M60-194C100-180 140-150 150-100L140 2H-60Z', c.furShade)),
    ...bandana,
    group({ x: -126, y: -152, scale: 0.92 }, noriHead(options)),
    leaning,
    path(foreleg, c.fur),
    path(sock, c.cream),
    toes,
    forelegShade,
  )
