import { colours as c, ellipse, group, ink, line, path, shade } from '../../kit/svg'
import { eye, type Mood, moods } from '../face'
import { scaleToHeight } from '../heights'
import { brow, cheek, type FriendOptions, shadow } from './parts'

/* Clara the duck, facing left, standing on y = 0. */

/** Colours of the body and the wing, and of their shaded parts. */
export const down = '#FFFBEF'
export const downShade = '#E6D6C4'
export const wingFeathers = '#E4CFB2'
export const wingShade = '#C8AC8A'
/** Colours of bill and feet. */
export const bill = '#F08A4B'
export const billShade = '#D96B2E'

/** The closed bill. The corner of the mouth follows the mood. */
export const closedBill = (mood: Mood) => {
  const isTurnedDown = ['worried', 'sad', 'wry', 'pressed'].includes(moods[mood].mouth)
  return [
    path('M-8-99L-62-97C-52-84-22-82-6-90Z', billShade),
    path('M-11-122C-22-124-30-116-42-112C-54-109-68-108-70-101C-71-95-64-94-58-95C-42-92-22-92-6-99Z', bill),
    line(isTurnedDown ? 'M-24-94q12-3 20 7' : 'M-24-94q14 2 21-7', '#A84E1F', 3),
    ink(ellipse(-36, -107, 3, 2, '#A84E1F')),
  ]
}

/** The bill wide open; both halves pivot on the corner of the mouth. */
const openBill = () => [
  path('M0-100C-24-118-44-124-62-128C-54-106-52-92-54-72C-36-72-12-78 2-88Z', c.eye),
  shade(path('M-8-90C-24-96-40-92-48-80C-36-74-16-78-4-86Z', c.tongue)),
  path('M4-92C-12-82-34-78-54-78C-62-77-64-68-56-65C-34-60-10-68 4-80Z', billShade),
  path(
    'M-8-126C-18-130-28-126-40-132C-52-138-66-142-70-136C-73-130-68-126-62-124C-44-118-22-106 0-99Z',
    bill,
  ),
  ink(ellipse(-34, -124, 3, 2, '#A84E1F')),
]

/** The folded wing: a round shoulder, coverts with a scalloped edge, and the tips of four primaries. */
export const foldedWing = () => [
  path(
    'M-30-54C-28-70-4-76 20-71C44-66 72-72 100-90C98-76 92-69 82-64L97-67C92-56 84-51 72-48L84-48C78-39 68-36 58-35L66-32C48-20 22-16 0-23C-20-30-32-40-30-54Z',
    wingFeathers,
  ),
  shade(
    path(
      'M82-64C64-56 44-55 24-60C46-60 64-62 82-64ZM72-48C58-43 42-43 26-48C44-47 58-47 72-48ZM58-35C46-31 34-32 24-36C38-35 48-34 58-35ZM66-32C48-20 22-16 0-23C-20-30-32-40-30-54C-18-30 14-22 66-32ZM22-71C44-62 38-52 32-50C44-46 34-36 26-35C32-28 20-20 8-21C22-28 12-36 12-38C28-40 26-50 16-54C30-56 30-64 14-72Z',
      wingShade,
    ),
  ),
]

/** Tail feathers that turn up, and one that curls over the rump. */
export const tail = [
  path('M76-76C92-76 104-84 104-97C104-107 92-109 89-101C94-102 97-98 95-94C92-86 80-84 68-84Z', down),
  path(
    'M72-80C92-78 104-86 118-100C118-92 115-86 110-81C117-83 123-87 128-92C126-80 118-74 111-71C117-71 122-73 127-76C122-62 106-52 88-42Z',
    down,
  ),
  shade(
    path(
      'M127-76C122-62 106-50 84-38L74-54C92-56 108-62 111-71C117-71 122-73 127-76ZM110-81C102-74 92-72 84-72C94-66 104-67 111-71C118-74 126-80 128-92C123-87 117-83 110-81Z',
      downShade,
    ),
  ),
]

/** Outline of head, neck, breast and back; the breast is the heaviest part. */
const body =
  'M-26-84C-34-76-52-70-62-56C-72-40-66-20-48-11C-28-2 4-2 30-5C56-8 78-22 90-42C96-54 90-74 74-80C62-82 50-80 44-88C38-96 45-100 45-112C45-130 28-142 8-142C-14-142-28-128-28-110C-28-100-20-94-26-84Z'
