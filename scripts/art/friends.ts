import { settled } from './cast'
import type { Mood } from './face'
import { eye, moods } from './face'
import { brow, cheek, type How, mouth, shadow } from './friend-face'
import { colours as c, ellipse, group, ink, limb, line, path, shade } from './svg'

export { hedgehog } from './hedgehog'
export { rabbit } from './rabbit'

/* The four friends at their settled size, facing left, standing on y = 0. Flip them to face right. */

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
      eye(x, y, 9, mood, { look, skin: '#D4A94A', outer: x < -50 ? -1 : 1 }),
    ]),
    cheek(-48, -28, mood === 'hush' ? 11 : 8),
    mouth(-60, -25, 16, mood),
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
    brow(3, -131, 6, mood, '#CDB8A2'),
    cheek(7, -98, mood === 'hush' ? 14 : 9),
    tear && tearDrop,
  )
}
