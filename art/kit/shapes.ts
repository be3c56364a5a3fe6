import type { Point } from './geometry'
import { el, shade } from './svg'

/* Shapes that every part of a picture uses. */

/* Ground and trees, from which places are made. */

/** A filled rectangle. */
export const rect = (width: number, height: number, fill: string, x = 0, y = 0) =>
  el('rect', { x, y, width, height, fill })

/** Numbers from 0 to 1 that look thrown and are the same every time. */
export function dice(seed: number) {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

/** Dots in one path, such as stars, fireflies or pebbles: lines without a length have round ends. */
export const dots = (colour: string, size: number, places: Point[]) =>
  shade(
    el('path', {
      d: places.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join(''),
      fill: 'none',
      stroke: colour,
      'stroke-width': size,
      'stroke-linecap': 'round',
    }),
  )
