import type { CustomPlugin } from 'svgo'

/** How far a curve may be from the drawn one: in units of the picture, and as a part of its own length. */
const most = { units: 0.5, part: 0.015 }

/** The same relative curve with one handle instead of two, where nobody sees a difference. */
function oneHandle([x1 = 0, y1 = 0, x2 = 0, y2 = 0, x = 0, y = 0]: number[], scale: number) {
  const off = (Math.sqrt(3) / 36) * Math.hypot(x - 3 * x2 + 3 * x1, y - 3 * y2 + 3 * y1)
  if (off > Math.min(most.units / scale, most.part * Math.hypot(x, y))) return null
  return [(3 * (x1 + x2) - x) / 4, (3 * (y1 + y2) - y) / 4, x, y]
}

/** @param scale at which the path is seen */
export const simpler = (d: string, scale: number) =>
  // An `s` mirrors the second handle of the curve before it, which keeps it.
  d.replace(/c([^a-zA-Z]+)(?=([sS]?))/g, (_, curves: string, isMirrored: string) => {
    const numbers = curves.match(/-?(?:\d*\.)?\d+/g)?.map(Number) ?? []
    const parts = Array.from({ length: numbers.length / 6 }, (_, i) => numbers.slice(6 * i, 6 * i + 6))
    return parts
      .map((part, i) => {
        const isKept = isMirrored && i === parts.length - 1
        const simple = isKept ? null : oneHandle(part, scale)
        return simple ? `q${simple.join(' ')}` : `c${part.join(' ')}`
      })
      .join('')
  })

/** The factor of the scaling in a transform. */
const scaleOf = (transform = '') =>
  [...transform.matchAll(/scale\((-?[\d.]+)/g)].reduce((all, [, own]) => all * Math.abs(Number(own)), 1)

/** Curves that need one handle only: SVGO finds them when they are off by less than a fifth of its precision. */
export const curves: CustomPlugin = {
  name: 'curves',
  fn: () => {
    const scales = [1]
    return {
      element: {
        enter: ({ name, attributes }) => {
          const scale = (scales.at(-1) ?? 1) * scaleOf(attributes.transform)
          scales.push(scale)
          if (name === 'path' && attributes.d) attributes.d = simpler(attributes.d, scale)
        },
        exit: () => {
          scales.pop()
        },
      },
    }
  },
}
