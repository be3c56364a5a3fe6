import { mapX } from '../../kit/geometry'
import { colours as c, ellipse, group, ink, line, path, shade } from '../../kit/svg'
import { eye, type Mood, type Mouth, moods } from '../face'
import { ear } from './head'

/* Nori's head in profile around (0, 0), facing right, 365 wide. */

/**
 * An ear in profile with its root at (x, y).
 * @param swept how far it is laid back, in degrees: it gets narrower with it
 */
const profileEar = (x: number, y: number, rotate: number, swept: number, fill: string, near: boolean) => {
  const narrow = (d: string) => mapX(d, (at) => at * (1 - swept / 300))
  return group(
    { x, y, rotate },
    path(narrow(ear.outer), fill),
    near && path(narrow(ear.inner), c.blush),
    near && shade(path(narrow(ear.fold), c.furShade)),
    near && path(narrow('M-44-8L-16-56L-6-32L14-74L20-46L34-58L43 14Z'), c.cream),
    // Fur in front of the ear's root.
    near && path(narrow('M-88 4C-54-28 18-44 66 46C30 70-50 60-88 4Z'), fill),
  )
}

/** An open mouth with tongue; the lower jaw is one piece with the cheek and pivots below the eye. */
const openMouth = [
  shade(path('M204 4C200 44 144 64 96 48C136 48 176 32 204 4Z', c.whiteShade)),
  ink(path('M192 24C176 48 132 56 88 48C100 84 128 108 164 108C164 84 176 56 192 24Z', c.eye)),
  shade(path('M112 84C128 64 152 76 160 112L152 120C136 112 120 100 112 84Z', c.tongue)),
  path(
    'M88 40C96 76 124 104 152 104C176 104 180 124 160 132C128 144 64 128-8 112C32 104 72 80 88 40Z',
    c.cream,
  ),
  shade(path('M-8 112C60 128 128 136 172 116C176 124 168 128 160 132C128 144 64 128-8 112Z', c.whiteShade)),
]

/** The lower jaw of a closed mouth: a small round chin. */
const closedJaw = [
  path('M40 98C96 108 164 102 168 34L100 44Z', c.cream),
  shade(path('M24 108C104 112 166 108 169 40C152 84 92 96 24 108Z', c.whiteShade)),
]

/** Line of a closed mouth. */
const lips = (mouth: 'smile' | 'sad' | 'wry' | 'pressed') =>
  line(
    {
      smile: 'M178 6Q178 34 164 44C146 56 124 52 110 36',
      sad: 'M178 6Q182 28 171 36Q154 38 146 52',
      wry: 'M178 6Q180 32 168 40Q157 46 149 40T128 42Q120 44 118 36',
      pressed: 'M178 6Q183 32 172 40C160 44 150 40 140 46Q132 52 130 60',
    }[mouth],
    c.eye,
    6,
  )

/** Skull, and a ruff of three locks behind the cheek. */
const skull =
  'M-132-8C-130-80-78-126-8-126C38-126 76-98 98-48C112 0 96 64 60 90C40 104 0 116-36 112C-50 124-66 127-84 124Q-78 114-80 106C-96 112-112 108-124 98Q-114 92-114 80C-126 80-138 72-146 60C-136 44-132 24-132-8Z'
/** White blaze, muzzle and cheek. */
const whiteFur =
  'M56-104C72-96 90-80 98-60C104-42 124-46 140-45C182-42 202-14 188 20C178 46 146 60 110 62C100 84 66 104 24 108C8 118-10 122-26 118Q-18 108-20 98C6 94 34 80 50 56C66 32 94 18 91-20C88-58 78-84 56-104Z'
/** The same with a wide blaze, and a cheek that is white as far as the ruff. */
const wideWhiteFur =
  'M14-124C56-114 86-86 98-60C104-42 124-46 140-45C182-42 202-14 188 20C178 46 146 60 110 62C100 84 66 104 24 108C0 114-20 114-36 112C-50 124-66 127-84 124Q-78 114-80 106C-96 112-112 108-124 98Q-114 92-114 80Q-92 80-82 66L-74 76Q-56 70-48 54L-42 66C-22 54-6 38 24 34C60 30 82 16 82-18C80-56 58-98 14-124Z'
/** A brow, tapering to its outer end. */
const brow = 'M-28 8C-14-7 6-13 22-11C28-8 26-1 20 0C6-4-10-1-28 8Z'
/** A worried brow: the inner end points up. */
const sadBrow = 'M-26 8C-10 8 4 0 12-18C17-25 26-21 24-12C16 12-8 18-26 8Z'

/**
 * @param options `ears`: how far they are swept back, in degrees; `look`: x and y from -1 to 1; `mouth`: by default the
 * mood's mouth; `isWide`: whether the white fur is wide, for light in which little white is left;
 * `muzzle`: its length as a fraction of the usual one
 */
export const noriHeadInProfile = ({
  mood,
  look,
  ears,
  mouth = moods[mood].mouth,
  isWide = false,
  muzzle = 1,
}: {
  mood: Mood
  look: [number, number]
  ears: number
  mouth?: Mouth
  isWide?: boolean
  muzzle?: number
}) => {
  const isOpen = ['wow', 'open', 'laugh'].includes(mouth)
  const isPressed = mouth === 'pressed'
  const isDoubtful = isPressed || mouth === 'wry'
  const isSad = ['soft', 'sad', 'worried'].includes(mouth)
  const shortened = (d: string) => (muzzle === 1 ? d : mapX(d, (x) => (x > 90 ? 90 + (x - 90) * muzzle : x)))
  // The nose and the jaw keep their shape and move back with the tip of the muzzle.
  const noseX = (148 - 90) * (muzzle - 1)
  return [
    profileEar(2 - 0.2 * ears, -62 - 0.05 * ears, 4 - 0.66 * ears, ears, c.furShade, false),
    path(skull, c.fur),
    path(shortened(isWide ? wideWhiteFur : whiteFur), c.cream),
    ...(isOpen
      ? [group({ x: -16 }, ...openMouth)]
      : [
          group(
            { x: noseX },
            ...closedJaw,
            lips(isSad ? 'sad' : isPressed ? 'pressed' : isDoubtful ? 'wry' : 'smile'),
          ),
        ]),
    group(
      { x: noseX },
      ink(path('M148-42C168-52 198-40 201-18C202 0 184 9 170 2C154-8 138-32 148-42Z', c.eye)),
    ),
    shade(ellipse(44, 42, 20, 13, c.cheek, { opacity: 0.75 })),
    eye(52, -22, 21, isSad ? 'curious' : mood, { narrow: 0.74, look, outer: -1 }),
    // Drooping lid without lashes.
    isSad && shade(path('M66-44C52-54 33-44 35-14C41-30 50-38 66-44Z', c.furShade)),
    group(
      { x: 48, y: isOpen ? -77 : isDoubtful ? -74 : -68, rotate: isSad || isDoubtful ? 0 : 18 },
      shade(path(isSad ? sadBrow : brow, c.brow)),
    ),
    profileEar(-58, -72 + 0.34 * ears, -14 - ears, ears, c.fur, true),
  ]
}
