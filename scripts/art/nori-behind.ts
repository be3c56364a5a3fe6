import type { Mood } from './face'
import { profileHead } from './head-profile'
import { shadow } from './nori-parts'
import { dots } from './places/land'
import { colours as c, group, path, shade } from './svg'

/* Nori sitting, from behind and half to the right: his back, and his head in profile. */

/** The one foreleg that is seen, straight down to its paw. */
const foreleg = [
  path(
    'M78-150C84-116 98-104 106-84L112-36C110-20 112-6 126-6H172C186-8 182-22 170-28L152-38C148-76 154-112 136-164Z',
    c.fur,
  ),
  path(
    'M108-66L118-78L126-64L138-78L149-66C149-54 150-46 152-38L170-28C182-22 186-8 172-6H126C112-6 110-20 112-36Z',
    c.cream,
  ),
  shade(path('M108-66L118-78C122-44 120-24 134-6H126C112-6 110-20 112-36Z', c.whiteShade)),
]

/** Nape, shoulders, waist and seat in one line; the chest swells on the side to which he looks. */
const torso = [
  path(
    'M-58-250C-76-212-108-206-118-160C-124-128-112-110-114-70L-96-8H96C114-64 134-92 144-142C150-190 116-222 84-250Z',
    c.fur,
  ),
  // The chest, seen past the shoulder.
  path(
    'M84-250C116-222 150-190 144-142C143-124 140-112 134-96L124-110L116-94L108-112C124-156 104-194 66-214Z',
    c.cream,
  ),
  // The far side; the edge of the shoulder blade; the hollow of the spine, which runs out below.
  shade(
    path(
      'M-114-70C-112-110-124-128-118-160C-115-176-109-188-102-196C-102-150-94-110-60-70L-60-8H-96ZM90-192C116-164 116-136 92-118C104-142 102-166 90-192ZM-46-164C-48-120-42-84-20-44C-30-88-38-126-34-164Z',
      c.furShade,
    ),
  ),
]

/** The haunch on the far side of the spine, and its foot. */
const farHaunch = [
  shade(path('M-120-22C-146-32-186-34-196-18C-200-2-190 4-182 4H-124Z', c.whiteShade)),
  path('M-20-2C-16-58-54-132-108-116C-160-98-184-46-164-20C-150-2-120 0-90 0Z', c.fur),
  shade(path('M-34-44C-46-90-76-120-112-114C-80-106-54-82-34-44Z', c.furShadow)),
]

/** The haunch that is near: thigh, knee, and the long foot that points where he looks. */
const nearHaunch = [
  path('M24-14C24-28 50-36 80-32C106-30 138-26 146-12C150 0 142 8 128 8H50C34 8 26 0 24-14Z', c.cream),
  shade(path('M126 8Q118-4 126-18Q125-4 134 8ZM106 8Q98-4 106-18Q105-4 114 8Z', c.whiteShade)),
  path('M-40-2C-46-60-8-122 50-118C100-114 128-74 116-42C104-18 84-16 58-8C30 2-20 4-40-2Z', c.fur),
  shade(
    path(
      'M-14-52C-6-92 22-116 62-116C30-108 4-84-14-52ZM119-58C108-32 80-24 40-18C20-14 0-8-10 0C10 4 40 0 58-8C84-16 104-18 116-42Z',
      c.furShade,
    ),
  ),
]

/** The near leg stuck out to the side, its foot upright, as a puppy sits. */
const legStuckOut = [
  path('M158-8C152-34 160-70 182-78C204-82 214-62 208-42C202-22 206-8 198 2C188 10 164 8 158-8Z', c.cream),
  shade(
    path(
      'M158-8C152-34 160-70 182-78C172-56 172-20 184 6C172 6 162 2 158-8ZM200-76Q196-64 200-54Q202-64 206-68Z',
      c.whiteShade,
    ),
  ),
  path('M-40-2C-46-60-8-114 46-106C96-98 140-74 168-50C180-38 178-14 164-4C130 8 10 8-40-2Z', c.fur),
  shade(
    path(
      'M-14-50C-8-88 18-110 58-102C30-98 6-80-14-50ZM176-28C130-22 60-12-10 2C60 6 140 6 164-4C172-10 176-18 176-28Z',
      c.furShade,
    ),
  ),
]

/** The tail comes from the hollow of the spine and lies on the ground, its white tip up a little. */
const tail = group(
  { class: 'wag' },
  path(
    'M-10-58C-26-30-70-26-112-18C-136-13-150-13-164-14L-154 24C-100 28-10 24 14-6C24-26 8-44-10-58Z',
    c.fur,
  ),
  shade(
    path(
      'M-14-50C-26-30-70-26-112-18C-128-15-144-14-158-15L-140 8L-154 14L-140 24C-90 26-10 22 12-4C-30 10-80 8-110-2C-70-10-30-16-14-50Z',
      c.furShade,
    ),
  ),
  path('M-206-34C-222-4-202 22-160 24H-140L-152 12L-138 8L-154-2L-142-14C-164-12-188-16-206-34Z', c.cream),
)

/** The scarf round the neck, knotted at the nape. */
const scarf = [
  path('M-100-234C-114-208-112-188-98-174C-50-144 42-144 84-184C102-206 104-232 92-258Z', c.violet),
  path(
    'M-30-152C-52-142-70-120-68-92C-50-100-30-112-22-132C-14-106 4-90 26-86C26-112 10-142-14-154Z',
    c.violetDeep,
  ),
  path('M-40-160C-32-170-14-170-8-160C-4-146-12-136-22-134C-34-134-42-146-40-160Z', c.violet),
  dots(c.sun, 11, [
    [-78, -184],
    [24, -168],
    [62, -196],
    [-50, -116],
    [10, -106],
  ]),
]

/**
 * From behind, his head turned to his right.
 * @param how `flip`: to his left; `bust`: without haunches and tail, which the picture cuts off; `slumps`: to one side, a
 *   leg stuck out; `tilt` of the head, and `ears` swept back, in degrees; `look`: from -1 to 1
 */
export const fromBehind = ({
  flip = false,
  bust = false,
  slumps = false,
  tilt = 0,
  ears = 14,
  mood = 'curious',
  look = [0.8, -0.2],
}: {
  flip?: boolean
  bust?: boolean
  slumps?: boolean
  tilt?: number
  ears?: number
  mood?: Mood
  look?: [number, number]
} = {}) =>
  group(
    { flip },
    shadow(172),
    !bust && group({ x: slumps ? -26 : 0 }, ...foreleg),
    group({ rotate: slumps ? -7 : 0 }, ...torso),
    ...(bust ? [] : [...farHaunch, ...(slumps ? legStuckOut : nearHaunch), tail]),
    group(
      { rotate: slumps ? -7 : 0 },
      ...scarf,
      group({ x: 6, y: -318, scale: 0.9, rotate: tilt }, ...profileHead({ mood, look, ears })),
    ),
  )
