import { interpolatePath, mapX } from '../../kit/geometry'
import { colours as c, element, ellipse, group, path, shade } from '../../kit/svg'
import { brows, eye, type Mood, type Mouth, moods } from '../face'
import { mouthAndNose } from './mouth'

/*
 * Nori's head around (0, 0), 350 wide, with ears up to y = -262. Every shape is given twice, from the front and
 * turned to the right. A turn interpolates between the two, and a turn to the left is mirrored.
 */

/** How far Nori's ears droop, in degrees. */
const earDroop: Partial<Record<Mood, number>> = {
  worried: 24,
  asleep: 30,
  surprised: -4,
  curious: 0,
  sad: 34,
  tender: 14,
  puzzled: 2,
  hush: 8,
  wonder: -5,
}
/** How much further one ear droops in doubt, in degrees. */
const extraDroop: Partial<Record<Mood, number>> = { curious: 14, puzzled: 30 }

const chin = {
  front:
    'C-170 51-164 57-158 61L-169 71C-160 75-151 78-144 78L-146 90C-112 110-61 119 0 119C61 119 112 110 146 90L144 78C151 78 160 75 169 71L158 61C164 57 170 51 177 43',
  turned:
    'C-164 64-158 69-151 73L-160 84C-150 88-141 90-134 89L-134 101C-104 122-50 132 6 129C58 127 94 114 112 88L114 80C118 74 121 68 124 62L125 58C127 54 129 50 131 46',
}
// The fur ends above the white chin, which hides its edge.
const skull = {
  front:
    'M14-124C12-134 2-143-10-146C-7-139-9-133-14-128C-20-134-28-136-35-135C-30-130-29-125-31-120C-90-112-130-76-139-17C-147 19-163 33-177 43C-160 46-148 49-138 56L138 56C148 49 160 46 177 43C163 33 147 19 139-17C131-76 86-120 14-124Z',
  turned:
    'M20-124C20-134 12-144 0-148C2-141-1-135-6-130C-12-137-20-139-28-138C-22-133-22-127-25-121C-90-114-136-76-142-16C-146 22-160 42-172 56C-150 57-138 60-126 67L112 80C119 68 126 57 131 46C135 22 135 0 129-24C119-82 84-122 20-124Z',
}
// White blaze, widening to muzzle and cheeks.
const blaze = {
  front: `M-177 43${chin.front}C147 53 123 46 110 26C100-4 40-6 22-36C18-72 14-102 0-120C-14-102-18-72-22-36C-40-6-100-4-110 26C-123 46-147 53-177 43Z`,
  turned: `M-172 56${chin.turned}C132 38 133 30 132 22C128-4 110-12 103-36C98-72 88-96 64-112C74-96 74-72 68-36C46 10-24 8-44 44C-78 64-128 66-172 56Z`,
}
const muzzle = {
  front: 'M0 0C14 8 30 10 40 16C56 24 62 40 60 54C58 76 40 92 20 100C0 108-52 104-58 70Z',
  turned: 'M82-20C100-4 134-6 162-2C190 2 202 24 198 46C194 74 174 96 146 106C108 120 46 112 34 72Z',
}
/** An ear, with its root at (0, 0). `fold` is its outer edge. */
export const ear = {
  outer: 'M54 40C96-20 104-98 82-134C68-154 46-150 24-126C-12-92-58-52-86 6Z',
  inner: 'M46 16C72-40 80-88 66-114C58-126 46-122 32-106C6-78-28-44-48-10Z',
  fold: 'M54 40C96-20 104-98 82-134C84-94 76-40 46 16Z',
  tuft: 'M-46-22L-18-62L-10-44L8-76L16-48L36-64L46 16L0 20Z',
}

/** How Nori's head is drawn. */
export type HeadOptions = {
  mood?: Mood
  /** by default the mood's mouth */
  mouth?: Mouth
  /** from -1 (left) to 1 (right) */
  turn?: number
  /** in degrees */
  tilt?: number
  /** direction of the gaze: x and y from -1 to 1 */
  look?: [number, number]
  /** how far the ears droop, in degrees: both, or the near and the far one; by default as in the mood */
  ears?: number | [near: number, far: number]
  /** raises the head for a moment when the picture's animation starts */
  looksUp?: boolean
  /** area of the face away from the light, in the coordinates of a head turned to the right */
  shaded?: string
}

/** Nori's head, around (0, 0). */
export function noriHead({
  mood = 'happy',
  mouth = moods[mood].mouth,
  turn = 0,
  tilt = 0,
  look = [turn, 0],
  ears,
  looksUp = false,
  shaded,
}: HeadOptions = {}) {
  const t = Math.abs(turn)
  const mirrored = turn < 0
  // The shaded ear and the raised brow do not switch sides when the head is mirrored.
  const right = mirrored ? 'near' : 'far'
  const extra = extraDroop[mood] ?? 0
  const both = typeof ears === 'number' ? ears : (earDroop[mood] ?? 3)
  const [nearDroop, farDroop] =
    typeof ears === 'object' ? ears : right === 'near' ? [both + extra, both] : [both, both + extra]
  const mirroredLook = mirrored ? ([-look[0], look[1]] as [number, number]) : look
  const [near, far, narrow] = [-68 + 96 * t, 68 + 42 * t, 1 - 0.55 * t]
  // Cheeks are puffed while he holds his breath.
  const puff = mood === 'hush' ? 1.45 : 1
  const shape = ({ front, turned }: { front: string; turned: string }) =>
    t ? interpolatePath(front, turned, t) : front
  return group(
    { rotate: tilt, class: looksUp ? 'up' : undefined },
    group(
      { flip: mirrored },
      placedEar('far', farDroop, t, right),
      placedEar('near', nearDroop, t, right),
      path(shape(skull), c.fur),
      path(shape(blaze), c.cream),
      ...(shaded
        ? [
            element('clipPath', { id: 'away' }, path(shaded, c.ink)),
            element(
              'g',
              { 'clip-path': 'url(#away)' },
              shade(path(shape(skull), c.furShade)),
              shade(path(shape(blaze), '#F0E4F4')),
            ),
          ]
        : []),
      ...brows(mood, { y: -50 - 8 * t, near, far, narrow, raised: right, look: mirroredLook }),
      eye(far, -10 - 9 * t, 21, mood, {
        narrow,
        look: mirroredLook,
        skin: t > 0.5 ? c.cream : c.fur,
      }),
      shade(ellipse(-112 + 86 * t, 42 + 8 * t, 21 * puff, 13 * puff, c.cheek, { opacity: 0.75 })),
      // The muzzle hides the far cheek of a turned head.
      (t < 0.5 || mood === 'hush') &&
        shade(ellipse(112 + 8 * t, 42, (21 - 12 * t) * puff, 13 * puff, c.cheek, { opacity: 0.75 })),
      t > 0.2 && shade(group({ x: 5, y: 4 }, path(shape(muzzle), c.whiteShade))),
      t > 0.2 && path(shape(muzzle), c.cream),
      eye(near, -10 - 6 * t, 21, mood, { look: mirroredLook, outer: -1 }),
      ...mouthAndNose(mouth, t),
    ),
  )
}

function placedEar(which: 'near' | 'far', droop: number, turn: number, shaded: 'near' | 'far') {
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
        shade(path(narrow(ear.fold), which === shaded ? c.furShadow : c.furShade)),
        path(narrow(ear.tuft), c.cream),
      ),
    ),
  )
}
