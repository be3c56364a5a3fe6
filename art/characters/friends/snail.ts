import type { Point } from '../../kit/geometry'
import { colours as c, ellipse, group, limb, line, path, shade, sides } from '../../kit/svg'
import { basket } from '../../props/objects'
import { eye } from '../face'
import { scaleToHeight } from '../heights'
import { cheek, type FriendOptions, frontEyes, mouth, shadow } from './parts'

/* Presto the snail, facing left unless a function says otherwise, standing on y = 0. */

/** Outline of body and neck, the offset of the head, and its rotation: relaxed, stretched up, or half withdrawn. */
const necks = {
  out: ['M-90-18C-94-44-74-60-56-52C-38-44-40-22-22-16C10-10 60-18 94 2H-72C-84 2-88-8-90-18Z', 0, 0, 0],
  up: ['M-92-48C-98-76-78-92-60-84C-40-74-50-40-22-22C10-10 60-18 94 2H-72C-88 2-88-20-92-48Z', -2, -32, 0],
  // The head drawn back from a straight chest, as in a bow.
  greeting: [
    'M-88-52C-92-80-70-92-52-80C-36-68-42-50-36-34Q-30-20-22-16C10-10 60-18 94 2H-76C-96 2-106-12-100-24C-96-32-87-40-88-52Z',
    6,
    -34,
    0,
  ],
  in: ['M-82-10C-88-42-67-54-52-48C-36-42-40-22-22-16C10-10 60-18 94 2H-72C-84 2-81-6-82-10Z', -14, 26, 18],
} as const

/** The eyestalks, and where the left and the right eye are. */
const straightStalks = {
  d: 'M-74-40L-80-82M-54-40L-48-88',
  eyes: [
    [-80, -86],
    [-48, -91],
  ] as [left: Point, right: Point],
}
/** One eyestalk reaches towards somebody's nose, the other draws back. */
export const stalksInTwoMinds: typeof straightStalks = {
  d: 'M-74-40Q-77-62-87-80M-54-40C-58-66-54-80-28-76',
  eyes: [
    [-88, -84],
    [-22, -78],
  ],
}

/** About 215 wide. @param options `neck`: see `necks` */
export function snail({
  mood = 'happy',
  look = [-0.5, 0],
  neck = 'out',
  stalks = straightStalks,
}: FriendOptions & { neck?: keyof typeof necks; stalks?: typeof straightStalks } = {}) {
  const [body, x, y, rotate] = necks[neck]
  return scaleToHeight(
    'snail',
    104,
    shadow(76),
    group({ x, y, rotate }, limb(stalks.d, '#E9C46A', 9)),
    path(body, '#E9C46A'),
    shade(path('M-86-8Q0-8 94 2H-72Q-80 2-86-8Z', '#D4A94A')),
    path('M-34-26C-48-62-22-102 20-106Q36-106 48-102C110-70 84-6 10-8Q-26-8-34-26Z', c.violet),
    shade(path('M-34-26C52-12 76-62 48-102C110-70 84-6 10-8Q-26-8-34-26Z', c.violetDeep)),
    // Spiral of the shell, thick at its opening and thin in the middle.
    path(
      'M-14-26C-34-70 12-104 46-80C68-58 42-26 18-44C6-58 26-72 34-58C26-64 16-56 24-48C40-38 52-60 36-74C10-90-22-62 0-24Z',
      c.sun,
    ),
    group(
      { x, y, rotate },
      // The eyeball, visible under a closed lid.
      ...stalks.eyes.flatMap(([ballX, ballY]) => [
        ellipse(ballX, ballY, 11, 12, '#E9C46A'),
        eye(ballX, ballY, 9, mood, { look, skin: '#D4A94A', outer: ballX < -60 ? -1 : 1 }),
      ]),
      cheek(-62, -34, mood === 'hush' ? 11 : 8),
      mouth(-84, -28, 16, mood),
    ),
  )
}

/** The strap that holds the basket on the shell. */
const strap = shade(path('M26-118C4-84-2-40 10-9L20-9C12-40 18-84 38-116Z', '#8A5A44'))

/** On his way to a picnic, the basket on his shell. */
export const packedSnail = (options?: Parameters<typeof snail>[0]) =>
  group({}, basket({ x: 41, y: -109, rotate: 3, scale: 0.68 }), snail(options), strap)

/** From the front. */
export const snailFromFront = (options: FriendOptions = {}) =>
  scaleToHeight(
    'snail',
    104,
    shadow(58),
    ellipse(4, -56, 46, 46, c.violet),
    shade(path('M24-97C56-84 62-40 34-20C20-12 4-10-8-12C30-30 40-66 24-97Z', c.violetDeep)),
    limb('M-12-34L-24-84M12-34L24-86', '#E9C46A', 8),
    path('M-26-30C-26-56 26-56 26-30C28-18 40-8 46 0H-46C-40-8-28-18-26-30Z', '#E9C46A'),
    shade(path('M-34-10C-14-4 14-4 34-10C40-6 44-4 46 0H-46C-44-4-40-6-34-10Z', '#D4A94A')),
    ...sides.map((side) => ellipse(side * 24, -86, 11, 12, '#E9C46A')),
    ...frontEyes(24, -86, 9, options, '#D4A94A'),
    ...sides.map((side) => cheek(side * 16, -27, 7)),
    mouth(-9, -24, 18, options.mood ?? 'happy'),
  )

/** From behind. */
export const snailFromBehind = () =>
  scaleToHeight(
    'snail',
    104,
    shadow(58),
    limb('M-10-60L-22-84M10-60L22-86', '#E9C46A', 8),
    ...sides.map((side) => ellipse(side * 23, -87, 11, 12, '#E9C46A')),
    path('M-40 0C-34-14-24-26 0-26S34-14 40 0Z', '#E9C46A'),
    ellipse(-2, -52, 46, 45, c.violet),
    shade(path('M20-92C52-78 56-34 28-14C16-8 0-6-12-8C28-26 36-62 20-92Z', c.violetDeep)),
    line('M-2-96C-30-84-34-24-4-8', c.sun, 6),
    path('M-16 0C-14-14-6-22 0-22S14-14 16 0Z', '#D4A94A'),
  )
