import { colours as c, ellipse, group, ink, line, path, shade } from './svg.mjs'

/** @typedef {'happy' | 'curious' | 'worried' | 'proud' | 'asleep' | 'surprised' | 'talking'} Mood */

/** How far Nori's ears droop in a mood, in degrees. @type {Partial<Record<Mood, number>>} */
const droopOf = { worried: 24, asleep: 30, surprised: -4, curious: 0 }

/**
 * An eye with two highlights; closed when asleep or proud. All characters have this eye.
 * @param {number} x @param {number} y @param {number} size half its height @param {Mood} mood
 * @param {{ narrow?: number, look?: [number, number] }} [how] `look`: direction, from -1 to 1
 */
export function eye(x, y, size, mood, { narrow = 1, look = [0, 0] } = {}) {
  const rx = size * 0.85 * narrow
  const width = size * 0.28
  if (mood === 'asleep') return line(`M${x - rx} ${y}q${rx} ${size * 0.75} ${rx * 2} 0`, c.eye, width)
  if (mood === 'proud') return line(`M${x - rx} ${y + size * 0.3}q${rx} ${-size} ${rx * 2} 0`, c.eye, width)
  const [dx, dy] = look
  return group(
    { class: 'blink' },
    ink(ellipse(x, y, rx, size, c.eye)),
    ink(ellipse(x + (0.3 + dx * 0.3) * rx, y + (-0.38 + dy * 0.3) * size, size * 0.33, size * 0.33, '#fff')),
    ink(ellipse(x + (-0.38 + dx * 0.3) * rx, y + (0.42 + dy * 0.3) * size, size * 0.16, size * 0.16, '#fff')),
  )
}

/**
 * Nori's head around (0, 0), 350 wide, ears up to y = -262.
 * @param {{ mood?: Mood, turn?: number, tilt?: number, look?: [number, number], ears?: number }} how
 *   `turn`: -0.7 to 0.7, to the right of the picture when positive; `tilt` and `ears` (drooping) in degrees
 */
export function noriHead({ mood = 'happy', turn = 0, tilt = 0, look = [turn, 0], ears } = {}) {
  const droop = ears ?? droopOf[mood] ?? 3
  const features = 34 * turn
  const muzzle = 48 * turn
  return group(
    { rotate: tilt },
    ear(-1, droop, turn),
    ear(1, mood === 'curious' ? droop + 14 : droop, turn),
    path(
      'M0-123C-75-127-129-85-139-17C-147 19-163 33-177 43C-161 49-150 53-142 61C-116 102-61 118 0 118S116 102 142 61C150 53 161 49 177 43C163 33 147 19 139-17C129-85 75-127 0-123Z',
      c.fur,
    ),
    path(blaze(features, muzzle), c.cream),
    ...brows(mood, features, look),
    eye(-68 + features, -10, 21, mood, { narrow: 1 + Math.min(0, turn) * 0.3, look }),
    eye(68 + features, -10, 21, mood, { narrow: 1 - Math.max(0, turn) * 0.3, look }),
    shade(ellipse(-112 + features * 0.6, 42, 21, 13, c.cheek, { opacity: 0.75 })),
    shade(ellipse(112 + features * 0.6, 42, 21, 13, c.cheek, { opacity: 0.75 })),
    group({ x: muzzle }, ...mouth(mood), nose()),
  )
}

/** The back of Nori's head, for the back view. @param {{ tilt?: number, ears?: number }} how `ears`: drooping, in degrees */
export function noriHeadFromBehind({ tilt = 0, ears = 3 } = {}) {
  return group(
    { rotate: tilt },
    earBack(-1, ears),
    earBack(1, ears),
    path(
      'M0-123C-75-127-129-85-139-17C-147 19-163 33-177 43C-161 51-149 55-143 65C-117 107-61 123 0 123S117 107 143 65C149 55 161 51 177 43C163 33 147 19 139-17C129-85 75-127 0-123Z',
      c.fur,
    ),
    shade(
      path(
        'M139-17C147 19 163 33 177 43C161 51 149 55 143 65C117 107 61 123 0 123C76 104 128 60 139-17Z',
        c.furShade,
      ),
    ),
  )
}

