import { paper } from '../../kit/outline'
import { dots } from '../../kit/shapes'
import { asFigure, colours as c, group, type Placement, path, shade } from '../../kit/svg'
import { type HeadOptions, noriHead } from './head'
import { shadow } from './parts'

/* Nori asleep, curled up. */

/** Scarf under the cheek. */
export const scarf = () => [
  // On a colouring page this would be a sliver beside the cheek, so it goes with the coat.
  { ...paper(path('M4-178C42-152 58-108 38-60L-60-60Z', c.violet)), area: 'noriCoat' },
  asFigure('bandana', {}, path('M-70-52L42-86C40-58 16-26-16-10C-38-18-58-34-70-52Z', c.violetDeep)),
  dots(c.sun, 9, [
    [36, -132],
    [38, -94],
    [-10, -32],
  ]),
]

/** A foreleg lying on the ground, pointing left, its paw at (0, 0). */
export const lyingForeleg = (place: Placement) =>
  group(
    place,
    paper(path('M120-48C100-40 80-38 50-36L46-4Q90 10 120-16Z', c.furShade)),
    path(
      'M60-36L48-28L58-20L46-13L54-4C46 6 34 12 18 9C6 14-14 14-30 9C-46 10-56 0-50-18C-44-42 0-50 34-36Z',
      c.cream,
    ),
    shade(path('M-30 9Q-39-4-32-20Q-34-4-30 9ZM18 9Q4-2 6-20Q10-4 18 9Z', c.whiteShade)),
  )

/** Tail curled around the body, its white tip in front of the paws. */
const curledTail = () => [
  // Shade of the tail on the thigh.
  shade(path('M262-116C244-58 180-44 84-50C180-34 252-50 262-116Z', c.furShadow)),
  path(
    'M244-150C304-90 302 12 228 23C170 28 110 26 78 24L66 12L80 2L64-8L80-18L72-44C150-32 246-46 256-104Z',
    c.fur,
  ),
  shade(path('M286-64C292-20 272 16 228 23C160 28 110 26 78 24L70 16C150 20 262 18 286-64Z', c.furShade)),
  path('M84-44C46-52 16-44-4-14C12 12 48 24 78 24L66 12L80 2L64-8L80-18Z', c.cream),
  shade(path('M-4-14C12 12 48 24 78 24L72 18Q22 14-4-14Z', c.whiteShade)),
]

/** Curled body. */
const curledBody = [
  path(
    'M-40-40C-50-130-6-178 50-182C120-186 196-196 242-160C282-128 288-50 268-6C262 2 240 2 220 2H60Z',
    c.fur,
  ),
  // Flank in the shade of head and thigh.
  shade(path('M10-180C50-140 104-134 150-136C104-116 84-84 94-40L90-8H-40V-60Z', c.furShade)),
  // Crease between thigh and flank.
  shade(path('M172-146C112-124 80-88 92-40C98-86 126-122 172-146Z', c.furShadow)),
]

/** Chin on the forepaws. @param options of the head */
export const sleepingNori = (options?: HeadOptions) =>
  asFigure(
    'nori',
    {},
    shadow(220),
    ...curledBody,
    lyingForeleg({ x: -189, y: -10, rotate: 4 }),
    // Chest in the head's shade.
    paper(path('M-84-24L36-34L20-90L-60-70Z', c.furShadow)),
    lyingForeleg({ x: -96, y: 8 }),
    ...scarf(),
    // Shade of the cheek on the paws.
    shade(path('M-226-50Q-214-31-190-24C-150-12-116-16-78-33L-60-78H-200Z', c.whiteShade, { opacity: 0.7 })),
    group({ x: -104, y: -125, scale: 0.8, rotate: -13 }, noriHead({ mood: 'asleep', ears: 36, ...options })),
    ...curledTail(),
  )
