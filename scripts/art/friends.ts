import { settled } from './cast'
import type { Mood } from './face'
import { eye, moods } from './face'
import { brow, cheek, type How, mouth, shadow } from './friend-face'
import type { Point } from './limbs'
import { taper } from './limbs'
import { colours as c, ellipse, group, ink, limb, line, path, shade } from './svg'

/* The four friends at their settled size, facing left, standing on y = 0. Flip them to face right. */

/** The rabbit's arm and paw. */
const forepaw = (points: Point[], fill: string) => {
  const [x, y] = points.at(-1) ?? [0, 0]
  return [path(taper(points, [15, 11, 8]).d, fill), ellipse(x, y, 13, 11, '#fff')]
}

/** Hugo the hedgehog, who counts. About 205 wide. */
export function hedgehog({ mood = 'curious', look = [-0.5, 0] }: How = {}) {
  return settled(
    'hedgehog',
    110,
    shadow(84),
    path(
      'M-40-10C-58-34-40-74-30-86L-22-74L-12-104L0-84L14-110L24-88L42-106L46-82L64-90L62-68L80-68L72-48L88-40L74-26L84-12L60-4H-30Z',
      '#5B3B35',
    ),
    shade(
      path('M-20-14C-30-40-16-66-6-76L4-64L18-84L26-64L42-76L44-56L58-58L54-40L66-30L52-20L56-8Z', '#7D5546'),
    ),
    path('M-24-4C-36-18-34-52-24-62C-42-70-66-54-74-36C-84-32-96-28-98-22C-94-12-70-2-44-2Z', '#F3D9BD'),
    ellipse(-26, -62, 13, 14, '#F3D9BD'),
    shade(ellipse(-25, -61, 7, 8, c.blush)),
    eye(-60, -38, 8, mood, { look, skin: '#E3BF9B' }),
    brow(-55, -49, 6, mood, '#8A6350'),
    cheek(-44, -22, mood === 'hush' ? 13 : 9),
    ink(ellipse(-97, -24, 7, 6, c.eye)),
    mouth(-82, -14, 18, mood),
    ellipse(-40, -2, 15, 7, '#E3BF9B'),
    ellipse(34, -2, 15, 7, '#E3BF9B'),
  )
}

/** Presto the snail, the express. About 215 wide. */
export function snail({ mood = 'happy', look = [-0.5, 0] }: How = {}) {
  return settled(
    'snail',
    104,
    shadow(76),
    limb('M-74-40L-80-82M-54-40L-48-88', '#E9C46A', 9),
    path('M-90-18C-94-44-74-60-56-52C-38-44-40-22-22-16C10-10 60-18 94 2H-72C-84 2-88-8-90-18Z', '#E9C46A'),
    shade(path('M-88-8Q0-8 94 2H-72Q-84 2-88-8Z', '#D4A94A')),
    path('M-34-26C-48-62-22-102 20-106Q36-106 48-102C110-70 84-6 10-8Q-26-8-34-26Z', c.violet),
    shade(path('M-34-26C52-12 76-62 48-102C110-70 84-6 10-8Q-26-8-34-26Z', c.violetDeep)),
    // One turn of the shell, broad at its lip and fine in the middle.
    path(
      'M-14-26C-34-70 12-104 46-80C68-58 42-26 18-44C6-58 26-72 34-58C26-64 16-56 24-48C40-38 52-60 36-74C10-90-22-62 0-24Z',
      c.sun,
    ),
    // The ball under a lid that is closed.
    ...[[-80, -86] as const, [-48, -91] as const].flatMap(([x, y]) => [
      ellipse(x, y, 11, 12, '#E9C46A'),
      eye(x, y, 9, mood, { look, skin: '#D4A94A', outer: x < -60 ? -1 : 1 }),
    ]),
    cheek(-62, -34, mood === 'hush' ? 11 : 8),
    mouth(-84, -28, 16, mood),
  )
}

/** The bill, closed; the corner of the mouth shows how she feels. */
export const closedBill = (mood: Mood) => {
  const down = ['worried', 'sad', 'wry', 'pressed'].includes(moods[mood].mouth)
  return [
    path('M-8-99L-62-97C-52-84-22-82-6-90Z', '#D96B2E'),
    path(
      'M-11-122C-22-124-30-116-42-112C-54-109-68-108-70-101C-71-95-64-94-58-95C-42-92-22-92-6-99Z',
      '#F08A4B',
    ),
    line(down ? 'M-24-94q12-3 20 7' : 'M-24-94q14 2 21-7', '#A84E1F', 3),
    ink(ellipse(-36, -107, 3, 2, '#A84E1F')),
  ]
}

/** The bill wide open: both halves turn about the corner of the mouth. */
const openBill = () => [
  path('M0-100C-24-118-44-124-62-128C-54-106-52-92-54-72C-36-72-12-78 2-88Z', c.eye),
  shade(path('M-8-90C-24-96-40-92-48-80C-36-74-16-78-4-86Z', c.tongue)),
  path('M4-92C-12-82-34-78-54-78C-62-77-64-68-56-65C-34-60-10-68 4-80Z', '#D96B2E'),
  path(
    'M-8-126C-18-130-28-126-40-132C-52-138-66-142-70-136C-73-130-68-126-62-124C-44-118-22-106 0-99Z',
    '#F08A4B',
  ),
  ink(ellipse(-34, -124, 3, 2, '#A84E1F')),
]

