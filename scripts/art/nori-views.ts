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

/** A foreleg that lies on the ground and points to the left, in its white sock: the wrist is narrower than the paw at (0, 0). */
const lyingForeleg = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    paper(path('M160-48C110-40 80-38 50-36L46-4H150Z', c.furShade)),
    path(
      'M60-36L48-28L58-20L46-13L54-4C46 6 34 12 18 9C6 14-14 14-30 9C-46 10-56 0-50-18C-44-42 0-50 34-36Z',
      c.cream,
    ),
    shade(path('M-30 9Q-39-4-32-20Q-34-4-30 9ZM18 9Q4-2 6-20Q10-4 18 9Z', c.whiteShade)),
  )

/** The tail: out of the rump, round the body on the ground; its white tip lies before the paws. */
const tailAround = () => [
  // Its shade on the thigh runs out at both ends.
  shade(path('M226-124C212-62 166-46 84-50C166-36 218-50 226-124Z', c.furShadow)),
  path(
    'M208-158C260-92 262 12 194 23C150 28 110 26 78 24L66 12L80 2L64-8L80-18L72-44C150-32 214-44 218-112Z',
    c.fur,
  ),
  shade(path('M244-69C249-24 235 16 194 23C150 28 110 26 78 24L70 16C150 20 230 18 244-69Z', c.furShade)),
  path('M84-44C36-52 0-44-24-14C-4 12 40 24 78 24L66 12L80 2L64-8L80-18Z', c.cream),
  shade(path('M-24-14C-4 12 40 24 78 24L72 18Q10 14-24-14Z', c.whiteShade)),
]

/** The body in one line: nape, shoulder, loin, and the hip, from which the back goes round to the ground. */
const curled = [
  path(
    'M-40-40C-50-130-6-184 50-192C114-206 172-198 208-158C236-124 240-50 222-8C216 2 200 2 180 2H60Z',
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

/** A ring: chin on the forepaws, the tail round the body. */
export const sleeping = (how?: How) =>
  group(
    {},
    shadow(220),
    ...curled,
    ...scarfAsleep(),
    lyingForeleg({ x: -196, y: -10, rotate: 4 }),
    // The breast in the shade of the head.
    paper(path('M-62-25L76-34L66-72L20-90L-50-70Z', c.furShadow)),
    lyingForeleg({ x: -96, y: 8 }),
    // What cheek and chin press on.
    shade(path('M-228-46Q-226-24-202-18C-160 0-112-6-62-25L-48-78H-200Z', c.whiteShade)),
    group({ x: -104, y: -125, scale: 0.8, rotate: -13 }, noriHead({ mood: 'asleep', ears: 36, ...how })),
    ...tailAround(),
  )
