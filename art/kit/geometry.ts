/* Geometry of the rig: shapes between two drawings, tapering limbs, joints, and paws. */

export type Point = [number, number]

const number = /-?\d+(?:\.\d+)?/g

/** A path between two that have the same commands. @param part from 0 to 1 */
export function morph(from: string, to: string, part: number) {
  const targets = to.match(number) ?? []
  let at = 0
  return from.replace(number, (value) => ` ${Math.round(+value + (Number(targets[at++]) - +value) * part)}`)
}

/** A path of absolute commands whose points are moved. */
export const mapPoints = (d: string, move: (x: number, y: number) => Point) =>
  d.replace(/(-?\d+(?:\.\d+)?)[ ,]?(-?\d+(?:\.\d+)?)/g, (_, x, y) =>
    move(+x, +y)
      .map((value) => ` ${Math.round(value * 10) / 10}`)
      .join(''),
  )

/** A path of absolute M, L and C whose x coordinates are changed. */
export const mapX = (d: string, change: (x: number) => number) =>
  d.replace(/(-?\d+(?:\.\d+)?)[ ,]?(-?\d+(?:\.\d+)?)/g, (_, x, y) => ` ${Math.round(change(+x))} ${y}`)

/** Curves through points (Catmull-Rom). */
const through = (points: Point[]) =>
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
 * @param points of its middle line @param radii at these points
 * @param cut begins with a hollow edge instead of a round one, as a sock does
 */
export function taper(points: Point[], radii: number[], cut: boolean = false) {
  const edge = (side: 1 | -1): Point[] =>
    points.map(([x, y], i) => {
      const [fromX, fromY] = points[Math.max(0, i - 1)] ?? [x, y]
      const [toX, toY] = points[Math.min(points.length - 1, i + 1)] ?? [x, y]
      const length = Math.hypot(toX - fromX, toY - fromY) || 1
      const radius = ((radii[i] ?? 0) * side) / length
      return [x - (toY - fromY) * radius, y + (toX - fromX) * radius]
    })
  const left = edge(1)
  const right = edge(-1).reverse()
  const at = (point: Point | undefined) => `${Math.round(point?.[0] ?? 0)} ${Math.round(point?.[1] ?? 0)}`
  const cap = (radius: number | undefined, end: Point | undefined) => `A${radius} ${radius} 0 0 0 ${at(end)}`
  return {
    left,
    right,
    d: `M${at(left[0])}${through(left)}${cap(radii.at(-1), right[0])}${through(right)}${cut ? `Q${at(points[1])} ${at(left[0])}` : cap(radii[0], left[0])}Z`,
  }
}

/** An open curve through points. */
export const curve = (points: Point[]) =>
  `M${Math.round(points[0]?.[0] ?? 0)} ${Math.round(points[0]?.[1] ?? 0)}${through(points)}`

/** A point on the way between two. */
export const between = (from: Point, to: Point, part: number): Point => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
]

/**
 * The elbow or knee of a limb of two bones that reaches from `hip` to `foot`.
 * @param upper length @param lower length
 * @param bend 1: to the front (right) of a leg that stands, -1: to the back
 */
export function joint(hip: Point, foot: Point, upper: number, lower: number, bend: 1 | -1): Point {
  const [dx, dy] = [foot[0] - hip[0], foot[1] - hip[1]]
  const distance = Math.min(Math.hypot(dx, dy), upper + lower - 0.1)
  const cosine = (upper ** 2 + distance ** 2 - lower ** 2) / (2 * upper * distance)
  const angle = Math.atan2(dy, dx) - bend * Math.acos(Math.max(-1, Math.min(1, cosine)))
  return [hip[0] + Math.cos(angle) * upper, hip[1] + Math.sin(angle) * upper]
}
