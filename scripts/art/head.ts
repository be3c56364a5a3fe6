import type { Mood, Mouth } from './face'
import { brows, eye, mouthAndNose, mouthOf } from './face'
import { mapX, morph } from './limbs'
import { colours as c, ellipse, group, ink, path, shade } from './svg'

/*
 * Nori's head around (0, 0), 350 wide, ears up to y = -262. Every shape is drawn twice, from the front and
 * turned to the right; a turn is in between, and a turn to the left is the mirror picture.
 */

/** How far Nori's ears droop in a mood, in degrees. */
const droopOf: Partial<Record<Mood, number>> = {
  worried: 24,
  asleep: 30,
  surprised: -4,
  curious: 0,
}

const chin = {
  front: 'C-161 49-150 53-142 61C-116 102-61 118 0 118C61 118 116 102 142 61C150 53 161 49 177 43',
  turned: 'C-152 60-140 64-130 72C-104 108-52 120 6 118C60 118 96 108 116 84C122 70 128 58 131 46',
}
// The fur ends a little above the white chin, so that none of it shows at the edge.
const skull = {
  front:
    'M0-123C-75-127-129-85-139-17C-147 19-163 33-177 43C-160 46-148 49-138 56C-112 97-60 113 0 113C60 113 112 97 138 56C148 49 160 46 177 43C163 33 147 19 139-17C129-85 75-127 0-123Z',
  turned:
    'M0-123C-78-126-136-82-142-16C-146 22-160 42-172 56C-150 57-138 60-126 67C-102 103-52 115 6 113C58 113 93 103 112 80C119 68 126 57 131 46C135 22 135 0 129-24C119-86 72-126 0-123Z',
}
// The white blaze, which widens into muzzle and cheeks.
const blaze = {
  front: `M-177 43${chin.front}C147 53 123 46 110 26C100-4 40-6 22-36C18-72 14-102 0-120C-14-102-18-72-22-36C-40-6-100-4-110 26C-123 46-147 53-177 43Z`,
  turned: `M-172 56${chin.turned}C132 38 133 30 132 22C128-4 110-12 103-36C98-72 88-96 64-112C74-96 74-72 68-36C46 10-24 8-44 44C-78 64-128 66-172 56Z`,
}
const muzzle = {
  front: 'M0 0C14 8 30 10 40 16C56 24 62 40 60 54C58 76 40 92 20 100C0 108-52 104-58 70C-60 40-20 0 0 0Z',
  turned:
    'M82-20C100-4 134-6 162-2C190 2 202 24 198 46C194 74 174 96 146 106C108 120 46 112 34 72C28 34 60-16 82-20Z',
}
const ear = {
  outer: 'M46 34C78-60 92-150 66-176C52-190 34-182 12-150C-12-116-38-66-54-14Z',
  inner: 'M32 6C54-60 66-124 50-144C42-152 32-146 18-124C0-96-14-62-26-22Z',
}

/**
 * @param how *   `turn`: -1 to 1, to the right of the picture when positive; `tilt` and `ears` (drooping) in degrees; `looksUp`:
 *   for a while, when the picture begins to move
 */
export function noriHead({
  mood = 'happy',
  mouth = mouthOf[mood],
  turn = 0,
  tilt = 0,
  look = [turn, 0],
  ears,
  looksUp = false,
}: {
  mood?: Mood
  mouth?: Mouth
  turn?: number
  tilt?: number
  look?: [number, number]
  ears?: number
  looksUp?: boolean
} = {}) {
  const t = Math.abs(turn)
  const mirrored = turn < 0
  // Light and the raised brow stay on their side of the picture.
  const right = mirrored ? 'near' : 'far'
  const droop = ears ?? droopOf[mood] ?? 3
  const lifted = mood === 'curious' ? droop + 14 : droop
  const seen = mirrored ? ([-look[0], look[1]] as [number, number]) : look
  const [near, far, narrow] = [-68 + 96 * t, 68 + 42 * t, 1 - 0.55 * t]
  const shape = ({ front, turned }: { front: string; turned: string }) =>
    t ? morph(front, turned, t) : front
  return group(
    { rotate: tilt, class: looksUp ? 'up' : undefined },
    group(
      { flip: mirrored },
      earOf('far', right === 'far' ? lifted : droop, t, right),
      earOf('near', right === 'near' ? lifted : droop, t, right),
      path(shape(skull), c.fur),
      path(shape(blaze), c.cream),
      ...brows(mood, { y: -50 - 8 * t, near, far, narrow, raised: right, look: seen }),
      eye(far, -10 - 9 * t, 21, mood, { narrow, look: seen }),
      shade(ellipse(-112 + 86 * t, 42 + 8 * t, 21, 13, c.cheek, { opacity: 0.75 })),
      shade(ellipse(112 + 8 * t, 42, 21 - 12 * t, 13, c.cheek, { opacity: 0.75 })),
      t > 0.2 && shade(group({ x: 5, y: 4 }, path(shape(muzzle), c.whiteShade))),
      t > 0.2 && path(shape(muzzle), c.cream),
      eye(near, -10 - 6 * t, 21, mood, { look: seen }),
      ...mouthAndNose(mouth, t),
    ),
  )
}

function earOf(which: 'near' | 'far', droop: number, turn: number, shaded: 'near' | 'far') {
  const side = which === 'near' ? -1 : 1
  const narrow = (d: string) => (turn ? mapX(d, (x) => x * (1 - 0.16 * turn)) : d)
  return group(
    { x: which === 'near' ? -86 + 24 * turn : 86 - 34 * turn, y: -72 - 4 * turn, rotate: side * droop },
    group(
      { flip: which === 'near' },
      group(
        { class: which === 'far' ? 'ear' : undefined },
        path(narrow(ear.outer), which === shaded ? c.furShade : c.fur),
        path(narrow(ear.inner), c.blush),
      ),
    ),
  )
}

/**
 * The back of Nori's head, for the back view.
 * @param how `turn`: -1 to 1, cheek and nose are seen on this side
 */
export function noriHeadFromBehind({
  tilt = 0,
  ears = 3,
  turn = 0,
}: {
  tilt?: number
  ears?: number
  turn?: number
} = {}) {
  const t = Math.abs(turn)
  const side = turn < 0 ? -1 : 1
  return group(
    { rotate: tilt },
    t > 0.2 &&
      group(
        { x: (t - 1) * 50 * side, flip: turn < 0 },
        path('M100-20C150-22 202 0 214 30C218 66 180 92 110 96Z', c.cream),
        ink(ellipse(204, 14, 19, 15, c.eye)),
      ),
    ...[-1, 1].map((at) =>
      group(
        { x: at * 86 + turn * 10, y: -72, rotate: at * ears, flip: at === -1 },
        path(ear.outer, at === 1 ? c.furShade : c.fur),
      ),
    ),
    path(skull.front, c.fur),
    shade(
      path(
        'M139-17C147 19 163 33 177 43C161 49 150 53 142 61C116 102 61 118 0 118C76 104 128 60 139-17Z',
        c.furShade,
      ),
    ),
  )
}
