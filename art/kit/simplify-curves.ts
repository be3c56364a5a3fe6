import type { CustomPlugin } from 'svgo'
import { scaleFactor } from './svg'

/** How far a simplified curve may differ from the original: in scene units, and as a fraction of its own length. */
const tolerance = { units: 1, fraction: 0.025 }

/** Replaces a relative cubic curve by a quadratic one, or returns null where the difference would be visible. */
function toQuadratic([x1 = 0, y1 = 0, x2 = 0, y2 = 0, x = 0, y = 0]: number[], scale: number) {
  const deviation = (Math.sqrt(3) / 36) * Math.hypot(x - 3 * x2 + 3 * x1, y - 3 * y2 + 3 * y1)
  if (deviation > Math.min(tolerance.units / scale, tolerance.fraction * Math.hypot(x, y))) return null
  return [(3 * (x1 + x2) - x) / 4, (3 * (y1 + y2) - y) / 4, x, y]
}

/**
 * Replaces cubic by quadratic curves in a path where the difference is invisible.
 * @param scale at which the path is shown
 */
export const simplifyCurves = (d: string, scale: number) =>
  // A following `s` mirrors the second handle of this curve, so the curve has to stay cubic.
  d.replace(/c([^a-zA-Z]+)(?=([sS]?))/g, (_, curves: string, isMirrored: string) => {
    const numbers = curves.match(/-?(?:\d*\.)?\d+/g)?.map(Number) ?? []
    const parts = Array.from({ length: numbers.length / 6 }, (_, i) => numbers.slice(6 * i, 6 * i + 6))
    return parts
      .map((part, i) => {
        const isKept = isMirrored && i === parts.length - 1
        const quadratic = isKept ? null : toQuadratic(part, scale)
        return quadratic ? `q${quadratic.join(' ')}` : `c${part.join(' ')}`
      })
      .join('')
  })

/** SVGO makes this replacement only for differences of less than a fifth of its precision. */
export const simplifyCurvesPlugin: CustomPlugin = {
  name: 'simplifyCurves',
  fn: () => {
    const scales = [1]
    return {
      element: {
        enter: ({ name, attributes }) => {
          const scale = (scales.at(-1) ?? 1) * scaleFactor(attributes.transform)
          scales.push(scale)
          if (name === 'path' && attributes.d) attributes.d = simplifyCurves(attributes.d, scale)
        },
        exit: () => {
          scales.pop()
        },
      },
    }
  },
}
