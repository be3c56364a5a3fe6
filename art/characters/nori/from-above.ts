import { dots } from '../../kit/shapes'
import { asFigure, colours as c, ellipse, group, ink, line, mirror, path, shade, sides } from '../../kit/svg'
import { eye } from '../face'

/*
 * Nori seen from straight above, looking up at us (page 3). What is nearest to us is largest: nose and muzzle, then
 * forehead and ears, the shoulders, and last the rump.
 */

/** Tail, lying on the ground behind the rump. */
const tail = [
  path(
    'M-24-430C-42-464-22-506 26-512C62-516 84-492 84-464L70-472L66-454L54-466C40-472 24-454 28-430Z',
    c.furShade,
  ),
  path('M26-512C62-516 84-492 84-464L70-472L66-454L54-466L42-460L40-478L26-476L34-494Z', c.cream),
]

/** Hind feet, which the haunches hide down to the toes. */
const hindFeet = mirror(
  'hind-foot',
  path('M104-330C150-338 178-308 178-282C178-256 158-250 142-258C124-264 112-280 104-300Z', c.cream),
  shade(
    path('M142-258Q148-272 144-284Q138-274 142-258ZM166-257Q168-272 162-286Q160-272 166-257Z', c.whiteShade),
  ),
)

/**
 * Back and forelegs in one contour: rump, haunches, waist, and the broad shoulders, from which the short legs come
 * forwards on both sides of the neck.
 */
const body =
  'M0-452C60-454 116-434 138-388C156-346 144-310 114-290C108-262 118-242 146-222C206-182 246-110 252-48L256-4L188 2C186-30 170-46 140-52H-140C-170-46-184-24-186-2L-256-10C-250-84-218-170-150-222C-122-242-112-262-116-290C-146-312-158-348-140-388C-118-434-60-454 0-452Z'

/** The side away from the light, the spine, the haunches' edges and the hollows behind the shoulders. */
const bodyShade =
  'M0-452C-60-454-118-434-140-388C-158-348-146-312-116-290C-112-262-122-242-150-222C-218-170-250-84-256-10L-222-7C-216-80-180-150-112-200C-74-232-80-262-90-290C-110-330-112-400 0-452ZM10-430C16-380 6-320 12-250C16-230 26-214 42-206C16-206 0-222-4-250C-10-310 12-370 10-430ZM114-290C84-304 78-350 100-392C98-350 106-322 132-306ZM146-222C118-216 96-196 92-170C112-190 136-200 168-202Z'

/** White forepaws with spread toes, on which his weight rests. */
const forepaws = mirror(
  'forepaw',
  path(
    'M184-26L198-12L208-34L222-14L236-36L256-18C260 2 278 18 280 42C282 64 264 76 246 72C232 84 208 80 202 68C182 64 176 42 186 20Z',
    c.cream,
  ),
  shade(path('M246 72Q256 56 244 40Q240 58 246 72ZM202 68Q210 54 208 40Q198 52 202 68Z', c.whiteShade)),
)

/** Fur of the haunches over the hind feet. */
const hocks = mirror(
  'hock',
  path('M96-340C130-340 160-322 166-298L152-302 154-284 138-294 134-276 120-286Z', c.fur),
)

/** The outer edges of his right paws, away from the light. */
const pawShade = shade(
  path(
    'M-256-18C-260 2-278 18-280 42C-282 64-264 76-246 72C-264 50-258 20-236-36ZM-178-282C-178-256-158-250-142-258C-156-272-162-300-150-320C-172-308-178-294-178-282Z',
    c.whiteShade,
  ),
)

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
      { x: -8, rotate: angle },
      ...tail,
      ...hindFeet,
      path(body, c.fur),
      ...hocks,
      shade(path(bodyShade, c.furShade)),
      ...forepaws,
      pawShade,
      ...scarf,
    ),
    group({ y: 16, scale: 1.08 }, ...ears, ...face()),
  )
