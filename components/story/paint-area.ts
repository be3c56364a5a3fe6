import type { Crayon } from '@/lib/story/colouring'
import { getPatternId, getPatternTransform } from './wax-patterns'

/**
 * Paints a shape of a sheet with a crayon's wax, or leaves it white. The pattern is turned back by the transform of the
 * shape's groups, so that the strokes run on from one shape to the next.
 */
export function paintArea(shape: SVGElement, crayon: Crayon | undefined): void {
  // A band such as a window bar is a white line on a wider black one.
  const paint = shape.getAttribute('fill') === 'none' ? 'stroke' : 'fill'
  if (crayon) shape.setAttribute(paint, `url(#${placePattern(shape, crayon)})`)
  else if (paint === 'stroke') shape.setAttribute(paint, '#fff')
  else shape.removeAttribute(paint)
}

/**
 * Copies the crayon's pattern into the drawing, for shapes with this shape's transform. A copy, because browsers paint no
 * pattern of a part that is not shown, as the crayons are not in print.
 * @returns the copy's id
 */
function placePattern(shape: SVGElement, crayon: Crayon): string {
  const original = document.getElementById(getPatternId(crayon))
  const matrix = shape instanceof SVGGraphicsElement ? shape.getCTM()?.inverse() : undefined
  if (!original || !matrix || !shape.ownerSVGElement) return getPatternId(crayon)
  const { a, b, c, d, e, f } = matrix
  const values = [a, b, c, d, e, f].map((value) => Number(value.toFixed(4))).join(' ')
  const id = `${getPatternId(crayon)}-${values.replaceAll(/[ .]/g, '_')}`
  if (!document.getElementById(id)) {
    const pattern = original.cloneNode(true) as Element
    pattern.setAttribute('id', id)
    pattern.setAttribute('patternTransform', `matrix(${values})${getPatternTransform(crayon)}`)
    shape.ownerSVGElement.append(pattern)
  }
  return id
}
