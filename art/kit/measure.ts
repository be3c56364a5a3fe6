import type { Point } from './geometry'
import type { Character, Figure, Node } from './svg'

/* Measures where a figure is in a picture, so that the site can place a control on it. */

/** A linear function of x and y for each coordinate, as in SVG's `matrix()`. */
type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number]

type FoundFigure = { node: Node; matrix: Matrix; box: ReturnType<typeof measureBox> }

const noChange: Matrix = [1, 0, 0, 1, 0, 0]

const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
]

const numbersIn = (text: string) => text.match(/-?(?:\d*\.)?\d+/g)?.map(Number) ?? []

const transforms: Record<string, (values: number[]) => Matrix> = {
  translate: ([x = 0, y = 0]) => [1, 0, 0, 1, x, y],
  scale: ([x = 1, y = x]) => [x, 0, 0, y, 0, 0],
  rotate: ([degrees = 0]) => {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    return [cos, sin, -sin, cos, 0, 0]
  },
}

/** The matrix of an SVG transform as `group` writes it. */
const toMatrix = (transform: string) =>
  [...transform.matchAll(/(\w+)\(([^)]*)\)/g)].reduce<Matrix>(
    (matrix, [, name = '', values = '']) =>
      multiply(matrix, transforms[name]?.(numbersIn(values)) ?? [1, 0, 0, 1, 0, 0]),
    noChange,
  )

/** How many numbers each path command takes. */
const argumentCounts: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/** The end points and control points of a path, which surround it. */
export function listPathPoints(d: string): Point[] {
  const points: Point[] = []
  let [x, y]: Point = [0, 0]
  let start: Point = [0, 0]
  for (const [, letter = '', text = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toUpperCase()
    const values = numbersIn(text)
    const count = argumentCounts[command] || 1
    if (command === 'Z') [x, y] = start
    for (let at = 0; at < values.length; at += count) {
      const part = values.slice(at, at + count)
      const [fromX, fromY] = letter === command ? [0, 0] : [x, y]
      const pairs = command === 'A' ? part.slice(5) : part
      if (command === 'H') x = fromX + (part[0] ?? 0)
      else if (command === 'V') y = fromY + (part[0] ?? 0)
      else
        for (let i = 0; i < pairs.length; i += 2) {
          ;[x, y] = [fromX + (pairs[i] ?? 0), fromY + (pairs[i + 1] ?? 0)]
          points.push([x, y])
        }
      if (command === 'M' && at === 0) start = [x, y]
      points.push([x, y])
    }
  }
  return points
}

const listShapePoints = ({ tag, attrs }: Node): Point[] => {
  if (tag === 'path') return listPathPoints(String(attrs.d))
  if (tag !== 'ellipse') return []
  const [cx, cy, rx, ry] = [attrs.cx, attrs.cy, attrs.rx, attrs.ry].map(Number) as [
    number,
    number,
    number,
    number,
  ]
  return [
    [cx - rx, cy - ry],
    [cx + rx, cy + ry],
  ]
}

const toOwnMatrix = ({ attrs }: Node, outer: Matrix) =>
  multiply(outer, toMatrix(String(attrs.transform ?? '')))

/** The points of all shapes of a drawing, placed in the groups around it. */
function listPoints(node: Node, outer: Matrix = noChange): Point[] {
  const matrix = toOwnMatrix(node, outer)
  const [a, b, c, d, e, f] = matrix
  return [
    ...listShapePoints(node).map(([x, y]): Point => [a * x + c * y + e, b * x + d * y + f]),
    ...node.children.flatMap((child) => listPoints(child, matrix)),
  ]
}

/** The box around points, in scene units. */
function measureBox(points: Point[]) {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

/** Finds a figure in a drawing, each time with its box and the matrix of the groups around it. */
export function findFigures(drawing: Node, figure: Figure, outer: Matrix = noChange): FoundFigure[] {
  if (drawing.figure === figure)
    return [{ node: drawing, matrix: outer, box: measureBox(listPoints(drawing, outer)) }]
  const matrix = toOwnMatrix(drawing, outer)
  return drawing.children.flatMap((child) => findFigures(child, figure, matrix))
}

/**
 * Measures the box around a figure in a picture, in scene units.
 * @throws if the figure is not in it
 */
export function measureFigure(drawing: Node, figure: Character) {
  const found = findFigures(drawing, figure)
  if (found.length === 0) throw new Error(`There is no ${figure} in this picture.`)
  return measureBox(found.flatMap(({ node, matrix }) => listPoints(node, matrix)))
}

/** Leaves out the shapes of a drawing that are wholly below `bottom`, where something hides them. */
export function cutOffBelow(bottom: number, node: Node, outer: Matrix = noChange): Node {
  const matrix = toOwnMatrix(node, outer)
  const isVisible = (child: Node) => {
    const points = listPoints(child, matrix)
    return points.length === 0 || measureBox(points).top < bottom
  }
  const children = node.children.filter(isVisible)
  return { ...node, children: children.map((child) => cutOffBelow(bottom, child, matrix)) }
}
