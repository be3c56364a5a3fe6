import { noriHead } from './head'
import type { How } from './nori-parts'
import { shadow } from './nori-parts'
import { paper } from './outline'
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

/** A foreleg that lies on the ground and points to the left, its paw at (0, 0). */
const lyingForeleg = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    path('M200-36C120-42 50-44 18-36C-18-30-34-12-20 2C-10 10 30 8 60 6L200-12Z', c.cream),
    shade(line('M-14-3C-8-5-4-8 0-13M4 4C8 0 12-4 14-9', c.whiteShade, 4)),
  )

/** The tail: from the rump, which it leaves at its full width, round the thigh to the chin. */
const tailAround = () => [
  shade(
    path(
      'M146-129C190-128 238-66 216-26C186 10 120 0 74-48C110-38 150-40 172-62C188-80 184-120 146-123Z',
      c.furShadow,
    ),
  ),
  path(
    'M183-135C214-103 248-54 228-20C206 16 150 24 100 20L90 6L84-44C120-30 152-32 174-50C194-68 200-98 183-135Z',
    c.fur,
  ),
  shade(path('M228-20C206 16 150 24 100 20L90 6C150 12 206-4 232-49Q233-36 228-20Z', c.furShade)),
  path('M120 21C84 22 52 8 40-20C34-40 42-58 58-66C68-48 92-40 126-38L112-26L128-17L112-7L126 4Z', c.cream),
  shade(path('M120 21C84 22 52 8 40-20C60 0 90 6 126 4Z', c.whiteShade)),
]

/** A ring: chin on the crossed forepaws, the tail round the thigh to the chin. */
export const sleeping = (how?: How) =>
  group(
    {},
    shadow(220),
    path('M-120-8C-170-40-150-150-40-182C60-206 152-184 200-116C224-76 214 0 140 0Z', c.fur),
    shade(path('M-20-70C20-130 90-120 108-60C112-30 100-10 80 0H-40Z', c.furShade)),
    // The thigh.
    path('M78-8C44-66 84-136 150-128C204-120 228-66 206-24C198-6 176 0 150 0H92Z', c.fur),
    shade(line('M74-22C52-74 90-132 150-126', c.furShadow, 6)),
    ...scarfAsleep(),
    lyingForeleg({ x: -184, y: -8 }),
    // The white of his chest, from the chin to the tail.
    paper(path('M-20-66C14-66 36-60 60-44V0H-20Z', c.cream)),
    shade(path('M-124-14C-136-8-136 4-128 10L-96 0L-60-20L-90-34Z', c.whiteShade)),
    lyingForeleg({ x: -106, y: 6, rotate: 3, scale: 0.86 }),
    // The chin's shadow on the paw that it presses flat, and on the other that crosses it.
    shade(
      path(
        'M-208-22C-188-38-168-40-142-40L0-66C24-64 40-58 58-46C44-24 10-11-60-11C-110-10-160-12-208-22Z',
        c.whiteShade,
      ),
    ),
    group({ x: -104, y: -116, scale: 0.8, rotate: -6 }, noriHead({ mood: 'asleep', ears: 36, ...how })),
    // The tail's shadow on it.
    shade(path('M52-52C18-34 16-8 28 7L90 5Z', c.whiteShade)),
    ...tailAround(),
  )