/** @param {-1 | 1} side @param {number} droop @param {number} turn */
function ear(side, droop, turn) {
  const outer = side === 1 ? c.furShade : c.fur
  return group(
    { x: side * 86 - turn * 10, y: -72, rotate: side * droop },
    group(
      { flip: side === -1, scale: 1 - 0.1 * Math.max(0, side * turn) },
      group(
        { class: side === 1 ? 'ear' : undefined },
        path('M46 34C78-60 92-150 66-176C52-190 34-182 12-150C-12-116-38-66-54-14Z', outer),
        path('M32 6C54-60 66-124 50-144C42-152 32-146 18-124C0-96-14-62-26-22Z', c.blush),
      ),
    ),
  )
}

/** @param {-1 | 1} side @param {number} droop */
function earBack(side, droop) {
  return group(
    { x: side * 86, y: -72, rotate: side * droop, flip: side === -1 },
    path(
      'M46 34C78-60 92-150 66-176C52-190 34-182 12-150C-12-116-38-66-54-14Z',
      side === 1 ? c.furShade : c.fur,
    ),
  )
}

/** The white blaze that widens into muzzle and cheeks. @param {number} e shift of the eyes @param {number} m of the muzzle */
function blaze(e, m) {
  const top = e * 0.6
  return `M-177 43C-147 53-123 46-${110 - m * 0.5} 26C-${100 - m} -4-${40 - m} -6-${22 - e} -36C-${18 - e} -72-${14 - top} -102 ${top} -120C${14 + top} -102 ${18 + e} -72 ${22 + e} -36C${40 + m} -6 ${100 + m} -4 ${110 + m * 0.5} 26C123 46 147 53 177 43C161 51 149 55 143 65C117 107 61 123 0 123S-117 107-143 65C-149 55-161 51-177 43Z`.replaceAll(
    '--',
    '',
  )
}

/** @param {Mood} mood @param {number} x @param {[number, number]} look */
function brows(mood, x, look) {
  const raised = mood === 'curious' || mood === 'surprised' ? -14 : look[1] < -0.3 ? -8 : 0
  const slope = mood === 'worried' ? 12 : 0
  return [
    shade(line(`M${x - 92} ${-50 + slope}q18-13 40 ${-2 - slope * 1.4}`, c.brow, 10)),
    shade(line(`M${x + 92} ${-50 + slope + raised}q-18-13-40 ${-2 - slope * 1.4}`, c.brow, 10)),
  ]
}

function nose() {
  return [
    ink(path('M-28 22C-28 10-15 5 0 5S28 10 28 22C28 37 12 47 0 49C-12 47-28 37-28 22Z', c.eye)),
    shade(ellipse(-9, 16, 9, 4.5, '#fff', { opacity: 0.5 })),
  ]
}

/** @param {Mood} mood */
function mouth(mood) {
  const smile = 'M0 48V58C-7 77-35 79-44 64M0 58C7 77 35 79 44 64'
  if (mood === 'worried') return [line('M0 48V60M-26 80C-16 64 16 64 26 80', c.eye, 6)]
  if (mood === 'surprised') return [line('M0 46V58', c.eye, 6), ink(ellipse(0, 77, 14, 17, c.eye))]
  if (mood === 'happy' || mood === 'talking')
    return [
      ink(
        path(
          mood === 'talking'
            ? 'M-34 68C-26 122 26 122 34 68C14 78-14 78-34 68Z'
            : 'M-27 70C-22 108 22 108 27 70C14 76-14 76-27 70Z',
          c.eye,
        ),
      ),
      shade(ellipse(0, mood === 'talking' ? 100 : 92, 15, 9, c.tongue)),
      line(smile, c.eye, 6),
    ]
  return [line(smile, c.eye, 6)]
}
