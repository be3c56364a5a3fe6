import { settled } from './cast'
import type { Mood } from './face'
import { eye } from './face'
import type { Point } from './limbs'
import { taper } from './limbs'
import { colours as c, ellipse, group, ink, limb, line, path, shade } from './svg'

/* The four friends at their settled size, facing left, standing on y = 0. Flip them to face right. */

export type How = { mood?: Mood; look?: [number, number] }

const shadow = (width: number) => shade(ellipse(0, 0, width, width * 0.1, c.ink, { opacity: 0.16 }))
const cheek = (x: number, y: number, size = 9) =>
  shade(ellipse(x, y, size, size * 0.65, c.cheek, { opacity: 0.8 }))

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
    eye(-60, -38, 8, mood, { look }),
    cheek(-44, -22),
    ink(ellipse(-97, -24, 7, 6, c.eye)),
    line(mood === 'worried' ? 'M-80-12q9-7 18 0' : 'M-82-16q8 8 18 4', c.eye, 3.5),
    ellipse(-40, -2, 15, 7, '#E3BF9B'),
    ellipse(34, -2, 15, 7, '#E3BF9B'),
  )
}

/** Presto the snail, the express. About 190 wide. */
export function snail({ mood = 'happy', look = [-0.5, 0] }: How = {}) {
  return settled(
    'snail',
    104,
    shadow(76),
    limb('M-52-40L-66-82M-38-40L-36-86', '#E9C46A', 8),
    path('M-70-30C-74-58-36-62-30-36C-26-20-6-16 30-16C56-16 72-8 84 0H-52C-66 0-70-14-70-30Z', '#E9C46A'),
    shade(path('M-62-6C-30-10 40-10 84 0H-52C-58 0-60-2-62-6Z', '#D4A94A')),
    path('M-26-52C-26-92 8-112 40-100C74-86 80-40 52-18C34-6-4-8-16-24C-22-32-26-42-26-52Z', c.violet),
    shade(
      path('M52-18C34-6-4-8-16-24C20-12 52-30 56-60C58-78 50-92 40-100C74-86 80-40 52-18Z', c.violetDeep),
    ),
    line('M46-48C46-78 4-80 2-52C0-30 32-28 32-46C32-58 16-60 15-50', c.sun, 7),
    // The ball under a lid that is closed.
    ...[[-67, -84] as const, [-36, -88] as const].flatMap(([x, y]) => [
      ellipse(x, y, 11, 12, '#E9C46A'),
      eye(x, y, 9, mood, { look }),
    ]),
    cheek(-48, -28, 8),
    line(mood === 'worried' ? 'M-66-18q8-7 16 0' : 'M-68-24q7 9 18 6', c.eye, 3.5),
  )
}

/** Clara the duck, who feels a lot. About 260 wide. */
export function duck({
  mood = 'happy',
  look = [-0.5, 0],
  tear = false,
  quack = false,
}: How & { tear?: boolean; quack?: boolean } = {}) {
  return settled(
    'duck',
    142,
    shadow(78),
    line('M-12-8V0M18-8V0', '#E76F3C', 9),
    path('M-32 0C-32-10-6-8-2 0ZM0 0C0-10 26-8 30 0Z', '#F08A4B'),
    path(
      'M-62-44C-62-76-36-80-20-74C-34-96-30-140 8-142C42-142 52-112 40-90C62-88 88-84 104-104C112-62 84-8 22-6C-34-6-62-20-62-44Z',
      '#FFFBEF',
    ),
    shade(path('M104-104C112-62 84-8 22-6C0-6-18-8-32-14C30-10 78-40 104-104Z', '#EADCCB')),
    path('M-8-62C20-76 62-64 74-66C64-34 22-22 0-34C-12-42-14-54-8-62Z', '#F3E4CC'),
    quack && path('M-6-92C-24-92-44-82-58-66C-40-58-14-66 0-82Z', '#D96B2E'),
    path('M-14-120C-40-124-62-112-66-100C-60-88-30-84-10-94Z', '#F08A4B'),
    shade(path('M-66-100C-60-88-30-84-10-94L-12-101C-32-96-50-97-66-100Z', '#D96B2E')),
    eye(4, -116, 9, mood, { look }),
    cheek(4, -98, 9),
    mood === 'worried' && shade(line('M-8-132l16-6', c.whiteShade, 5)),
    tear && path('M-4-100C-12-88-12-80-4-80S4-88-4-100Z', '#7CC4F0'),
  )
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
    eye(-42, -136, 9, mood, { look }),
    eye(2, -136, 10, mood, { look }),
    cheek(22, -114, 10),
    ink(path('M-32-122H-18L-25-113Z', c.tongue)),
    line(mood === 'worried' ? 'M-34-98q9-8 18 0' : 'M-25-112V-106M-38-106q7 8 13 0q6 8 13 0', c.eye, 3.5),
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
