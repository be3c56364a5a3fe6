import { noriHead } from './head'
import type { How } from './nori-parts'
import { shadow } from './nori-parts'
import { colours as c, group, line, path, shade } from './svg'

/* Nori asleep. */

/** The scarf of the curled-up Nori: round the neck, its knot on the back. */
const scarfAsleep = () => [
  path(
    'M30-112C52-140 84-146 98-132C92-112 68-98 40-96ZM34-104C62-104 82-88 82-72C62-66 42-74 26-88Z',
    c.violetDeep,
  ),
  path('M-66-186C-6-186 50-138 44-70C42-52 36-40 28-30L-8-44C8-84-10-128-74-150Z', c.violet),
  shade(
    path('M-28-168h0M8-140h0M24-104h0M22-66h0', 'none', {
      stroke: c.sun,
      'stroke-width': 10,
      'stroke-linecap': 'round',
    }),
  ),
]

/** A ring: chin on the forepaws, the tail from behind the thigh to the chin. */
export const sleeping = (how?: How) =>
  group(
    {},
    shadow(220),
    path(
      'M-120-8C-170-40-150-150-40-182C60-206 160-180 204-112L216-106L208-94L224-84L212-72C220-34 196 0 140 0Z',
      c.fur,
    ),
    shade(path('M-20-70C20-130 90-120 108-60C112-30 100-10 80 0H-40Z', c.furShade)),
    shade(
      line('M-16-176l20 8M34-184l20 9M84-178l18 11M128-160l15 14M12-160l18 7M64-166l17 10', c.furShade, 5),
    ),
    // The thigh; its paw is behind the tail.
    path('M78-8C44-66 84-136 150-128C204-120 228-66 206-24C198-6 176 0 150 0H92Z', c.fur),
    shade(line('M74-22C52-74 90-132 150-126C170-124 186-114 196-100', c.furShadow, 6)),
    ...scarfAsleep(),
    path('M-200-4C-206-26-172-38-142-34H-30C-8-34 2-18-4-6C-6 0-12 2-20 2H-182C-192 2-198 2-200-4Z', c.cream),
    shade(line('M-184-2V-14M-168-2V-16M-112 0C-106-14-108-24-114-34', c.whiteShade, 4)),
    // The chin's shadow on them.
    shade(path('M-196-14C-188-31-168-37-142-34H-30C-14-34-6-28-2-20C-60-11-140-9-196-14Z', c.whiteShade)),
    group({ x: -104, y: -116, scale: 0.8, rotate: -6 }, noriHead({ mood: 'asleep', ears: 36, ...how })),
    // The tail comes round in front, its tip curled up.
    path(
      'M214-44C224-10 196 14 140 14C100 16 70 14 50 4C40-10 50-22 70-28C104-20 130-26 160-36C180-44 196-58 204-76Z',
      c.fur,
    ),
    shade(path('M214-44C224-10 196 14 140 14C100 16 70 14 50 4C100 12 180 10 210-58Z', c.furShade)),
    path('M100 13C58 16 22 6 8-22C4-36 14-50 30-54C36-36 62-26 96-24L84-16L98-9L86-1Z', c.cream),
  )
