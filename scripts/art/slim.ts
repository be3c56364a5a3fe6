import type { CustomPlugin } from 'svgo'

/*
 * Two savings that SVGO does not make here: it keeps every group, because collapsing would put a class and a transform
 * on one element; and every line says that its ends are round.
 */

const ends = { 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter' }

/** Groups without an attribute are left out. */
export const bareGroups: CustomPlugin = {
  name: 'bareGroups',
  fn: () => ({
    element: {
      exit: (node, parent) => {
        if (node.name !== 'g' || Object.keys(node.attributes).length) return
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
                else if (attributes.stroke) attributes[end] ??= otherwise
              }
            },
          },
        },
}
