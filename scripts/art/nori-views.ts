import { noriHead, noriHeadFromBehind } from './head'
import type { How } from './nori-parts'
import { shadow } from './nori-parts'
import { colours as c, ellipse, group, line, path, shade } from './svg'

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

/** Asleep on his side, wide and low: chin on the ground, tail around him. About 380 wide and 165 tall, from the side. */
export const sleepingLow = (how?: How) =>
  group(
    {},
    shadow(190),
    path('M-120-10C-130-70-60-112 40-114C128-116 186-74 188-34C188-10 172 0 150 0H-100Z', c.fur),
    shade(
      path(
        'M-60-88C-30-106 4-113 40-114C108-116 158-90 178-58C148-92 100-102 40-100C4-98-30-96-60-88Z',
        '#F7B06A',
      ),
    ),
    shade(line('M60-8C40-40 66-76 110-76', c.furShade, 5)),
    path(
      'M188-34C192-4 160 6 110 4C84 4 52 4 22 0C10-2 10-20 22-22C62-22 104-18 130-28C152-36 166-52 172-70C182-60 188-48 188-34Z',
      c.furShade,
    ),
    path('M22 0C10-2 10-20 22-22L58-21L50-14L60-10L52-4L62 3Z', c.cream),
    path('M-20-70C6-56 6-20-22-6C-32-2-44-4-42-14C-18-22-12-46-28-62Z', c.violet),
    ellipse(-154, -9, 34, 12, c.cream),
    ellipse(-30, -9, 34, 12, c.cream),
    group(
      { x: -92, y: -54, scale: 0.42, rotate: -4 },
      noriHead({ mood: 'asleep', tilt: 0, ears: 42, ...how }),
    ),
  )

/** The tail from behind: it begins at the spine and swings to the left. */
const backTail = () =>
  group(
    { y: -40 },
    group(
      { class: 'wag' },
      path(
        'M14-52C-16-44-66-46-92-66C-118-86-134-116-132-146C-166-112-176-60-150-22C-122 16-52 22-4-2C12-12 22-38 14-52Z',
        c.furShade,
      ),
      path(
        'M-132-146C-166-112-176-60-150-22C-144-30-140-38-138-48L-128-42L-124-64L-112-66C-124-88-136-116-132-146Z',
        c.cream,
      ),
    ),
    // Fur of the back over its root.
    path('M30-84L-4-66L8-56L-12-46L2-36L-14-24L4-18L-8-4L30 6Z', c.fur),
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
    // The white at the back of the thighs, with an edge of fur.
    path(
      'M-104-26C-110-52-104-74-92-86L-84-72L-74-88L-66-70L-54-82L-48-64L-36-70L-32-50L-20-50L-18-30L-6-26C-10-8-24 2-44 4C-76 6-98-4-104-26Z',
      c.cream,
    ),
    path(
      'M104-26C110-52 104-74 92-86L84-72L74-88L66-70L54-82L48-64L36-70L32-50L20-50L18-30L6-26C10-8 24 2 44 4C76 6 98-4 104-26Z',
      c.cream,
    ),
    backTail(),
    ellipse(-62, -6, 38, 15, c.whiteShade),
    ellipse(62, -6, 38, 15, c.whiteShade),
  )
