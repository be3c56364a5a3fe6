import { noriHead, noriHeadFromBehind } from './head'
import type { How } from './nori-parts'
import { shadow, tail } from './nori-parts'
import { colours as c, ellipse, group, path, shade } from './svg'

/* Nori asleep and from behind. */

/** Curled up, chin on his paws. */
export const sleeping = (how?: How) =>
  group(
    {},
    shadow(210),
    path('M-120-8C-196-30-176-160-20-176C120-186 212-120 196-44C188-4 140 0 90 0Z', c.fur),
    shade(path('M196-44C188-4 140 0 90 0H-40C60-14 150-40 178-116C196-92 200-66 196-44Z', c.furShade)),
    path('M190-30C176 10 70 14 18 2C-2-6 2-34 26-34C76-30 132-34 160-72C190-84 202-56 190-30Z', c.furShade),
    path('M18 2C-2-6 2-34 26-34C40-32 52-32 66-34C56-20 54-8 62 6C46 6 30 4 18 2Z', c.cream),
    group({ x: -104, y: -96, scale: 0.8, rotate: -7 }, noriHead({ mood: 'asleep', tilt: 0, ...how })),
    ellipse(-140, -12, 40, 17, c.cream),
    ellipse(-56, -10, 40, 17, c.cream),
  )

/** From behind. */
export const fromBehind = (how?: Parameters<typeof noriHeadFromBehind>[0]) =>
  group(
    {},
    shadow(150),
    group({ y: -296, scale: 0.92 }, noriHeadFromBehind(how)),
    path('M-112-20C-152-104-124-212-62-222H62C124-212 152-104 112-20C92 4-92 4-112-20Z', c.fur),
    shade(path('M50-200C124-206 152-104 112-20C102-8 74-4 44-2C92-64 92-150 50-200Z', c.furShade)),
    path('M-84-226C-40-204 40-204 84-226C88-206 40-186 0-186S-88-206-84-226Z', c.violet),
    path(
      'M-8-196C-34-196-44-170-36-150C-22-158-8-170 0-188C8-170 22-158 36-150C44-170 34-196 8-196Z',
      c.violetDeep,
    ),
    path('M0-12C-34 12-118 2-114-62C-108-112-36-118 0-78C36-118 108-112 114-62C118 2 34 12 0-12Z', c.cream),
    tail({ x: -14, y: -52, rotate: -22, scale: 0.9 }),
    ellipse(-62, -6, 38, 15, c.whiteShade),
    ellipse(62, -6, 38, 15, c.whiteShade),
  )
