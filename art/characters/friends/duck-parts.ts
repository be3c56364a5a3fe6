import { colours as c, ellipse, group, ink, line, path, shade } from '../../kit/svg'
import { eye, type Mood, moods } from '../face'
import { brow, cheek } from './parts'

/* Clara's head, wings and feet, the same in every pose, facing left. */

/** Colours of the body and the wing, and of their shaded parts. */
export const down = '#FFFBEF'
export const downShade = '#E6D6C4'
export const wingFeathers = '#E4CFB2'
export const wingShade = '#C8AC8A'
/** Colours of bill and feet. */
export const bill = '#F08A4B'
export const billShade = '#D96B2E'
const billLine = '#A84E1F'

/** How far both halves of the bill turn on the corner of the mouth, in degrees. */
type Gape = [up: number, below: number]

/** A point inside the open bill, seen from the corner of the mouth. */
const inBill = (distance: number, degrees: number) =>
  [Math.cos, Math.sin].map((part) => Math.round(-distance * part((degrees * Math.PI) / 180))).join(' ')

/** The dark inside of the open bill, with the tongue. */
const throat = ([up, below]: Gape) => [
  path(`M3-4L${inBill(56, up)}Q${inBill(38, (up - below) / 2)} ${inBill(46, -below)}L4 8Z`, c.eye),
  shade(group({ rotate: -below }, path('M-4-1C-14-14-32-13-40-1Z', c.tongue))),
]

/** The bill, whose root runs back into the cheek. The corner of the mouth follows the mood. */
const duckBill = (mood: Mood, gape?: Gape) => {
  const isTurnedDown = ['worried', 'sad', 'wry', 'pressed'].includes(moods[mood].mouth)
  const [up, below] = gape ?? [0, 0]
  return group(
    { x: -10, y: 12 },
    ...(gape ? throat(gape) : []),
    group({ rotate: -below }, path('M3-1C4 10-8 17-24 16C-40 16-52 10-57 0Z', billShade)),
    group(
      { rotate: up },
      path(
        'M-18-27C-27-24-34-16-43-13C-54-10-70-11-70-3C-70 4-61 4-55 3C-40 2-24 6-10 6C-1 6 6 2 4-6C3-12-4-13-7-18C-9-23-12-29-18-27Z',
        bill,
      ),
      ink(ellipse(-36, -8, 3, 2, billLine)),
    ),
    !gape && line(isTurnedDown ? 'M-16 5Q-2 2 5 11' : 'M-16 5Q2 8 7-4', billLine, 3),
  )
}

/** What the head of a pose may change. */
export type DuckFace = { mood?: Mood; gape?: Gape; blush?: number }

/** Clara's head around its middle, 74 wide without the bill. */
export const duckHead = ({ mood = 'happy', gape, blush = 9 }: DuckFace) => [
  path('M37-1C37-21 21-35 0-35C-22-35-37-20-37-1C-37 19-21 34 1 34C22 34 37 19 37-1Z', down),
  duckBill(mood, gape),
  cheek(8, 14, blush),
  eye(1, -10, 10, mood, { skin: downShade }),
  brow(0, -24, 6, mood, '#A88A70'),
]

/** The folded wing from its shoulder at (0, 0): coverts with a scalloped edge, and three primaries. */
export const foldedWing = [
  path(
    'M-4 4C-4-16 22-24 46-18C70-12 96-14 122-30C121-18 116-10 107-5L120-6C115 5 107 11 96 14L108 15C96 26 84 31 70 33C50 42 24 40 8 28C-2 20-6 12-4 4Z',
    wingFeathers,
  ),
  shade(
    path(
      'M107-5C84 8 60 8 42 0C64 2 86 0 107-5ZM96 14C76 24 56 20 40 12C58 16 78 17 96 14ZM108 15C96 26 84 31 70 33C50 42 24 40 8 28C-2 20-6 12-4 4C10 26 50 34 108 15ZM40-19C56-8 48 2 42 3C50 10 40 20 22 21C38 14 32 6 28 5C44-2 46-12 40-19Z',
      wingShade,
    ),
  ),
]

/** Down that covers the root of a spread wing. */
const wingRoot = path('M-36 12C-38-12-30-26-18-32Q-16-22-4-25Q-2-13 10-18Q12-6 36-14C40 0 36 16 26 24C4 34-24 30-36 12Z', down)

/** The spread wing, pointing up from its shoulder at (0, 0), its front edge on the left: one taper to three primaries. */
export const spreadWing = [
  path(
    'M-32 6C-42-40-36-88-12-124C-4-138 6-154 12-172C24-160 28-142 26-128L40-142C46-122 44-106 38-92L52-100C54-76 48-56 40-40C36-26 38-10 34 6Z',
    wingFeathers,
  ),
  shade(
    path(
      'M26-128C24-104 14-86 0-72C18-82 28-104 26-128ZM38-92C32-74 22-60 6-48C26-56 38-74 38-92ZM52-100C54-76 48-56 40-40C36-26 38-10 34 6H10C24-24 50-60 52-100Z',
      wingShade,
    ),
  ),
  wingRoot,
]

/** The spread wing bent at the wrist, its three primaries pointing forward. */
export const bentWing = [
  path(
    'M32 6C50-40 52-86 28-118C6-144-44-144-92-122Q-84-114-72-114L-84-104Q-74-97-62-99L-70-88C-46-84-28-82-20-68C-12-50-24-26-34 6Z',
    wingFeathers,
  ),
  shade(
    path(
      'M-72-114C-50-120-26-118-8-106C-30-108-52-108-72-114ZM-62-99C-42-103-24-100-10-88C-28-92-46-92-62-99ZM32 6C50-40 52-86 28-118C36-80 30-40-4 6Z',
      wingShade,
    ),
  ),
  wingRoot,
]

/** A webbed foot on a short leg, its toes to the left. @param x of the ankle */
export const foot = (x: number) =>
  `M${x - 4}-14H${x + 5}L${x + 4}-7C${x + 5}-4 ${x + 7}-2 ${x + 8} 0Q${x + 2}-2 ${x - 5} 2Q${x - 9}-2 ${x - 17} 2Q${x - 20}-1 ${x - 28} 1C${x - 22}-6 ${x - 10}-6 ${x - 5}-9Z`
