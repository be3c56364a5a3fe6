import { type Point, smoothCurve } from '../kit/geometry'
import { seededRandom } from '../kit/shapes'
import { group, path, repeat } from '../kit/svg'

/* Ground, hills and grass across a story page. */

/** How far every plane extends beyond the left and right edge of the page, in scene units. */
const bleed = 60

/** The area that a story page's planes fill. */
export const pageBounds = { left: -bleed, right: 1200 + bleed, bottom: 600 + 20 }

/** Ground below a curve through points, over the full width of a story page. */
export const ground = (fill: string, ...points: Point[]) => {
  const [first = [0, 0], last = [0, 0]] = [points[0], points.at(-1)]
  const beyondLeft: Point[] = first[0] > pageBounds.left ? [[pageBounds.left, first[1]]] : []
  const beyondRight: Point[] = last[0] < pageBounds.right ? [[pageBounds.right, last[1]]] : []
  return path(
    `${smoothCurve([...beyondLeft, ...points, ...beyondRight])}V${pageBounds.bottom}H${pageBounds.left}Z`,
    fill,
  )
}

/** The y coordinate at x of a line through points. */
const heightAt = (points: Point[], x: number) => {
  const next = points.findIndex(([right]) => right >= x)
  const [fromX, fromY] = points[Math.max(0, next - 1)] ?? [0, 0]
  const [toX, toY] = points[next < 0 ? points.length - 1 : next] ?? [0, 0]
  return toX === fromX ? toY : fromY + ((toY - fromY) * (x - fromX)) / (toX - fromX)
}

/**
 * Grass tufts at uneven distances along a line.
 * @param size of a tuft, which is 60 wide and 20 tall at size 1
 * @param every average distance
 * @param steep rotates each tuft with the line and sets it deeper
 */
export function grass(
  id: string,
  fill: string,
  points: Point[],
  size: number,
  every: number = 120,
  steep: boolean = false,
) {
  const random = seededRandom(every)
  const places: Point[] = []
  for (let x = pageBounds.left; x < pageBounds.right; x += every * (0.45 + random())) {
    const y = Math.round(heightAt(points, x)) + (steep ? 5 : 3)
    // A tuft whose tips are below the page would cost bytes and never show.
    if (y - 20 * size < pageBounds.bottom) places.push([Math.round(x), y])
  }
  return repeat(
    id,
    places,
    group(
      { scale: size },
      path(
        'M-30 2Q-33-4-41-7Q-29-8-24 2M-25 2Q-26-9-32-15Q-20-10-19 2M-17 2Q-14-10-16-20Q-8-10-11 2M-9 2Q-7-6-1-10Q-5-4-3 2M2 2Q2-8-3-16Q8-10 8 2M9 2Q14-10 22-14Q15-6 15 2M18 2Q23-5 31-6Q24-2 24 2Z',
        fill,
      ),
    ),
    steep,
  )
}

/** Distant hills over the full width of a story page. @param peaks y coordinates, evenly spaced */
export const farHills = (fill: string, ...peaks: number[]) =>
  ground(
    fill,
    ...peaks.map(
      (y, i): Point => [
        pageBounds.left + Math.round(((pageBounds.right - pageBounds.left) / (peaks.length - 1)) * i),
        y,
      ],
    ),
  )

/** A tapering blade of grass or reed. */
export const blade = ([x, y]: Point, [tipX, tipY]: Point, width: number) =>
  `M${x} ${y}Q${x} ${Math.round((y + tipY) / 2)} ${tipX} ${tipY}Q${x + width} ${Math.round((y + tipY) / 2)} ${x + width} ${y}Z`

/** Tufts of tall blades. */
export const blades = (fill: string, places: [x: number, y: number, height: number][]) =>
  path(
    places
      .flatMap(([x, y, height]) =>
        [-0.5, -0.2, 0.15, 0.5].map((lean, i) =>
          blade(
            [Math.round(x + lean * height * 0.2), y],
            [
              Math.round(x + lean * height * 0.7),
              Math.round(y - height * (1 - Math.abs(lean) * (0.5 + i * 0.1))),
            ],
            Math.max(3, Math.round(height * 0.09)),
          ),
        ),
      )
      .join(''),
    fill,
  )
