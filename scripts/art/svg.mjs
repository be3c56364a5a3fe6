import { palette } from '@/lib/palette'

/*
 * Drawings are trees of plain nodes, so that one drawing can be written in colour or as an outline to
 * colour in. Coordinates: x to the right, y down; characters stand on y = 0.
 */

/**
 * @typedef {Record<string, string | number | undefined>} Attributes
 * @typedef {{ tag: string, attrs: Attributes, children: (Node | string)[], tone?: 'shade' | 'ink' | 'limb' | 'paper' }} Node
 * @typedef {Node | Node[] | null | undefined | false} Drawn
 */

/** The site's palette, and the colours that only the drawings use. */
export const colours = {
  ...palette,
  fur: '#F2994A',
  furShade: '#E0802F',
  whiteShade: '#EADCCB',
  blush: '#F7B7A3',
  cheek: '#F9A8A0',
  eye: '#2B1B3D',
  brow: '#FFE2C2',
  tongue: '#F2727A',
}

/** An element. @param {string} tag @param {Attributes} attrs @param {Drawn[]} children @returns {Node} */
export function el(tag, attrs, ...children) {
  return {
    tag,
    attrs,
    children: children.flat(2).filter((child) => child !== null && typeof child === 'object'),
  }
}

/** A filled path. @param {string} d @param {string} fill @param {Attributes} [more] */
export const path = (d, fill, more) => el('path', { d, fill, ...more })

/** A filled ellipse. @param {number} cx @param {number} cy @param {number} rx @param {number} ry @param {string} fill @param {Attributes} [more] */
export const ellipse = (cx, cy, rx, ry, fill, more) => el('ellipse', { cx, cy, rx, ry, fill, ...more })

/** A line without a fill. @param {string} d @param {string} stroke @param {number} width @returns {Node} */
export const line = (d, stroke, width) =>
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

/** Marks a node as shading, which an outline does not contain. @template {Node} T @param {T} node @returns {T} */
export const shade = (node) => ({ ...node, tone: 'shade' })

/** Marks a node that is the same in an outline: eyes, noses, lines. @template {Node} T @param {T} node @returns {T} */
export const ink = (node) => ({ ...node, tone: 'ink' })

/** An arm, leg or stalk: a thick round line. @param {string} d @param {string} fill @param {number} width @returns {Node} */
export const limb = (d, fill, width) => ({ ...line(d, fill, width), tone: 'limb' })

/**
 * A group with a transform: translate, rotate, scale, in this order.
 * @param {{ x?: number, y?: number, scale?: number, rotate?: number, flip?: boolean, class?: string, opacity?: number }} place
 * @param {Drawn[]} children
 */
export function group(
  { x = 0, y = 0, scale = 1, rotate = 0, flip = false, class: className, opacity },
  ...children
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

/** SVG text of a node. @param {Node | string} node @returns {string} */
export function serialize(node) {
  if (typeof node === 'string') return node
  const attributes = Object.entries(node.attrs)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 10) / 10 : value}"`)
    .join('')
  const inner = node.children.map(serialize).join('')
  // A group that does nothing is left out: on the first screen every byte counts.
  return node.tag === 'g' && !attributes ? inner : `<${node.tag}${attributes}>${inner}</${node.tag}>`
}
