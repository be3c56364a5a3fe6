import type { Point } from './geometry'
import { type Attributes, type Drawing, element, type Node, shade } from './svg'

/** The attributes of a line in strokes of uneven length, as a pencil leaves them. @param width in scene units */
export const pencil = (stroke: string, width: number): Attributes => ({
  fill: 'none',
  stroke,
  'stroke-width': width,
  'stroke-dasharray': '70 16 24 10 120 40 8 30',
})

/** A line in such strokes. */
export const pencilLine = (d: string, stroke: string, width: number = 3) =>
  shade(element('path', { d, ...pencil(stroke, width) }))

/**
 * A shape with broken lines on it that repeat its own contour, as a pencil follows a hill or a trunk: they give a flat
 * shape a form, and cost little, because the contour is written once.
 * @param id unique in the picture
 * @param shape a filled path; what lies in front of it hides where a line leaves the shape
 * @param line colour and width in scene units
 * @param shifts where each line lies, relative to the contour
 */
export const withContourLines = (
  id: string,
  { attrs: { d, fill } }: Node,
  [stroke, width]: [colour: string, width: number],
  shifts: Point[],
): Drawing[] => [
  element('g', { fill }, element('path', { id, d })),
  shade(
    element(
      'g',
      pencil(stroke, width),
      ...shifts.map(([x, y]) => element('use', { href: `#${id}`, x: x || undefined, y: y || undefined })),
    ),
  ),
]
