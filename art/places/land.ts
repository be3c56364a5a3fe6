import { curve, type Point } from '../kit/geometry'
import { dice } from '../kit/shapes'
import { colours as c, group, path, repeated, shade } from '../kit/svg'
import { mapleLeaf } from '../props/objects'

/* Ground and trees, from which places are made. */

/** Land from a wavy upper edge down to the bottom. @param heights of the edge, left to right */
export function land(w: number, h: number, fill: string, heights: number[]) {
  const step = w / (heights.length - 1)
  const curve = heights
    .slice(1)
    .map((y, i) => `C${i * step + step / 2} ${heights[i]} ${i * step + step / 2} ${y} ${(i + 1) * step} ${y}`)
  return path(`M0 ${h}V${heights[0]}${curve.join('')}V${h}Z`, fill)
}

/** A maple in autumn, about 330 wide and 440 tall, standing on y = 0. @param leaves golden ones in its crown, to be seen one by one */
export const maple = (place: Parameters<typeof group>[0], leaves: boolean = true) => {
  const [trunk, dark, bright, gold] = ['#8A5A44', '#D4573D', '#EB7D52', c.sun]
  return group(
    place,
    path(
      'M-34 0C-16-60-20-150-26-220L-96-290L-84-300L-14-250L-8-310H8L12-240L78-300L90-290L26-206C22-140 20-60 40 0C16-12-12-12-34 0Z',
      trunk,
    ),
    path(
      'M-164-262C-196-300-168-356-130-352C-136-410-60-446-24-412C6-456 86-444 98-394C150-404 186-346 156-306C182-272 146-222 104-236C84-204 30-208 14-236C-14-206-66-208-82-238C-116-216-160-228-164-262Z',
      dark,
    ),
    ...[
      path(
        'M-140-300C-150-340-116-356-104-346C-104-400-44-424-12-394C14-430 74-416 82-376C50-392 22-380 10-356C-18-376-62-368-74-336C-100-346-128-330-140-300Z',
        bright,
      ),
      path(
        'M-166-266C-150-236-104-246-84-274C-60-230-10-234 10-270C40-226 92-236 104-272C130-258 160-270 156-306C182-272 146-222 104-236C84-204 30-208 14-236C-14-206-66-208-82-238C-116-216-160-228-164-262Z',
        '#B84433',
      ),
    ].map(shade),
    ...(leaves
      ? [
          mapleLeaf(gold, { x: -92, y: -296, rotate: -20 }),
          mapleLeaf(gold, { x: 40, y: -290, rotate: 24, scale: 1.1 }),
          mapleLeaf(gold, { x: 110, y: -330, rotate: -8, scale: 0.8 }),
        ]
      : []),
  )
}

/** A pointed fir, 80 wide. */
export const fir = (x: number, y: number, size: number, fill: string) =>
  path(
    `M${x} ${y}h${-40 * size}l${22 * size} ${-44 * size}h${-12 * size}l${30 * size} ${-66 * size}l${30 * size} ${66 * size}h${-12 * size}l${22 * size} ${44 * size}Z`,
    fill,
  )

/** Mountains: straight slopes down to the bottom. @param peaks height of the ridge, left to right, evenly spaced */
export const ridge = (w: number, h: number, fill: string, peaks: number[]) =>
  path(`M0 ${h}${peaks.map((y, i) => `L${(w / (peaks.length - 1)) * i} ${y}`).join('')}V${h}Z`, fill)

/* From here on: for the pages of the story, which are 1200 wide; every plane goes on `beyond` their edges. */

const beyond = 60
export const page = { left: -beyond, right: 1200 + beyond, bottom: 600 + 20 }

/** Ground below a curve through points, over the whole width of a page of the story. */
export const slope = (fill: string, ...points: Point[]) => {
  const [first = [0, 0], last = [0, 0]] = [points[0], points.at(-1)]
  const beyondLeft: Point[] = first[0] > page.left ? [[page.left, first[1]]] : []
  const beyondRight: Point[] = last[0] < page.right ? [[page.right, last[1]]] : []
  return path(`${curve([...beyondLeft, ...points, ...beyondRight])}V${page.bottom}H${page.left}Z`, fill)
}

/** How high a line through points is at x. */
const heightAt = (points: Point[], x: number) => {
  const next = points.findIndex(([right]) => right >= x)
  const [fromX, fromY] = points[Math.max(0, next - 1)] ?? [0, 0]
  const [toX, toY] = points[next < 0 ? points.length - 1 : next] ?? [0, 0]
  return toX === fromX ? toY : fromY + ((toY - fromY) * (x - fromX)) / (toX - fromX)
}

/**
 * An edge of grass: tufts at uneven distances along a line.
 * @param size of a tuft, which is 60 wide and 20 tall @param steep each is turned as the ground is, and set deeper
 */
export function grass(
  id: string,
  fill: string,
  points: Point[],
  size: number,
  every: number = 120,
  steep: boolean = false,
) {
  const roll = dice(every)
  const places: Point[] = []
  for (let x = page.left; x < page.right; x += every * (0.45 + roll()))
    places.push([Math.round(x), Math.round(heightAt(points, x)) + (steep ? 5 : 3)])
  return repeated(
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

/** Ground with grass on its edge. @param how `fill` of the ground where it differs from the grass; `size`, `every`, `steep`: of its tufts */
export const grassy = (
  id: string,
  colour: string,
  points: Point[],
  {
    fill = colour,
    size = 0.8,
    every,
    steep,
  }: { fill?: string; size?: number; every?: number; steep?: boolean } = {},
) => [slope(fill, ...points), ...grass(id, colour, points, size, every, steep)]

/** Far hills over the whole width of a page. @param peaks their heights, evenly spaced */
export const range = (fill: string, ...peaks: number[]) =>
  slope(
    fill,
    ...peaks.map(
      (y, i): Point => [page.left + Math.round(((page.right - page.left) / (peaks.length - 1)) * i), y],
    ),
  )
/** A tapering blade of grass or reed. */
export const blade = ([x, y]: Point, [tipX, tipY]: Point, wide: number) =>
  `M${x} ${y}Q${x} ${Math.round((y + tipY) / 2)} ${tipX} ${tipY}Q${x + wide} ${Math.round((y + tipY) / 2)} ${x + wide} ${y}Z`

/** A tuft of blades that lean away from its middle. */
export const blades = (fill: string, places: [x: number, y: number, tall: number][]) =>
  path(
    places
      .flatMap(([x, y, tall]) =>
        [-0.5, -0.2, 0.15, 0.5].map((lean, i) =>
          blade(
            [Math.round(x + lean * tall * 0.2), y],
            [
              Math.round(x + lean * tall * 0.7),
              Math.round(y - tall * (1 - Math.abs(lean) * (0.5 + i * 0.1))),
            ],
            Math.max(3, Math.round(tall * 0.09)),
          ),
        ),
      )
      .join(''),
    fill,
  )
