/* Geometry for characters: interpolating paths, moving their points, tapered limbs, joints. */

/** x and y in scene units. */
export type Point = [number, number]

const numberPattern = /-?\d+(?:\.\d+)?/g

/** Interpolates between two paths that have the same commands. @param fraction from 0 (`from`) to 1 (`to`) */
export function interpolatePath(from: string, to: string, fraction: number) {
  const targets = to.match(numberPattern) ?? []
  let at = 0
  return from.replace(
    numberPattern,
    (value) => ` ${Math.round(+value + (Number(targets[at++]) - +value) * fraction)}`,
  )
}

/** Moves every point of a path of absolute commands that take coordinate pairs. */
export const mapPoints = (d: string, move: (x: number, y: number) => Point) =>
  d.replace(/(-?\d+(?:\.\d+)?)[ ,]?(-?\d+(?:\.\d+)?)/g, (_, x, y) =>
    move(+x, +y)
      .map((value) => ` ${Math.round(value * 10) / 10}`)
      .join(''),
  )

/** Changes the x coordinates of a path of absolute M, L and C commands. */
export const mapX = (d: string, change: (x: number) => number) =>
  d.replace(/(-?\d+(?:\.\d+)?)[ ,]?(-?\d+(?:\.\d+)?)/g, (_, x, y) => ` ${Math.round(change(+x))} ${y}`)

/** Curves through points (Catmull-Rom), without the first `M`. */
const curveThrough = (points: Point[]) =>
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
 * Outline of a tapered limb: its closed path `d`, and the points of its two sides.
 * @param points along its centre line
 * @param radii at these points
 * @param cut starts with a concave edge instead of a round one, as a sock does
 */
export function taperedLimb(points: Point[], radii: number[], cut: boolean = false) {
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
    d: `M${at(left[0])}${curveThrough(left)}${cap(radii.at(-1), right[0])}${curveThrough(right)}${cut ? `Q${at(points[1])} ${at(left[0])}` : cap(radii[0], left[0])}Z`,
  }
}

/** An open curve through points. */
export const smoothCurve = (points: Point[]) =>
  `M${Math.round(points[0]?.[0] ?? 0)} ${Math.round(points[0]?.[1] ?? 0)}${curveThrough(points)}`

/** The point at `fraction` (0 to 1) of the way between two points. */
export const pointBetween = (from: Point, to: Point, fraction: number): Point => [
  from[0] + (to[0] - from[0]) * fraction,
  from[1] + (to[1] - from[1]) * fraction,
]

/**
 * Position of the elbow or knee of a limb that reaches from `hip` to `foot`.
 * @param upper length of the upper bone
 * @param lower length of the lower bone
 * @param bend 1: the joint points forwards (to the right), -1: backwards
 */
export function jointPosition(hip: Point, foot: Point, upper: number, lower: number, bend: 1 | -1): Point {
  const [dx, dy] = [foot[0] - hip[0], foot[1] - hip[1]]
  const distance = Math.min(Math.hypot(dx, dy), upper + lower - 0.1)
  const cosine = (upper ** 2 + distance ** 2 - lower ** 2) / (2 * upper * distance)
  const angle = Math.atan2(dy, dx) - bend * Math.acos(Math.max(-1, Math.min(1, cosine)))
  return [hip[0] + Math.cos(angle) * upper, hip[1] + Math.sin(angle) * upper]
}
