import { dots } from '../../kit/shapes'
import { asFigure, colours as c, ellipse, group, ink, mirror, path, shade, sides } from '../../kit/svg'
import { satchelBag } from '../../props/objects'
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

/**
 * Back and legs in one contour: rump, thighs, whose knees turn outwards, waist, and the broad shoulders, from which the
 * short forelegs come forwards on both sides of the neck.
 */
const body =
  'M0-452C60-454 116-434 140-392C152-372 180-352 194-322L212-284 160-256C150-280 136-292 114-296C108-268 118-242 146-222C206-182 246-110 252-48L256-4L188 2C186-30 170-46 140-52H-140C-170-46-184-24-186-2L-256-10C-250-84-218-170-150-222C-122-242-112-268-116-296C-136-292-150-280-160-256L-212-284-194-322C-180-352-152-372-140-392C-116-434-60-454 0-452Z'

/** The side away from the light, the spine and the folds in front of the thighs. */
const bodyShade =
  'M0-452C-60-454-116-434-140-392C-152-372-180-352-194-322L-212-284-194-270C-180-306-150-322-126-318-110-330-112-400 0-452ZM-116-296C-112-268-122-242-150-222C-218-170-250-84-256-10L-222-7C-216-80-180-150-112-200C-84-228-88-270-116-296ZM10-430C16-380 6-330 10-290Q-8-350 10-430ZM114-296C84-304 78-350 104-392C98-350 118-318 160-308Q134-304 114-296Z'

/** White hind paws, turned out as the knees are. */
const hindPaws = mirror(
  'hind-paw',
  path(
    'M156-262L170-288L178-272L194-296L200-280L210-292C228-286 240-264 234-248C230-234 214-230 204-236C194-226 174-230 172-244C164-246 160-252 156-262Z',
    c.cream,
  ),
  shade(
    path('M172-244Q184-250 186-262Q174-256 172-244ZM204-236Q212-246 208-260Q200-248 204-236Z', c.whiteShade),
  ),
)

/** White forepaws with spread toes, on which his weight rests. */
const forepaws = mirror(
  'forepaw',
  path(
    'M184-26L198-12L208-34L222-14L236-36L256-18C260 2 278 18 280 42C282 64 264 76 246 72C232 84 208 80 202 68C182 64 176 42 186 20Z',
    c.cream,
  ),
  shade(path('M246 72Q256 56 244 40Q240 58 246 72ZM202 68Q210 54 208 40Q198 52 202 68Z', c.whiteShade)),
)

/** The outer edges of his right paws, away from the light. */
const pawShade = shade(
  path(
    'M-256-18C-260 2-278 18-280 42C-282 64-264 76-246 72C-264 50-258 20-236-36ZM-210-292C-228-286-240-264-234-248C-230-234-214-230-204-236C-216-254-220-272-210-292Z',
    c.whiteShade,
  ),
)

/** The neck, which rises out of the shoulders towards us, with hollows on both sides, and the white chest in front. */
const neck = [
  path(
    'M188 2C184-30 168-56 140-64H-140C-168-56-182-30-186-2L-162-2L-144 20L-124 2H128L148 42L168 14L178 22Z',
    c.cream,
  ),
  shade(path('M-156-216C-136-194-128-140-126-80H-90ZM156-216C138-194 132-140 130-80H90Z', c.furShadow)),
  path('M-156-216C-124-190-108-140-106-50H110C112-140 126-190 156-216Z', c.fur),
  shade(path('M-156-216C-124-190-108-140-106-50H-70C-74-140-96-196-156-216Z', c.furShade)),
]

/** The strap over his back, and the satchel at his right flank. */
const satchelAtFlank = [
  path('M-118-292Q0-318 113-294L109-274Q0-296-118-270Z', '#7A4A3C'),
  group({ x: -168, y: -280, rotate: 94, scale: 0.8 }, ...satchelBag),
]

