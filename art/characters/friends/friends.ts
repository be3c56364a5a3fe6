import { colours as c, ellipse, group, ink, limb, line, path, shade } from '../../kit/svg'
import type { Mood } from '../face'
import { eye, moods } from '../face'
import { settled } from '../heights'
import { brow, cheek, type How, mouth, shadow } from './parts'

export { hedgehog } from './hedgehog'
export { rabbit } from './rabbit'

/* The four friends at their settled size, facing left, standing on y = 0. Flip them to face right. */

/** Presto's neck: as he goes, stretched to the full, or with half of it in his shell; and how far his head is moved. */
const necks = {
  out: ['M-90-18C-94-44-74-60-56-52C-38-44-40-22-22-16C10-10 60-18 94 2H-72C-84 2-88-8-90-18Z', 0, 0],
  up: ['M-92-48C-98-76-78-92-60-84C-40-74-50-40-22-22C10-10 60-18 94 2H-72C-88 2-88-20-92-48Z', -2, -32],
  in: ['M-82-10C-88-42-67-54-52-48C-36-42-40-22-22-16C10-10 60-18 94 2H-72C-84 2-81-6-82-10Z', 11, 10],
} as const

/** Presto the snail, the express. About 215 wide. */
export function snail({
  mood = 'happy',
  look = [-0.5, 0],
  neck = 'out',
}: How & { neck?: keyof typeof necks } = {}) {
  const [body, x, y] = necks[neck]
  return settled(
    'snail',
    104,
    shadow(76),
    group({ x, y }, limb('M-74-40L-80-82M-54-40L-48-88', '#E9C46A', 9)),
    path(body, '#E9C46A'),
    shade(path('M-86-8Q0-8 94 2H-72Q-80 2-86-8Z', '#D4A94A')),
    path('M-34-26C-48-62-22-102 20-106Q36-106 48-102C110-70 84-6 10-8Q-26-8-34-26Z', c.violet),
    shade(path('M-34-26C52-12 76-62 48-102C110-70 84-6 10-8Q-26-8-34-26Z', c.violetDeep)),
    // One turn of the shell, broad at its lip and fine in the middle.
    path(
      'M-14-26C-34-70 12-104 46-80C68-58 42-26 18-44C6-58 26-72 34-58C26-64 16-56 24-48C40-38 52-60 36-74C10-90-22-62 0-24Z',
      c.sun,
    ),
    group(
      { x, y },
      // The ball under a lid that is closed.
      ...[[-80, -86] as const, [-48, -91] as const].flatMap(([ballX, ballY]) => [
        ellipse(ballX, ballY, 11, 12, '#E9C46A'),
        eye(ballX, ballY, 9, mood, { look, skin: '#D4A94A', outer: ballX < -60 ? -1 : 1 }),
      ]),
      cheek(-62, -34, mood === 'hush' ? 11 : 8),
      mouth(-84, -28, 16, mood),
    ),
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

const wing = 'M-8-62C20-76 58-66 84-72L74-58L82-54L68-46L72-40C50-22 18-24 0-34C-12-42-14-54-8-62Z'
const raisedWing =
  'M22-54C20-78 46-88 56-110C63-126 66-146 68-166L78-150L88-158L90-140L102-144L99-126L108-126C106-98 92-70 72-52C54-38 24-38 22-54Z'

/**
 * Clara the duck, who feels a lot. About 260 wide.
 * @param how `cheers`: on tall legs, a wing up
 */
export function duck({
  mood = 'happy',
  look = [-0.5, 0],
  quack = false,
  cheers = false,
}: How & { quack?: boolean; cheers?: boolean } = {}) {
  return settled(
    'duck',
    142,
    shadow(78),
    ...(cheers
      ? [
          path(
            'M-18-42H-6L-10-14L-2 0L-12-1L-20 3L-28-1L-42 2L-17-13ZM20-42H32L28-14L36 0L26-1L18 3L10-1L-4 2L21-13Z',
            '#F08A4B',
          ),
        ]
      : [
          line('M-12-9V-5M18-9V-5', '#E76F3C', 9),
          path('M-32 0C-32-10-6-8-2 0ZM0 0C0-10 26-8 30 0Z', '#F08A4B'),
        ]),
    group(
      { y: cheers ? -26 : 0 },
      path(
        'M-64-46C-64-68-44-76-24-78C-36-100-28-140 8-142C42-142 52-112 40-90C60-84 78-86 92-100L94-92L110-106L106-90L122-95C116-48 80-7 22-6C-34-6-64-20-64-46Z',
        '#FFFBEF',
      ),
      shade(path('M119-80C108-40 74-7 22-6C0-6-18-8-32-14C40-12 94-40 119-80Z', '#EADCCB')),
      path(cheers ? raisedWing : wing, '#E4CFB2'),
      ...(quack ? openBill() : closedBill(mood)),
      eye(4, -117, 9, mood, { look, skin: '#EADCCB' }),
      brow(3, -131, 6, mood, '#CDB8A2'),
      cheek(7, -98, mood === 'hush' ? 14 : 9),
    ),
  )
}
