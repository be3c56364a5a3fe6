import type { CustomPlugin } from 'svgo'

/*
 * Savings that SVGO does not make here. It keeps every group, because collapsing would put a class and a transform on
 * one element.
 */

const ends = { 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter' }
/** Dots, and lines that are straight: nothing is joined. */
const straight = /^(m[^a-z]+[hv][^a-z]+)+$/i

/** Groups without an attribute are left out, and those that only move a single thing, which moves itself then. */
export const bareGroups: CustomPlugin = {
  name: 'bareGroups',
  fn: () => ({
    element: {
      exit: (node, parent) => {
        if (node.name !== 'g') return
        const { transform, ...others } = node.attributes
        if (Object.keys(others).length) return
        const [only, ...more] = node.children
        if (transform) {
          if (only?.type !== 'element' || more.length || only.attributes.class || only.attributes.id) return
          only.attributes.transform = transform + (only.attributes.transform ?? '')
        }
        parent.children = parent.children.flatMap((child) => (child === node ? node.children : [child]))
      },
    },
  }),
}

/** Round ends are said once, on the picture; the lines with other ends say so. */
export const roundLines: CustomPlugin = {
  name: 'roundLines',
  // On the first of SVGO's passes only.
  fn: ({ children }) =>
    children.some((child) => 'attributes' in child && child.attributes['stroke-linecap'])
      ? null
      : {
          element: {
            enter: ({ name, attributes }) => {
              for (const [end, otherwise] of Object.entries(ends)) {
                if (name === 'svg') attributes[end] = 'round'
                else if (attributes[end] === 'round') delete attributes[end]
                else if (end === 'stroke-linejoin' && straight.test(attributes.d ?? '')) continue
                else if (attributes.stroke) attributes[end] ??= otherwise
              }
            },
          },
        },
}

/** What is never drawn where it stands: it needs no <defs> around it. */
const apart = ['linearGradient', 'radialGradient', 'marker', 'mask', 'clipPath']

/** `<defs>` only around shapes that would be seen without it. */
export const fewDefs: CustomPlugin = {
  name: 'fewDefs',
  fn: () => ({
    element: {
      exit: (node, parent) => {
        const isNeeded = node.children.some((child) => !('name' in child && apart.includes(child.name)))
        if (node.name !== 'defs' || isNeeded) return
        parent.children = parent.children.flatMap((child) => (child === node ? node.children : [child]))
      },
    },
  }),
}

/** What is filled and has no line is closed without a `z` at its end. */
export const openEnds: CustomPlugin = {
  name: 'openEnds',
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
