import { colours as c, group, line, path, shade } from './svg.mjs'

/* Geometry of the rig: shapes between two drawings, tapering limbs, joints, and paws. */

/** @typedef {[number, number]} Point */

const number = /-?\d+(?:\.\d+)?/g

/** A path between two that have the same commands. @param {string} from @param {string} to @param {number} part from 0 to 1 */
export function morph(from, to, part) {
  const targets = to.match(number) ?? []
  let at = 0
  return from.replace(number, (value) => ` ${Math.round(+value + (Number(targets[at++]) - +value) * part)}`)
}

/** A path of absolute M, L and C whose x coordinates are changed. @param {string} d @param {(x: number) => number} change */
export const mapX = (d, change) =>
  d.replace(/(-?\d+(?:\.\d+)?)[ ,]?(-?\d+(?:\.\d+)?)/g, (_, x, y) => ` ${Math.round(change(+x))} ${y}`)

/** Curves through points (Catmull-Rom). @param {Point[]} points */
const through = (points) =>
  points
    .slice(1)
    .map((end, i) => {
      const start = points[i] ?? end
      const before = points[i - 1] ?? start
      const after = points[i + 2] ?? end
      const control = [0, 1].map((axis) => [
        Math.round((start[axis] ?? 0) + ((end[axis] ?? 0) - (before[axis] ?? 0)) / 6),
        Math.round((end[axis] ?? 0) - ((after[axis] ?? 0) - (start[axis] ?? 0)) / 6),
      ])
      const [xs = [], ys = []] = control
      return `C${xs[0]} ${ys[0]} ${xs[1]} ${ys[1]} ${Math.round(end[0])} ${Math.round(end[1])}`
    })
    .join('')

/**
 * The outline of a limb that tapers: its two sides and the closed path.
 * @param {Point[]} points of its middle line @param {number[]} radii at these points
 * @param {boolean} [cut] begins with a hollow edge instead of a round one, as a sock does
 */
export function taper(points, radii, cut = false) {
  /** @param {1 | -1} side @returns {Point[]} */
  const edge = (side) =>
    points.map(([x, y], i) => {
      const [fromX, fromY] = points[Math.max(0, i - 1)] ?? [x, y]
      const [toX, toY] = points[Math.min(points.length - 1, i + 1)] ?? [x, y]
      const length = Math.hypot(toX - fromX, toY - fromY) || 1
      const radius = ((radii[i] ?? 0) * side) / length
      return [x - (toY - fromY) * radius, y + (toX - fromX) * radius]
    })
  const left = edge(1)
  const right = edge(-1).reverse()
  const at = (/** @type {Point | undefined} */ point) =>
    `${Math.round(point?.[0] ?? 0)} ${Math.round(point?.[1] ?? 0)}`
  const cap = (/** @type {number | undefined} */ radius, /** @type {Point | undefined} */ end) =>
    `A${radius} ${radius} 0 0 0 ${at(end)}`
  return {
    left,
    right,
    d: `M${at(left[0])}${through(left)}${cap(radii.at(-1), right[0])}${through(right)}${cut ? `Q${at(points[1])} ${at(left[0])}` : cap(radii[0], left[0])}Z`,
  }
}

/** An open curve through points. @param {Point[]} points */
export const curve = (points) =>
  `M${Math.round(points[0]?.[0] ?? 0)} ${Math.round(points[0]?.[1] ?? 0)}${through(points)}`

/** A point on the way between two. @param {Point} from @param {Point} to @param {number} part @returns {Point} */
export const between = (from, to, part) => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
]

/**
 * The elbow or knee of a limb of two bones that reaches from `hip` to `foot`.
 * @param {Point} hip @param {Point} foot @param {number} upper length @param {number} lower length
 * @param {1 | -1} bend 1: to the front (right) of a leg that stands, -1: to the back
 * @returns {Point}
 */
export function joint(hip, foot, upper, lower, bend) {
  const [dx, dy] = [foot[0] - hip[0], foot[1] - hip[1]]
  const distance = Math.min(Math.hypot(dx, dy), upper + lower - 0.1)
  const cosine = (upper ** 2 + distance ** 2 - lower ** 2) / (2 * upper * distance)
  const angle = Math.atan2(dy, dx) - bend * Math.acos(Math.max(-1, Math.min(1, cosine)))
  return [hip[0] + Math.cos(angle) * upper, hip[1] + Math.sin(angle) * upper]
}

/** A paw that holds, its toes to the right before it is rotated. @param {Parameters<typeof group>[0]} place @param {boolean} [rim] its lower edge is in shade, on white things */
export const paw = ({ rotate = 0, ...place }, rim = true) => {
  const d = 'M-26-17C-12-28 14-27 24-22C35-20 38-10 34-5C40 1 38 10 32 13C28 22-8 28-26 18C-34 8-34-8-26-17Z'
  return group(
    place,
    rim && shade(group({ y: 4, rotate }, path(d, c.whiteShade))),
    group({ rotate }, path(d, c.cream), shade(line('M18-7L34-6M17 8L32 12', c.whiteShade, 4))),
  )
}

/**
 * An arm that tapers from the shoulder over the elbow to the wrist, and its paw, which lies over what it holds.
 * @param {{ shoulder: Point, elbow: Point, hand: Point, toes?: number, fill?: string, size?: number, rim?: boolean }} arm
 *   `toes`: their direction in degrees, instead of the forearm's
 */
export function arm({ shoulder, elbow, hand, toes, fill = c.fur, size = 1, rim }) {
  const direction = (Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]) * 180) / Math.PI
  return [
    path(taper([shoulder, elbow, hand], [34 * size, 27 * size, 20 * size]).d, fill),
    paw({ x: hand[0], y: hand[1], rotate: Math.round(toes ?? direction), scale: size }, rim),
  ]
}
