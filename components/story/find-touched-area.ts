import type { AreaId } from '@/lib/story/colouring'

/** How far a fingertip may miss a small shape, in CSS pixels. */
const reach = 9
/** Shapes narrower or lower than this are small, in CSS pixels. */
const smallSize = 44

const findShape = (x: number, y: number) =>
  document
    .elementsFromPoint(x, y)
    .find((element): element is SVGElement => element.matches('.crayons [data-area]'))

const isSmall = (shape: SVGElement) => {
  const { width, height } = shape.getBoundingClientRect()
  return Math.min(width, height) < smallSize
}

/** Finds the area at a point of the window, or a small one that the point just misses. */
export function findTouchedArea(x: number, y: number): AreaId | undefined {
  const hit = findShape(x, y)
  if (hit && isSmall(hit)) return hit.dataset.area as AreaId
  const around = [
    [-reach, 0],
    [reach, 0],
    [0, -reach],
    [0, reach],
  ].map(([dx = 0, dy = 0]) => findShape(x + dx, y + dy))
  return (around.find((shape) => shape && isSmall(shape)) ?? hit)?.dataset.area as AreaId | undefined
}
