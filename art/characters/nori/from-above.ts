import { dots } from '../../kit/shapes'
import { asFigure, colours as c, group, mirror, path, shade } from '../../kit/svg'
import { satchelBag } from '../../props/objects'
import { noriHead } from './head'

/* Nori seen from straight above, his face turned up to us (page 3): it is nearest and largest, the rump is last. */

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
    group(
      { y: 6, scale: 1.08 },
      noriHead({
        mood: 'puzzled',
        mouth: 'oh',
        look: [0.3, -0.5],
        ears: [22, 4],
        tilt: 4,
        shaded: 'M-40-160C-130-90-140 20-90 130H-200V-160Z',
      }),
    ),
  )