/** Shade below the cheek, on belly and rump, and between the feathers of the breast. */
const bodyShade =
  'M-24-86C-8-76 26-76 44-88C30-68-10-68-34-77ZM96-50C84-24 56-8 30-5C4-2-28-2-48-11C-56-15-62-22-65-30C-44-12-6-10 22-15C50-20 76-34 90-58ZM-58-44Q-56-34-47-33Q-54-29-61-35ZM-48-58Q-47-48-38-46Q-46-42-52-50ZM-44-32Q-40-24-31-25Q-38-19-46-25Z'

/** A webbed foot on a short leg, its toes to the left. @param x of the ankle */
export const foot = (x: number) =>
  `M${x - 4}-14H${x + 5}L${x + 4}-7C${x + 5}-4 ${x + 7}-2 ${x + 8} 0Q${x + 2}-2 ${x - 5} 2Q${x - 9}-2 ${x - 17} 2Q${x - 20}-1 ${x - 28} 1C${x - 22}-6 ${x - 10}-6 ${x - 5}-9Z`

/** Stretched legs on the tips of the toes. */
const stretchedLegs = path(
  'M-18-42H-6L-10-14L-2 0L-12-1L-20 3L-28-1L-42 2L-17-13ZM20-42H32L28-14L36 0L26-1L18 3L10-1L-4 2L21-13Z',
  bill,
)

/** Calling: breast and tail up, the neck stretched. */
const callingBody =
  'M-32-118C-38-108-58-102-66-84C-73-64-62-46-40-38C-14-30 22-32 46-42C68-52 86-64 96-84C98-96 84-104 66-104C52-104 44-110 40-124C38-132 39-138 39-144C39-162 22-174 2-174C-20-174-34-160-34-142C-34-132-28-124-32-118Z'
const callingBodyShade =
  'M-30-119C-14-106 22-108 42-120C28-98-12-96-40-110ZM96-84C86-64 68-52 46-42C22-32-14-30-40-38C-52-43-60-51-65-61C-44-46-10-44 18-48C46-54 70-66 92-92ZM-58-76Q-57-66-48-65Q-54-61-61-66ZM-46-88Q-46-78-36-76Q-44-72-50-80ZM-40-64Q-36-56-27-57Q-34-51-42-57Z'

/**
 * The wing thrown up: broad at the shoulder, tapering to five primaries; down covers its root. It is paler than a folded wing
 * because light shines through it.
 */
const raisedWing = [
  path(
    'M-8-70C-16-108 8-132 34-150C56-166 78-188 92-216C106-206 108-194 103-180C108-186 113-192 117-200C126-188 126-176 118-162C123-166 129-172 133-178C139-164 134-152 124-140C129-143 134-146 138-151C142-136 132-118 116-102C92-72 72-54 50-46C20-40-4-50-8-70Z',
    '#F4E6DE',
  ),
  shade(
    path(
      'M103-180C94-160 80-148 64-138C84-142 98-158 103-180ZM118-162C108-140 92-130 74-120C96-124 112-140 118-162ZM124-140C112-120 98-110 80-102C102-104 118-118 124-140ZM138-151C142-136 132-118 116-102C92-72 72-54 50-46C28-40 8-46 0-56C56-50 116-84 138-151Z',
      wingShade,
    ),
  ),
  path('M-16-66C-18-98 0-116 22-116Q22-104 34-102Q32-90 46-84Q42-74 54-64C40-44-6-40-16-66Z', down),
]

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
    ...(cheers ? [stretchedLegs] : [path(foot(24), billShade), path(foot(-10), bill)]),
    ...(cheers
      ? [
          group({ x: 2, y: -18, rotate: -4 }, ...tail),
          path(callingBody, down),
          shade(path(callingBodyShade, downShade)),
          group({ x: 37, y: -11, rotate: -20 }, ...raisedWing),
        ]
      : [...tail, path(body, down), shade(path(bodyShade, downShade)), ...foldedWing()]),
    group(
      cheers ? { x: -6, y: -32 } : {},
      ...(quack ? openBill() : closedBill(mood)),
      eye(4, -117, 9, mood, { look, skin: downShade }),
      brow(3, -131, 6, mood, '#CDB8A2'),
      cheek(7, -98, mood === 'hush' ? 14 : 9),
    ),
  )
}
