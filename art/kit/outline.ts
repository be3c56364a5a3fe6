import { type Attributes, colours, el, type Node } from './svg'

/*
 * A drawing in lines, to colour in: white shapes with an edge, in the order of painting, so that what lies in front
 * covers what lies behind. Every line has the same weight: the pen's width is divided by the scale of the groups
 * around it.
 */

/** Width of every line, in units of the picture. */
const pen = 4
/** From this width a line is a thing with two edges, such as a leg or a glazing bar. */
const band = 2 * pen

/** Marks a node that is white in an outline and has no edge: it hides the lines behind it. */
export const paper = <T extends Node>(node: T): T => ({ ...node, tone: 'paper' })

/** The drawing as a colouring page with a frame, which cuts it off. */
export const colouringPage = (drawing: Node, width: number, height: number): Node =>
  // A picture of its own inside the file: on paper of other proportions, browsers draw what is beside the file's own.
  el(
    'svg',
    { width, height, fill: '#fff', stroke: colours.ink, 'stroke-width': pen, 'stroke-linejoin': 'round' },
    el('rect', { width, height, stroke: 'none' }),
    outline(drawing, 1),
    el('rect', { x: pen / 2, y: pen / 2, width: width - pen, height: height - pen, fill: 'none' }),
  )

/** @param scale of the groups around it */
function outline({ tag, attrs, children, tone }: Node, scale: number): Node[] {
  if (tone === 'shade') return []
  const { class: _, opacity: __, fill, stroke, ...rest } = attrs
  if (tag === 'g') {
    const inside = scale * scaleOf(String(attrs.transform ?? ''))
    const inner = children.flatMap((child) => (typeof child === 'string' ? [] : outline(child, inside)))
    return [el(tag, { ...rest, 'stroke-width': inside === scale ? undefined : pen / inside }, inner)]
  }
  if (tone === 'paper')
    return [el(tag, fill === 'none' ? { ...rest, fill, stroke: '#fff' } : { ...rest, stroke: 'none' })]
  const width = Number(attrs['stroke-width'] ?? 0)
  if (fill === 'none' && (tone === 'limb' || width * scale >= band))
    return edged(tag, rest, width, pen / scale, tone === 'limb')
  if (fill === 'none') return [el(tag, { ...rest, fill, 'stroke-width': pen / scale })]
  if (tone === 'ink')
    return [el(tag, { ...rest, fill: fill === '#fff' ? fill : colours.ink, stroke: 'none' })]
  return [el(tag, rest)]
}

/** The factor in a group's transform. */
const scaleOf = (transform: string) => Math.abs(Number(/scale\((-?[\d.]+)/.exec(transform)?.[1] ?? 1))

/** A thick line as a white band with two edges. A limb is open where it begins, at the body. */
const edged = (tag: string, attrs: Attributes, width: number, edge: number, isLimb: boolean) => [
  el(tag, {
    ...attrs,
    fill: 'none',
    'stroke-width': width + edge,
    ...(isLimb && { 'stroke-linecap': 'butt' }),
  }),
  ...(isLimb ? endsOf(String(attrs.d)) : []).map(([cx, cy]) =>
    el('circle', { cx, cy, r: (width + edge) / 2, fill: colours.ink, stroke: 'none' }),
  ),
  el(tag, { ...attrs, fill: 'none', stroke: '#fff', 'stroke-width': width - edge }),
]

/** Where each part of a path ends; its commands are absolute. */
const endsOf = (d: string) =>
  d
    .split('M')
    .slice(1)
    .map(
      (part) =>
        part
          .match(/-?[\d.]+/g)
          ?.slice(-2)
          .map(Number) ?? [],
    )
