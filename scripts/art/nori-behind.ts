import type { Mood } from './face'
import { moods } from './face'
import { shadow } from './nori-parts'
import { colours as c, group, ink, line, mirrored, path, shade } from './svg'

/* Nori sitting, from behind: three quarters of his back, and of his face only what is beyond the cheek. */

/** His mouth, held to the side: its corner goes up, down, or it is open. */
const lips = (mood: Mood) => {
  const { mouth } = moods[mood]
  if (mouth === 'wow')
    return ink(path('M204 30C188 34 166 36 148 28C150 54 166 70 184 64C196 58 204 44 204 30Z', c.eye))
  return line(
    ['soft', 'sad', 'worried'].includes(mouth)
      ? 'M206 27C194 26 180 33 172 47'
      : 'M206 26C192 38 172 38 156 24',
    c.eye,
    6,
  )
}

/** The brow's bump, the lashes and the end of the muzzle. */
const faceBeyond = (mood: Mood) => [
  path('M40-124C92-122 128-96 134-66C140-48 136-30 128-14L40 20Z', c.fur),
  path(
    'M124-32C140-16 158-14 180-16C202-18 220-12 224 4C226 20 218 32 208 38C204 60 182 78 148 88L90 96L100-20Z',
    c.cream,
  ),
  shade(path('M208 38C204 60 182 78 148 88L90 96L110 66C150 70 186 60 208 38Z', c.whiteShade)),
  lips(mood),
  ink(path('M192-18C204-28 228-20 230-4C230 8 216 12 206 6C196 2 186-8 192-18Z', c.eye)),
  ink(path('M122-36C136-34 146-38 154-46C152-34 140-24 124-24Z', c.eye)),
]

/** An ear from behind around its root: a folded cone, whose near rim is thick. */
const ear = (fill: string, rim: string, inside: string) => [
  path('M44 4C72-50 84-122 64-168C58-180 44-186 34-182L24-150Z', inside),
  path('M-62 30C-60-50-34-134 4-176C16-188 36-188 44-172C62-124 58-50 44 6Q0 60-62 30Z', fill),
  shade(path('M44-172C62-124 58-50 44 6L26 36C42-34 42-110 24-184C32-188 40-182 44-172Z', rim)),
]

/** Wedge of a skull, widest at the cheeks, which end in uneven locks as the ruff below them does. */
const skull =
  'M-10-138C-70-136-110-104-128-48C-138-8-156 30-192 52C-182 58-172 62-162 62Q-166 82-184 100Q-160 104-140 92Q-112 112-98 94Q-84 116-58 122Q-50 112-48 102Q-28 126 0 128Q12 116 14 104Q36 116 62 112Q72 104 76 94Q98 106 124 100Q134 92 136 80Q154 80 176 68C154 54 144 34 142 12C142-24 132-74 100-108C72-130 30-140-10-138Z'
const ruff =
  'M-170 80Q-160 112-168 130Q-146 132-126 122Q-118 148-96 160Q-80 150-72 134Q-48 164-14 172Q0 158 4 138Q20 154 48 152Q58 144 62 130Q90 142 122 128L140 80Z'
/** Strokes of fur down the nape, each its own length. */
const napeFur =
  'M-96-22C-112 2-116 30-112 58C-106 34-104 6-96-22ZM-66 20C-78 42-80 60-76 80C-72 58-70 42-66 20ZM-36-40C-48 0-46 40-34 82C-36 40-38 2-36-40ZM22 34C18 50 20 62 26 74C26 58 24 48 22 34ZM98 12C102 34 96 54 84 72C90 50 94 34 98 12Z'

