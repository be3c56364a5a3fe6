import { palette } from '@/lib/palette'

/*
 * Drawings are trees of plain nodes, so that one drawing can be written in colour or as an outline to
 * colour in. Coordinates: x to the right, y down; characters stand on y = 0.
 */

export type Attributes = Record<string, string | number | undefined>
export type Node = {
  tag: string
  attrs: Attributes
  children: (Node | string)[]
  tone?: 'shade' | 'ink' | 'limb' | 'paper'
}
export type Drawn = Node | Node[] | null | undefined | false

/** The site's palette, and the colours that only the drawings use. */
export const colours = {
  ...palette,
  fur: '#F2994A',
  furShade: '#E0802F',
  furShadow: '#C2651F',
  whiteShade: '#EADCCB',
  blush: '#F7B7A3',
  cheek: '#F9A8A0',
  eye: '#2B1B3D',
  brow: '#8E4A22',
  tongue: '#F2727A',
}

/** An element. */
export function el(tag: string, attrs: Attributes, ...children: Drawn[]): Node {
  return {
    tag,
    attrs,
    children: children.flat(2).filter((child) => child !== null && typeof child === 'object'),
  }
}

/** A filled path. */
export const path = (d: string, fill: string, more?: Attributes) => el('path', { d, fill, ...more })

/** A filled ellipse. */
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more?: Attributes) =>
  el('ellipse', { cx, cy, rx, ry, fill, ...more })

/** A line without a fill. */
export const line = (d: string, stroke: string, width: number): Node =>
  ink(
    el('path', {
      d,
      fill: 'none',
      stroke,
      'stroke-width': width,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  )

/** Marks a node as shading, which an outline does not contain. */
export const shade = <T extends Node>(node: T): T => ({ ...node, tone: 'shade' })

/** Marks a node that is the same in an outline: eyes, noses, lines. */
export const ink = <T extends Node>(node: T): T => ({ ...node, tone: 'ink' })

/** An arm, leg or stalk: a thick round line. */
export const limb = (d: string, fill: string, width: number): Node => ({
  ...line(d, fill, width),
  tone: 'limb',
})

/** A group with a transform: translate, rotate, scale, in this order. */
export function group(
  {
    x = 0,
    y = 0,
    scale = 1,
    rotate = 0,
    flip = false,
    class: className,
    opacity,
  }: {
    x?: number
    y?: number
    scale?: number
    rotate?: number
    flip?: boolean
    class?: string
    opacity?: number
  },
  ...children: Drawn[]
) {
  const transform = [
    x || y ? `translate(${x} ${y})` : '',
    rotate ? `rotate(${rotate})` : '',
    scale !== 1 || flip ? `scale(${flip ? -scale : scale} ${scale})` : '',
  ].join('')
  const placed = el('g', { transform: transform || undefined, opacity }, ...children)
  // A class is animated by CSS transforms, which would replace the attribute: it needs a separate group.
  if (!className) return placed
  const moved = el('g', { class: className }, ...children)
  return transform || opacity ? el('g', { transform: transform || undefined, opacity }, moved) : moved
}

/**
 * One drawing at several places, written once, as the marker of a line that is not seen. Not for an outline.
 * @param turned each as the line turns there, any way
 */
export const repeated = (
  id: string,
  places: [x: number, y: number][],
  node: Node,
  turned: boolean = false,
) => [
  el(
    'defs',
    {},
    el(
      'marker',
      { id, markerUnits: 'userSpaceOnUse', overflow: 'visible', orient: turned ? 'auto' : undefined },
      node,
    ),
  ),
  // Its ends have no marker.
  el('path', {
    d: `M0 0L${places.map(([x, y]) => `${x} ${y}`).join('L')}L0 0`,
    fill: 'none',
    'marker-mid': `url(#${id})`,
  }),
]

/** One drawing turned and scaled at several places, written once. Not for an outline. */
export const copies = (id: string, places: Parameters<typeof group>[0][], node: Node) => [
  el('defs', {}, el('g', { id }, node)),
  ...places.map((place) => group(place, el('use', { href: `#${id}` }))),
]

/** The two sides of what is drawn for each of them. */
export const both = [-1, 1] as const

/** A drawing and its mirror picture on the other side of x = 0, written once. Not for an outline. */
export const mirrored = (id: string, ...children: Drawn[]) => [
  el('g', { id }, ...children),
  el('use', { href: `#${id}`, transform: 'scale(-1 1)' }),
]

/** Whole units, as in paths (render.ts); tenths of what is small. */
const rounded = (value: number) => (Math.abs(value) < 7 ? Math.round(value * 10) / 10 : Math.round(value))

/** SVG text of a node. */
export function serialize(node: Node | string): string {
  if (typeof node === 'string') return node
  const attributes = Object.entries(node.attrs)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? rounded(value) : value}"`)
    .join('')
  const inner = node.children.map(serialize).join('')
  // A group that does nothing is left out: on the first screen every byte counts.
  return node.tag === 'g' && !attributes ? inner : `<${node.tag}${attributes}>${inner}</${node.tag}>`
}