/** The scarf around the neck, with its knot on the nape. */
const scarf = [
  shade(
    path(
      'M-122-136C-88-180-44-194 0-194S88-180 122-134L100-104C82-130 46-144 0-144S-80-130-98-104Z',
      c.furShadow,
    ),
  ),
  path('M-118-118C-94-164-46-180 0-180S96-164 120-116L108-78C88-120 46-136 0-136S-86-120-106-80Z', c.violet),
  dots(c.sun, 10, [
    [-66, -146],
    [66, -146],
  ]),
  path(
    'M-8-172C-38-180-52-202-50-228C-30-226-12-210-4-190C6-212 24-224 44-222C42-200 28-180 4-172ZM-18-166C-16-186 16-186 18-166C16-152-16-152-18-166Z',
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

/** The head as a plan: narrow at the nape, widest at the cheeks, whose fur ends in locks. */
const skull =
  'M10-126C6-138-4-144-16-146C-10-138-10-132-14-128C-22-132-30-132-38-128L-30-120C-74-110-104-76-112-34C-118-6-136 10-166 20L-150 34L-168 50L-142 58L-146 76C-116 92-90 98-60 92H60C90 98 116 92 146 76L142 58L168 50L150 34L166 20C136 10 118-6 112-34C104-76 66-120 10-126Z'
const skullShade =
  'M-30-120C-74-110-104-76-112-34C-118-6-136 10-166 20C-130 22-104 2-98-36C-92-72-66-102-30-120Z'

/** The blaze runs from the nape over the forehead, and widens to the cheeks beside the muzzle. */
const whiteFur =
  'M0-126C-12-92-14-58-24-30C-36-6-84 2-106 28C-122 44-146 40-162 32L-150 34L-168 50L-142 58L-146 76C-116 92-90 98-60 92H60C90 98 116 92 146 76L142 58L168 50L150 34L162 32C146 40 122 44 106 28C84 2 36-6 24-30C14-58 12-92 0-126Z'

/** The broad muzzle reaches forwards over cheeks and chin; the nose is its end. */
const muzzle =
  'M0-26C34-26 56-6 66 24C72 44 84 66 84 94C82 126 48 146 0 146S-82 126-84 94C-84 66-72 44-66 24C-56-6-34-26 0-26Z'

const face = () => [
  path(skull, c.fur),
  shade(path(skullShade, c.furShade)),
  path(whiteFur, c.cream),
  ...sides.map((side) => shade(ellipse(side * 122, 54, 18, 11, c.cheek, { opacity: 0.75 }))),
  path(muzzle, c.cream),
  // Its side away from the light and its shadow on the cheek, which is further down; the crease on the other side.
  shade(
    path(
      'M-64 16C-74 44-96 66-94 98C-90 132-52 150 0 146Q-44 136-60 104C-68 80-56 54-64 16ZM66 24C72 44 84 66 84 96Q76 64 58 32Z',
      c.whiteShade,
    ),
  ),
  ink(path('M-48 102C-48 82-26 76 0 76S48 82 48 102C48 126 24 146 0 146S-48 126-48 102Z', c.eye)),
  shade(ellipse(10, 92, 24, 8, '#fff', { opacity: 0.5 })),
  ...sides.map((side) => eye(side * 66, -32, 21, 'puzzled', { look: [0.2, -0.3], outer: side })),
  // He doubts: one brow goes up.
  shade(path('M44-82q22-18 46 8q-22-12-38-6q-12 4-8-2ZM-42-68q-20-14-46 4q24-8 40 0q10 2 6-4Z', c.brow)),
]

/**
 * About 530 wide and 690 tall, 160 of which are below y = 0.
 * @param angle of the body relative to the head, in degrees
 */
export const noriFromAbove = (angle: number = 0) =>
  asFigure(
    'nori',
    {},
    group(
      { x: -8, y: -42, rotate: angle },
      ...tail,
      path(body, c.fur),
      shade(path(bodyShade, c.furShade)),
      ...hindPaws,
      ...forepaws,
      pawShade,
      ...satchelAtFlank,
      ...neck,
      asFigure('bandana', {}, ...scarf),
    ),
    group({ y: 16, scale: 1.08 }, ...ears, ...face()),
  )
