import { noriHead } from './head'
import type { How } from './nori-parts'
import { shadow } from './nori-parts'
import { paper } from './outline'
import { colours as c, group, path, shade } from './svg'

/* Nori asleep. */

/** The scarf of the curled-up Nori: round the neck, its small bow on the nape. */
const scarfAsleep = () => [
  path('M0-172Q54-130 44-70L28-30L-8-44Z', c.violet),
  path(
    'M40-108C46-130 70-144 88-134C88-116 64-102 40-104ZM40-108C60-108 78-94 78-76C60-76 44-88 38-102Z',
    c.violetDeep,
  ),
  path('M30-112C34-122 50-120 50-108C50-96 32-96 30-104Z', c.violet),
  shade(
    path('M68-122h0M62-89h0', 'none', {
      stroke: c.sun,
      'stroke-width': 9,
      'stroke-linecap': 'round',
    }),
  ),
]

/** A foreleg that lies on the ground and points to the left: the wrist is narrower than the paw at (0, 0). */
const lyingForeleg = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    path(
      'M150-42C100-36 60-34 34-36C0-50-44-42-50-18C-56 0-46 10-30 9C-14 14 6 14 18 9C34 12 46 4 56-2L150-4Z',
      c.cream,
    ),
    shade(path('M-30 9Q-39-4-32-20Q-34-4-30 9ZM18 9Q4-2 6-20Q10-4 18 9Z', c.whiteShade)),
  )

/** The tail: out of the rump, round the flank on the ground; its white tip lies before the paws. */
const tailAround = () => [
  shade(path('M-32-16C-10-52 40-62 92-54V-30Z', c.whiteShade)),
  shade(path('M60-48C120-52 190-56 233-118L240-84C214-40 150-28 88-38Z', c.furShadow)),
  path(
    'M233-118C262-60 250 20 186 23C150 27 120 26 92 24L80 12L92 4L76-6L90-16L84-40C130-28 170-32 196-48C220-62 238-84 233-118Z',
    c.fur,
  ),
  shade(path('M246-78C256-30 238 20 186 23C150 27 120 26 92 24L86 18C150 18 222 16 246-78Z', c.furShade)),
  path('M84-40C44-48-2-42-32-16C-14 10 40 26 92 24L80 12L92 4L76-6L90-16Z', c.cream),
  shade(path('M-32-16C-14 10 40 26 92 24Q20 16-32-16Z', c.whiteShade)),
]

/** The body in one line: nape, shoulder, loin, and the hip, from which the back goes round to the ground. */
const curled = [
  path(
    'M-40-40C-50-130-6-184 50-192C114-206 172-198 208-158C244-118 256-50 232-8C226 2 200 2 180 2H60Z',
    c.fur,
  ),
  // The flank lies in the shade of head and thigh.
  shade(path('M10-188C40-150 84-150 124-156C84-128 56-92 66-48L74-8H-40V-60Z', c.furShade)),
  // Where the thigh leaves the flank.
  shade(
    path(
      'M146-160C90-134 52-92 62-48C66-34 78-26 92-24C80-34 76-46 78-58C80-98 108-132 146-160Z',
      c.furShadow,
    ),
  ),
]

/** A ring: chin on the forepaws, the hind paw under the thigh, the tail round both. */
export const sleeping = (how?: How) =>
  group(
    {},
    shadow(220),
    ...curled,
    ...scarfAsleep(),
    lyingForeleg({ x: -196, y: -10, rotate: 4 }),
    // The white of his chest, from the chin to the thigh, in their shade.
    paper(path('M-20-66C14-70 40-66 66-50L70-8H-120Z', c.whiteShade)),
    // The hind paw, tucked under.
    path('M110-26C100-62 66-82 40-76C14-74 6-46 28-36Z', c.cream),
    shade(path('M18-62Q30-54 44-56Q28-48 18-62ZM28-74Q40-66 52-68Q38-62 28-74Z', c.whiteShade)),
    lyingForeleg({ x: -96, y: 8 }),
    // What the chin presses on.
    shade(path('M-190-44C-160-6-120-4-90-8C-50-14-14-28 24-50L10-80H-180Z', c.whiteShade)),
    group({ x: -104, y: -125, scale: 0.8, rotate: -13 }, noriHead({ mood: 'asleep', ears: 36, ...how })),
    ...tailAround(),
  )
