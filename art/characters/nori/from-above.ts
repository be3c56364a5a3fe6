import { dots } from '../../kit/shapes'
import { asFigure, colours as c, ellipse, group, ink, line, path, shade, sides } from '../../kit/svg'
import { eye } from '../face'

/*
 * Nori seen from straight above, looking up at us (page 3). What is nearest to us is largest: nose and muzzle, then
 * forehead and ears, the shoulders, and last the rump.
 */

/** Tail, lying on the ground behind the rump. */
const tail = [
  path(
    'M-22-400C-40-446-22-492 26-498C62-502 84-478 84-450L70-458L66-440L54-452C40-458 24-440 26-404Z',
    c.furShade,
  ),
  path('M26-498C62-502 84-478 84-450L70-458L66-440L54-452L42-446L40-464L26-462L34-480Z', c.cream),
]

/** Hind paws, which show beside the hips. */
const hindPaws = path(
  'M-78-364C-100-372-122-356-118-334C-114-320-96-318-80-326ZM78-364C100-372 120-352 116-332C110-318 94-316 80-326Z',
  c.cream,
)

/**
 * Back and forelegs in one contour: rump, hips, waist, and the shoulder blades, from which the legs come forwards over
 * elbow and wrist.
 */
const body =
  'M0-424C48-424 84-404 90-362C94-326 76-308 86-276C94-246 136-244 172-214C212-180 236-130 246-60L252-16L190-4C188-54 172-84 128-96L-118-92C-160-92-182-70-184-40L-242-58C-240-120-212-182-172-214C-136-244-98-248-90-276C-80-308-96-326-92-362C-86-404-48-424 0-424Z'

/** The side away from the light, the hollow between the shoulder blades and the spine. */
const bodyShade =
  'M0-424C-48-424-86-404-92-362C-96-326-80-308-90-276C-98-248-136-244-172-214C-212-182-240-120-242-58L-214-51C-206-110-176-160-140-182C-100-206-66-236-58-284C-50-330-72-350-66-380C-58-408-30-420 0-424ZM8-400C20-350 4-300 14-236C20-210 40-196 66-190C34-190 6-196-2-226C-10-290 12-340 8-400ZM90-362C78-340 60-332 40-334C58-322 78-318 86-322C86-334 91-346 90-362ZM172-214C150-206 128-190 120-160C136-182 158-196 190-196Z'

/** White socks with spread toes, on which his weight rests. */
const socks = [
  path(
    'M186-36L200-24L210-44L226-26L240-46L250-30C256-2 276 14 278 40C280 64 262 76 244 70C232 82 206 78 200 64C182 62 176 40 186 18ZM-244-88L-232-70L-220-90L-206-66L-192-74L-184-58C-180-34-170-22-172 2C-174 26-192 38-208 32C-220 44-246 40-250 26C-268 20-272-2-262-24Z',
    c.cream,
  ),
  shade(
    path(
      'M244 70Q246 54 238 42Q238 56 244 70ZM200 64Q208 52 208 40Q198 50 200 64ZM-208 32Q-206 16-214 6Q-216 18-208 32ZM-250 26Q-242 14-242 4Q-252 12-250 26ZM-244-88C-250-60-258-46-262-24C-272-2-268 20-250 26C-256 8-246-14-240-34Q-238-60-232-70Z',
      c.whiteShade,
    ),
  ),
]

/** The scarf around the neck, with its knot on the nape. */
const scarf = [
  shade(path('M-104-112C-104-150-60-196 6-190S130-140 130-84Z', c.furShadow)),
  path('M-84-104C-84-140-54-168 0-168S112-134 112-70L90-60C86-110 50-136 0-136S-64-120-66-100Z', c.violet),
  dots(c.sun, 10, [
    [-56, -142],
    [62, -139],
  ]),
  path(
    'M-8-162C-38-170-52-192-50-218C-30-216-12-200-4-180C6-202 24-214 44-212C42-190 28-170 4-162ZM-18-156C-16-176 16-176 18-156C16-142-16-142-18-156Z',
    c.violetDeep,
  ),
]

