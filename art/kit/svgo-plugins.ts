import type { CustomPlugin } from 'svgo'

/* Optimizations that SVGO does not do with the settings in render.ts. */

const defaultLineEnds = { 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter' }
/** Dots and horizontal or vertical lines, in which nothing is joined. */
const straightLines = /^(m[^a-z]+[hv][^a-z]+)+$/i

/** Writes two scales in a row as one, which takes fewer bytes. */
const joinScales = (transform: string) =>
  transform.replace(
    /scale\(([\d.]+)\)scale\(([\d.]+)\)/,
    (_, outer, inner) => `scale(${(outer * inner).toFixed(3)})`,
  )

/** Removes groups without attributes, and moves a group's transform to its only child. */
export const unwrapGroups: CustomPlugin = {
  name: 'unwrapGroups',
  fn: () => ({
    element: {
      exit: (node, parent) => {
        if (node.name !== 'g') return
        const { transform, ...others } = node.attributes
        if (Object.keys(others).length) return
        const [child, ...siblings] = node.children
        if (transform) {
          if (child?.type !== 'element' || siblings.length || child.attributes.class || child.attributes.id)
            return
          child.attributes.transform = joinScales(transform + (child.attributes.transform ?? ''))
        }
        parent.children = parent.children.flatMap((child) => (child === node ? node.children : [child]))
      },
    },
  }),
}

/** Sets round line ends once, on the root element, and other line ends on each path that has them. */
export const hoistRoundLineEnds: CustomPlugin = {
  name: 'hoistRoundLineEnds',
  // Runs in the first of SVGO's passes only.
  fn: ({ children }) =>
    children.some((child) => 'attributes' in child && child.attributes['stroke-linecap'])
      ? null
      : {
          element: {
            enter: ({ name, attributes }) => {
              for (const [end, defaultEnd] of Object.entries(defaultLineEnds)) {
                if (name === 'svg') attributes[end] = 'round'
                else if (attributes[end] === 'round') delete attributes[end]
                else if (end === 'stroke-linejoin' && straightLines.test(attributes.d ?? '')) continue
                else if (attributes.stroke && attributes.d) attributes[end] ??= defaultEnd
              }
            },
          },
        },
}

/** Elements that are never rendered directly and so need no <defs> around them. */
const neverRendered = ['linearGradient', 'radialGradient', 'marker', 'mask', 'clipPath']

/** Removes <defs> around elements that are not rendered anyway. */
export const unwrapDefs: CustomPlugin = {
  name: 'unwrapDefs',
  fn: () => ({
    element: {
      exit: (node, parent) => {
        const isNeeded = node.children.some(
          (child) => !('name' in child && neverRendered.includes(child.name)),
        )
        if (node.name !== 'defs' || isNeeded) return
        parent.children = parent.children.flatMap((child) => (child === node ? node.children : [child]))
      },
    },
  }),
}

/** Drops the closing `z` of paths that are filled and not stroked. */
export const dropClosePath: CustomPlugin = {
  name: 'dropClosePath',
  fn: () => {
    let lines = 0
    return {
      element: {
        enter: ({ name, attributes }) => {
          if (attributes.stroke) lines++
          const { d, fill = 'none' } = attributes
          if (name === 'path' && d && fill !== 'none' && !lines) attributes.d = d.replace(/[zZ](?=M|$)/g, '')
        },
        exit: ({ attributes }) => {
          if (attributes.stroke) lines--
        },
      },
    }
  },
}

const shapeAttributes = ['id', 'cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'width', 'height', 'd']

/** Writes an element's shape before its colours, as most elements do already: the same order compresses better. */
export const writeShapesFirst: CustomPlugin = {
  name: 'writeShapesFirst',
  fn: () => ({
    element: {
      enter: (node) => {
        const isColour = ([name]: [string, string]) => Number(!shapeAttributes.includes(name))
        const attributes = Object.entries(node.attributes).sort((a, b) => isColour(a) - isColour(b))
        node.attributes = Object.fromEntries(attributes)
      },
    },
  }),
}
