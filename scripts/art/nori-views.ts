import { noriHead, noriHeadFromBehind } from './head'
import type { How } from './nori-parts'
import { shadow, tail } from './nori-parts'
import { colours as c, ellipse, group, line, path, shade } from './svg'

/* Nori asleep and from behind. */

/** Curled up, chin on his paws. */
export const sleeping = (how?: How) =>
  group(
    {},
    shadow(210),
    path('M-120-8C-196-30-176-160-20-176C120-186 212-120 196-44C188-4 140 0 90 0Z', c.fur),
    shade(path('M196-44C188-4 140 0 90 0H-40C60-14 150-40 178-116C196-92 200-66 196-44Z', c.furShade)),
    shade(line('M66-22C40-70 74-122 128-116C150-114 166-102 174-88', c.furShade, 6)),
    path(
      'M198-40L208-28L194-26C176 10 70 14 18 2L6 4L8-7L-6-10L6-18L0-30L22-34C76-30 132-34 160-72C190-84 202-62 198-40Z',
      c.furShade,
    ),
    path('M18 2L6 4L8-7L-6-10L6-18L0-30L22-34L64-34L54-26L64-18L52-10L62-2L52 5Z', c.cream),
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

/** Chest and forepaw beyond the back, where he turns to the side. */
const chestBeyond = () => [
  path('M40-210C96-204 124-164 122-128L134-118L121-110L126-92L110-90L108-72L60-60Z', c.cream),
  path('M70-40C92-46 134-38 142-18C146-4 138 1 126 1H80Z', c.cream),
]

// Round haunches on the ground, with nicks of fur at both sides.
const back =
  'M-66-236C-66-204-92-190-108-164C-128-132-139-100-138-66L-150-58L-139-48L-149-34L-134-30C-128-12-104-4-76-4H76C104-4 128-12 134-30L149-34L139-48L150-58L138-66C139-100 128-132 108-164C92-190 66-204 66-236Z'

/** From behind. */
export const fromBehind = ({ turn = 0, ...how }: Parameters<typeof noriHeadFromBehind>[0] = {}) =>
  group(
    {},
    shadow(166),
    Math.abs(turn) > 0.2 && group({ flip: turn < 0 }, ...chestBeyond()),
    ellipse(-104, -8, 38, 13, c.cream),
    ellipse(104, -8, 38, 13, c.whiteShade),
    path(back, c.fur),
    shade(
      path(
        'M46-206C92-160 112-70 62-4H76C104-4 128-12 134-30L149-34L139-48L150-58L138-66C139-100 128-132 108-164C92-190 66-204 66-236Z',
        c.furShade,
      ),
    ),
    shade(line('M-122-74C-98-116-46-98-40-40C-39-26-42-14-46-8', c.furShade, 6)),
    path('M-64-2L-54-15L-44-7L-32-19L-20-8L-6-20L8-8L22-19L34-7L46-15L56-2C20 4-28 4-64-2Z', c.cream),
    tail({ x: -10, y: -42, flip: true, rotate: -6 }),
    // Fur of the spine over the tail's root.
    path('M-8-104C10-96 28-76 30-48L18-34L8-44L0-28L-10-42L-20-32L-26-52C-26-76-20-92-8-104Z', c.fur),
    // The scarf lies round the neck, below the fur of the head.
    path('M-92-216C-74-166-34-150 0-150S74-166 92-216L60-240H-60Z', c.violet),
    group({ x: turn * 28, y: -304, scale: 0.9 }, noriHeadFromBehind({ turn, ...how })),
    path(
      'M-8-164C-34-166-50-138-40-114C-24-124-8-138 0-156C8-138 24-124 40-114C50-138 34-166 8-164Z',
      c.violetDeep,
    ),
    path(
      'M-12-174C-4-180 6-180 13-174C16-166 14-156 9-151C2-148-6-148-11-152C-15-160-15-168-12-174Z',
      c.violet,
    ),
  )