const earOuter = 'M50-96C62-132 106-166 146-168C162-168 168-152 160-136C150-108 130-80 100-54Z'

/** Ears laid back on the neck: we see their outer side, and a rim of the inner one. */
const ears = sides.flatMap((side) =>
  group(
    { flip: side < 0 },
    // Its shadow on the shoulder.
    shade(path(earOuter, c.furShadow, { transform: 'translate(2 -9)' })),
    path(earOuter, side < 0 ? c.furShade : c.fur),
    path('M86-76C104-112 130-138 154-148C146-116 128-84 100-54Z', c.blush),
    path('M84-86L108-116L106-98L130-118L120-94L134-96L102-52Z', c.cream),
  ),
)

/** The skull gets narrower towards the top, which is further away. */
const skull =
  'M10-126C6-138-4-144-16-146C-10-138-10-132-14-128C-22-132-30-132-38-128L-30-120C-74-110-100-80-108-38C-114-8-134 12-168 30L-150 42L-164 60L-138 66C-120 104-80 120 0 120S120 104 138 66L164 60L150 42L168 30C134 12 114-8 108-38C100-80 66-120 10-126Z'
const skullShade =
  'M-30-120C-74-110-100-80-108-38C-114-8-134 12-168 30C-130 30-100 8-94-36C-90-72-66-102-30-120Z'

/** The blaze runs over the whole forehead and widens to the cheeks. */
const whiteFur =
  'M0-126C-10-96-12-64-20-44C-30-20-74-8-98 26C-114 48-140 46-160 36L-150 42L-164 60L-138 66C-120 104-80 120 0 120S120 104 138 66L164 60L150 42L160 36C140 46 114 48 98 26C74-8 30-20 20-44C12-64 10-96 0-126Z'

/** The muzzle points at us, and hides the chin. */
const muzzle =
  'M0-18C40-18 62 2 82 26C108 58 110 104 78 132C56 150 28 156 0 156S-56 150-78 132C-110 104-108 58-82 26C-62 2-40-18 0-18Z'

const face = () => [
  path(skull, c.fur),
  shade(path(skullShade, c.furShade)),
  path(whiteFur, c.cream),
  ...sides.map((side) => shade(ellipse(side * 122, 58, 18, 13, c.cheek, { opacity: 0.75 }))),
  // The muzzle's shadow on cheeks and chin, which are further down.
  shade(path(muzzle, c.whiteShade, { transform: 'translate(-8 4)' })),
  path(muzzle, c.cream),
  // A small open mouth.
  line('M0 92V112', c.eye, 6),
  ink(path('M0 110C20 104 30 114 24 128Q0 148-24 128C-30 114-20 104 0 110Z', c.eye)),
  shade(path('M0 124Q16 120 21 130Q0 144-21 130Q-16 120 0 124Z', c.tongue)),
  ink(path('M-60 42C-60 10-32 2 0 2S60 10 60 42C60 76 26 98 0 98S-60 76-60 42Z', c.eye)),
  shade(ellipse(14, 24, 26, 12, '#fff', { opacity: 0.5 })),
  ...sides.map((side) => eye(side * 56, -44, 21, 'puzzled', { look: [0.2, -0.3], outer: side })),
  // He doubts: one brow goes up.
  shade(path('M36-92q22-20 46 8q-22-14-38-6q-12 4-8-2ZM-34-78q-20-16-46 4q24-10 40 0q10 2 6-4Z', c.brow)),
]

/**
 * About 530 wide and 650 tall, 156 of which are below y = 0.
 * @param angle of the body relative to the head, in degrees
 */
export const noriFromAbove = (angle: number = 0) =>
  asFigure(
    'nori',
    {},
    group(
      { rotate: angle },
      ...tail,
      hindPaws,
      path(body, c.fur),
      shade(path(bodyShade, c.furShade)),
      ...socks,
      ...scarf,
    ),
    group({ scale: 1.08 }, ...ears, ...face()),
  )