const headBehind = ({ tilt, ears, part, mood }: { tilt: number; ears: number; part: number; mood: Mood }) =>
  group(
    { rotate: tilt },
    group(
      { x: -84 + 18 * part, y: -74, rotate: -8 - ears, flip: true, scale: 1 - 0.14 * part },
      ...ear(c.furShade, c.furShadow, c.furShade),
    ),
    part > 0 && faceBeyond(mood),
    path(ruff, c.furShade),
    path(skull, c.fur),
    shade(path(napeFur, c.furShade)),
    // The near ear, whose root lies on the skull and throws a shade on it.
    group(
      { x: 84 - 26 * part, y: -66, rotate: 8 + ears },
      shade(path('M-62 30C-60-50-34-134 4-176L-18-140C-50-110-82-50-62 30Z', c.furShade)),
      ...ear(c.fur, c.furShade, c.blush),
    ),
  )

/** A haunch that bulges over the ground, the sole of its foot below it. */
const haunch = [
  path('M58-4C46-60 70-112 112-110C150-108 176-66 170-32C166-8 144 4 112 4Z', c.fur),
  shade(path('M58-4C44-62 70-114 112-110C80-104 58-62 66 0Z', c.furShadow)),
  path('M84-8C92-24 140-26 158-12C168-2 160 10 146 10H96C82 10 78 0 84-8Z', c.cream),
  shade(
    path(
      'M92 0C96-10 118-10 122 0C122 8 92 8 92 0ZM128-6a5 6 0 1 0 10 0a5 6 0 1 0-10 0M142 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
      c.blush,
    ),
  ),
]

const body = [
  path(
    'M-62-236C-72-204-106-180-126-138C-150-92-160-70-156-44C-150-12-124 0-92 0H92C124 0 150-12 156-44C160-70 150-92 126-138C106-180 72-204 62-236Z',
    c.fur,
  ),
  shade(
    path(
      'M62-236C72-190 70-140 56-100Q80-60 80 0H92C124 0 150-12 156-44C160-70 150-92 126-138C106-180 72-204 62-236Z',
      c.furShade,
    ),
  ),
  // The spine, one line that runs out.
  shade(path('M-6-140C-24-104-24-66-8-34C-14-66-12-104 2-140Z', c.furShadow)),
  ...mirrored('haunch', ...haunch),
  group(
    { flip: true },
    group(
      { class: 'wag' },
      path(
        'M-14-70C-34-30-14 2 32 4C72 6 106-16 114-62L101-52L104-84L90-68L84-96C66-50 26-30-14-70Z',
        c.furShade,
      ),
      path(
        'M70-8L60-22L76-30L64-44C76-56 80-72 84-96L90-68L104-84L101-52L114-62C110-34 94-14 70-8Z',
        c.cream,
      ),
    ),
  ),
]

/** The scarf round the neck; its knot hangs a little to the side. */
const scarf = [
  path('M-98-226C-88-152-40-120 0-120S80-150 94-216L60-240H-60Z', c.violet),
  group(
    { y: 14 },
    path(
      'M16-146C-8-138-32-114-34-86C-14-92 8-106 20-128C28-104 42-90 62-84C66-110 48-136 24-146Z',
      c.violetDeep,
    ),
    path('M4-150C14-160 30-158 36-148C38-136 32-128 24-126C14-124 4-130 4-138Z', c.violet),
  ),
]

/**
 * From behind.
 * @param how `turn`: -1 to 1, the side on which the end of his muzzle is seen; `tilt` of the head, and `ears` drooping,
 *   in degrees
 */
export const fromBehind = ({
  turn = 0,
  tilt = 0,
  ears = 3,
  mood = 'happy',
}: {
  turn?: number
  tilt?: number
  ears?: number
  mood?: Mood
} = {}) => {
  const part = Math.min(1, Math.abs(turn) * 2)
  const flip = turn < 0
  return group(
    { flip },
    shadow(172),
    part > 0 && path('M40-214C100-206 136-170 140-128L128-132L130-104L100-90Z', c.cream),
    ...body,
    ...scarf,
    group({ x: 14 * part, y: -306, scale: 0.9 }, headBehind({ tilt: flip ? -tilt : tilt, ears, part, mood })),
  )
}
