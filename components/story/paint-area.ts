import type { Crayon } from '@/lib/story/colouring'
import { getPatternId, getPatternTransform } from './wax-patterns'

/** Paints a shape of a sheet with a crayon's wax, or makes it white. */
export function paintArea(shape: SVGElement, crayon: Crayon | undefined): void {
  // A band such as a window bar is a white line on a wider black line.
  const paint = shape.getAttribute('fill') === 'none' ? 'stroke' : 'fill'
  if (crayon) shape.setAttribute(paint, `url(#${placePattern(shape, crayon)})`)
  else if (paint === 'stroke') shape.setAttribute(paint, '#fff')
  else shape.removeAttribute(paint)
}

/**
 * Copies the crayon's pattern into the drawing, because browsers can't paint with a pattern in an element that is hidden,
 * as the crayons are in print. Each copy undoes the transform of its shapes, so that the strokes continue from one shape
 * to the next.
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