/** A tear below the eye, on its way down the cheek. */
const tearDrop = path('M12-110C6-101 5-93 12-93S18-101 12-110Z', '#7CC4F0')

/**
 * Clara the duck, who feels a lot. About 260 wide.
 * @param how `sits`: on her feet, which are not seen; `nod`: how far she hangs her head, in degrees
 */
export function duck({
  mood = 'happy',
  look = [-0.5, 0],
  tear = false,
  quack = false,
  sits = false,
  nod = 0,
}: How & { tear?: boolean; quack?: boolean; sits?: boolean; nod?: number } = {}) {
  return settled(
    'duck',
    142,
    shadow(78),
    !sits && [
      line('M-12-9V-5M18-9V-5', '#E76F3C', 9),
      path('M-32 0C-32-10-6-8-2 0ZM0 0C0-10 26-8 30 0Z', '#F08A4B'),
    ],
    path(
      'M-64-46C-64-68-44-76-24-78C-36-100-28-140 8-142C42-142 52-112 40-90C60-84 78-86 92-100L94-92L110-106L106-90L122-95C116-48 80-7 22-6C-34-6-64-20-64-46Z',
      '#FFFBEF',
    ),
    shade(path('M122-95C116-48 80-7 22-6C0-6-18-8-32-14C30-10 84-36 106-90Z', '#EADCCB')),
    path('M-8-62C20-76 58-66 84-72L74-58L82-54L68-46L72-40C50-22 18-24 0-34C-12-42-14-54-8-62Z', '#E4CFB2'),
    // Her bill turns about the middle of her round head, (8, -112).
    group({ x: nod * 1.95, y: -nod * 0.1, rotate: -nod }, ...(quack ? openBill() : closedBill(mood))),
    eye(4, -117, 9, mood, { look, skin: '#EADCCB' }),
    brow(3, -134, 7, mood, '#CDB8A2'),
    cheek(7, -98, mood === 'hush' ? 14 : 9),
    tear && tearDrop,
  )
}

const rabbitMouth = (mood: Mood) => {
  const calm = ['smile', 'open', 'soft'].includes(moods[mood].mouth)
  return calm
    ? [line('M-25-112V-106M-38-106q7 8 13 0q6 8 13 0', c.eye, 3.5)]
    : [line('M-25-112V-106', c.eye, 3.5), mouth(-35, moods[mood].mouth === 'sad' ? -97 : -101, 20, mood)]
}

/** Milo the rabbit, who has a plan. About 170 wide. @param how `raised`: the paw in front, to hold something up */
export function rabbit({
  mood = 'happy',
  look = [-0.5, 0],
  raised = false,
}: How & { raised?: boolean } = {}) {
  const grey = '#B9AFC6'
  const greyShade = '#978BAA'
  return settled(
    'rabbit',
    250,
    shadow(66),
    ellipse(50, -36, 18, 17, '#fff'),
    path('M-46-8C-58-60-34-104 4-104C44-104 64-52 46-8C34 2-36 2-46-8Z', grey),
    shade(path('M4-104C44-104 64-52 46-8C40-2 24 0 8 0C36-28 36-74 4-104Z', greyShade)),
    path('M-34-14C-40-50-24-80-8-80S20-50 10-14Z', '#fff'),
    path('M2-158C-14-226 2-252 14-250C36-246 34-190 26-154Z', greyShade),
    group(
      { class: 'ear' },
      path('M-30-154C-54-222-44-250-30-250C-10-250-4-196-6-156Z', grey),
      path('M-26-168C-38-210-38-234-30-236C-20-236-14-200-14-170Z', c.blush),
    ),
    path('M-58-130C-58-162-32-174-6-174C26-174 44-152 42-126C40-98 14-88-12-88C-38-88-58-104-58-130Z', grey),
    path('M-56-116C-48-132-30-128-24-118C-16-130 2-126 4-112C4-96-14-88-24-88C-40-90-54-100-56-116Z', '#fff'),
    eye(-42, -136, 9, mood, { look, skin: greyShade, outer: -1 }),
    eye(2, -136, 10, mood, { look, skin: greyShade }),
    brow(2, -153, 8, mood, '#EFEAF4'),
    cheek(22, -114, mood === 'hush' ? 14 : 10),
    ink(path('M-32-122H-18L-25-113Z', c.tongue)),
    ...rabbitMouth(mood),
    ellipse(-30, -4, 22, 9, '#fff'),
    ellipse(26, -4, 22, 9, '#fff'),
    ...(raised
      ? forepaw(
          [
            [-34, -78],
            [-56, -84],
            [-70, -110],
          ],
          grey,
        )
      : forepaw(
          [
            [-34, -74],
            [-46, -62],
            [-38, -50],
          ],
          grey,
        )),
    ...forepaw(
      [
        [30, -74],
        [34, -58],
        [16, -48],
      ],
      greyShade,
    ),
  )
}
