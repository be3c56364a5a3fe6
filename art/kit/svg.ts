import { palette } from '@/lib/palette'

/*
 * Drawings are trees of plain nodes, so that the same drawing can be written in colour or as a colouring page.
 * Functions that are named after a thing return its drawing. Coordinates are scene units, x to the right, y down;
 * characters stand on y = 0.
 */

export type Attributes = Record<string, string | number | undefined>
export type Character = 'nori' | 'rabbit' | 'duck' | 'hedgehog' | 'snail' | 'mouse'
/** Somebody in a picture, or an object that the story tells of. */
export type Figure = Character | 'biscuit' | 'satchel' | 'lantern' | 'bandana' | 'picnic' | 'plan'
/**
 * An SVG element. `tone` says how a colouring page shows it and how a light changes it, `area` to which area of a
 * colouring page it belongs, `figure` who or what it is (measure.ts).
 */
export type Node = {
  tag: string
  attrs: Attributes
  children: Node[]
  text?: string
  tone?: 'shade' | 'ink' | 'limb' | 'paper'
  area?: string
  figure?: Figure
}
/** What a drawing function may return or take; empty parts are left out. */
export type Drawing = Node | Node[] | null | undefined | false

/** The site's palette, and the colours that only pictures use. */
export const colours = {
  ...palette,
  morning: '#FFF3DC',
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

/** An SVG element. */
export function element(tag: string, attrs: Attributes, ...children: Drawing[]): Node {
  return {
    tag,
    attrs,
    children: children.flatMap(toNodes),
  }
}

/** A filled path. */
export const path = (d: string, fill: string, extra?: Attributes) => element('path', { d, fill, ...extra })

/** Rounds small values to halves: in ellipses nobody sees a tenth of a unit, and it takes more bytes. */
const roundToHalf = (value: number) => {
  const size = Math.abs(value)
  return size < 1 || size >= 7 ? value : Math.round(value * 2) / 2
}

/** A filled ellipse. */
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, extra?: Attributes) =>
  element('ellipse', {
    cx: roundToHalf(cx),
    cy: roundToHalf(cy),
    rx: roundToHalf(rx),
    ry: roundToHalf(ry),
    fill,
    ...extra,
  })

/** A stroked path with round ends. */
export const line = (d: string, stroke: string, width: number): Node =>
  ink(
    element('path', {
      d,
      fill: 'none',
      stroke,
      'stroke-width': width,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  )

/** Marks a node as shading, which a colouring page leaves out. */
export const shade = <T extends Node>(node: T): T => ({ ...node, tone: 'shade' })

/** Marks a node that keeps its colour on a colouring page: eyes, noses, lines. */
export const ink = <T extends Node>(node: T): T => ({ ...node, tone: 'ink' })

/** An arm, leg or stalk: a thick line with round ends. */
export const limb = (d: string, fill: string, width: number): Node => ({
  ...line(d, fill, width),
  tone: 'limb',
})

/** Transform of a drawing: translated by (x, y), then rotated (degrees), then scaled and mirrored (`flip`). */
export type Placement = {
  x?: number
  y?: number
  scale?: number
  rotate?: number
  flip?: boolean
  class?: string
  opacity?: number
}

/** The nodes of a drawing, without empty parts. */
export const toNodes = (drawing: Drawing): Node[] =>
  [drawing].flat().filter((node): node is Node => Boolean(node))

/** A drawing's node and all inside it, changed. */
export const mapNodes = (node: Node, change: (node: Node) => Partial<Node>): Node => ({
  ...node,
  ...change(node),
  children: node.children.map((child) => mapNodes(child, change)),
})

/** Rounds to whole units as paths do (optimize.ts), and small values to tenths. */
const roundCoordinate = (value: number) =>
  Math.abs(value) < 7 ? Math.round(value * 10) / 10 : Math.round(value)

/** Groups drawings under a placement. */
export function group(
  { x = 0, y = 0, scale = 1, rotate = 0, flip = false, class: className, opacity }: Placement,
  ...children: Drawing[]
) {
  const transform = [
    x || y ? `translate(${roundCoordinate(x)} ${roundCoordinate(y)})` : '',
    rotate ? `rotate(${rotate})` : '',
    scale !== 1 || flip ? `scale(${flip ? -scale : scale} ${scale})` : '',
  ].join('')
  const placed = element('g', { transform: transform || undefined, opacity }, ...children)
  // The origin of the class's animation would also move the attribute's transform: the class needs a group of its own.
  if (!className) return placed
  const moved = element('g', { class: className }, ...children)
  return transform || opacity ? element('g', { transform: transform || undefined, opacity }, moved) : moved
}

/** Groups the drawings of a character or an object, which measure.ts finds by its name. */
export const asFigure = (figure: Figure, place: Placement, ...drawing: Drawing[]): Node => ({
  ...group(place, ...drawing),
  figure,
})

/**
 * Repeats a drawing at several positions. It is written once, as the marker of an invisible line. Not for colouring
 * pages.
 * @param turned whether each copy is rotated in the direction of that line
 */
export const repeat = (id: string, places: [x: number, y: number][], node: Node, turned: boolean = false) => [
  element(
    'defs',
    {},
    element('marker', { id, overflow: 'visible', orient: turned ? 'auto' : undefined }, node),
  ),
  // The ends of the line have no marker. A marker's unit is the line's stroke width, which is 1.
  element('path', {
    d: `M0 0L${places.map(([x, y]) => `${x} ${y}`).join('L')}L0 0`,
    fill: 'none',
    'marker-mid': `url(#${id})`,
  }),
]

/** Repeats a drawing with several placements, written once. Not for colouring pages. */
export const copies = (id: string, places: Placement[], node: Node) => [
  element('defs', {}, element('g', { id }, node)),
  ...places.map((place) => group(place, element('use', { href: `#${id}` }))),
]

/** The factor by which an SVG transform scales, without mirroring. */
export const scaleFactor = (transform: Attributes[string] = '') =>
  [...String(transform).matchAll(/scale\((-?[\d.]+)/g)].reduce(
    (product, [, factor]) => product * Math.abs(Number(factor)),
    1,
  )

/** Left (-1) and right (1), for symmetric drawings. */
export const sides = [-1, 1] as const

/** A drawing and its mirror image at x = 0, written once. Not for colouring pages. */
export const mirror = (id: string, ...children: Drawing[]) => [
  element('g', { id }, ...children),
  element('use', { href: `#${id}`, transform: 'scale(-1 1)' }),
]

/** The SVG source of a node. */
export function serialize(node: Node): string {
  const attributes = Object.entries(node.attrs)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? roundCoordinate(value) : value}"`)
    .join('')
  const inner = (node.text ?? '') + node.children.map(serialize).join('')
  // Groups without attributes are left out to save bytes.
  return node.tag === 'g' && !attributes ? inner : `<${node.tag}${attributes}>${inner}</${node.tag}>`
}
