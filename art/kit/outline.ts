import { type Attributes, colours, element, type Node, scaleFactor } from './svg'

/*
 * Turns a drawing into a colouring page: white shapes with a black outline, in painting order, so that what is in
 * front covers what is behind. All lines have the same width: the stroke width is divided by the scale of the
 * surrounding groups. Each shape of an area is tagged with it, so that the site can colour it in.
 */

/** Width of every line, in scene units. */
const lineWidth = 4
/** Strokes of at least this width are drawn as a band with two outlines, for example a leg or a window bar. */
const minBandWidth = 2 * lineWidth

/** Marks a node that is white and without an outline on a colouring page: it hides the lines behind it. */
export const paper = <T extends Node>(node: T): T => ({ ...node, tone: 'paper' })

/** The drawing as a colouring page with a frame. */
export const toColouringPage = (drawing: Node, width: number, height: number): Node =>
  // A nested <svg> clips the drawing to the frame: on paper of other proportions browsers also show what lies
  // outside the view box.
  element(
    'svg',
    {
      width,
      height,
      fill: '#fff',
      stroke: colours.ink,
      'stroke-width': lineWidth,
      'stroke-linejoin': 'round',
    },
    element('rect', { width, height, stroke: 'none' }),
    outlineNodes(drawing, 1),
    element('rect', {
      x: lineWidth / 2,
      y: lineWidth / 2,
      width: width - lineWidth,
      height: height - lineWidth,
      fill: 'none',
    }),
  )

/** @param scale of the surrounding groups */
function outlineNodes({ tag, attrs, children, tone, area }: Node, scale: number): Node[] {
  if (tone === 'shade') return []
  const areaAttribute = { 'data-area': area }
  const { class: _, opacity: __, fill, stroke, ...rest } = attrs
  if (tag === 'g') {
    const innerScale = scale * scaleFactor(attrs.transform)
    const innerNodes = children.flatMap((child) => outlineNodes(child, innerScale))
    return [
      element(
        tag,
        { ...rest, 'stroke-width': innerScale === scale ? undefined : lineWidth / innerScale },
        innerNodes,
      ),
    ]
  }
  if (tone === 'paper')
    return [
      element(tag, {
        ...rest,
        ...(fill === 'none' ? { fill, stroke: '#fff' } : { stroke: 'none' }),
        ...areaAttribute,
      }),
    ]
  const width = Number(attrs['stroke-width'] ?? 0)
  if (fill === 'none' && (tone === 'limb' || width * scale >= minBandWidth))
    return outlinedBand(tag, { ...rest, ...areaAttribute }, width, lineWidth / scale, tone === 'limb')
  if (fill === 'none') return [element(tag, { ...rest, fill, 'stroke-width': lineWidth / scale })]
  if (tone === 'ink')
    return [element(tag, { ...rest, fill: fill === '#fff' ? fill : colours.ink, stroke: 'none' })]
  return [element(tag, { ...rest, ...areaAttribute })]
}

/**
 * A thick stroke as a white band with two outlines. A limb has no outline at its start, where it joins the body.
 */
const outlinedBand = (tag: string, attrs: Attributes, width: number, edge: number, isLimb: boolean) => [
  element(tag, {
    ...attrs,
    'data-area': undefined,
    fill: 'none',
    'stroke-width': width + edge,
    ...(isLimb && { 'stroke-linecap': 'butt' }),
  }),
  ...(isLimb ? endPoints(String(attrs.d)) : []).map(([cx, cy]) =>
    element('circle', { cx, cy, r: (width + edge) / 2, fill: colours.ink, stroke: 'none' }),
  ),
  element(tag, { ...attrs, fill: 'none', stroke: '#fff', 'stroke-width': width - edge }),
]

/** End point of each subpath; the commands are absolute. */
const endPoints = (d: string) =>
  d
    .split('M')
    .slice(1)
    .map(
      (subpath) =>
        subpath
          .match(/-?[\d.]+/g)
          ?.slice(-2)
          .map(Number) ?? [],
    )
