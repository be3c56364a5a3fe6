import type { Point } from './geometry'
import { element, shade } from './svg'

/* Basic shapes used in characters, places and scenes. */

/** A filled rectangle. */
export const rect = (width: number, height: number, fill: string, x = 0, y = 0) =>
  element('rect', { x, y, width, height, fill })

/** A generator of pseudo-random numbers from 0 to 1, the same sequence for the same seed. */
export function seededRandom(seed: number) {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

/**
 * Dots such as stars, fireflies or pebbles, in one path of zero-length lines with round ends.
 * @param size diameter
 */
export const dots = (colour: string, size: number, places: Point[]) =>
  shade(
    element('path', {
      d: places.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join(''),
      fill: 'none',
      stroke: colour,
      'stroke-width': size,
      'stroke-linecap': 'round',
    }),
  )

/** A dashed line with round ends, dotted if the dashes have no length. */
export const dashedLine = (d: string, stroke: string, width: number, dashes: string) =>
  shade(
    element('path', {
      d,
      fill: 'none',
      stroke,
      'stroke-width': width,
      'stroke-linecap': 'round',
      'stroke-dasharray': dashes,
    }),
  )
