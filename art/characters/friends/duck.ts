import { colours as c, ellipse, group, ink, line, path, shade } from '../../kit/svg'
import { eye, type Mood, moods } from '../face'
import { scaleToHeight } from '../heights'
import { brow, cheek, type FriendOptions, shadow } from './parts'

/* Clara the duck, facing left, standing on y = 0. */

/** Colours of the body and the wing. */
export const down = '#FFFBEF'
export const wingFeathers = '#E4CFB2'

/** The closed bill. The corner of the mouth follows the mood. */
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

/** The bill wide open; both halves pivot on the corner of the mouth. */
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

/** About 260 wide. @param options `quack`: the bill is open; `cheers`: on stretched legs, one wing raised */
export function duck({
  mood = 'happy',
  look = [-0.5, 0],
  quack = false,
  cheers = false,
}: FriendOptions & { quack?: boolean; cheers?: boolean } = {}) {
  return scaleToHeight(
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
        down,
      ),
      shade(path('M119-80C108-40 74-7 22-6C0-6-18-8-32-14C40-12 94-40 119-80Z', '#EADCCB')),
      path(cheers ? raisedWing : wing, wingFeathers),
      ...(quack ? openBill() : closedBill(mood)),
      eye(4, -117, 9, mood, { look, skin: '#EADCCB' }),
      brow(3, -131, 6, mood, '#CDB8A2'),
      cheek(7, -98, mood === 'hush' ? 14 : 9),
    ),
  )
}
