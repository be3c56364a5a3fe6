import { silhouette } from './light'
import type { Point } from './limbs'
import type { Drawn } from './svg'
import { el, ellipse, shade } from './svg'

/*
 * What a light does around it: halos and pools with soft edges, rims, and shadows on the ground. Gradients and masks
 * only: no filters.
 */

/** A light: where it is, its colour, and how far it reaches. */
export type Source = { at: Point; colour: string; reach: number }

type Stop = [offset: number, colour: string, opacity?: number]

const stopsOf = (stops: Stop[]) =>
  stops.map(([offset, colour, opacity]) =>
    el('stop', { offset: `${Math.round(offset * 100)}%`, 'stop-color': colour, 'stop-opacity': opacity }),
  )

/** A gradient from above to below, to fill with `url(#id)`. @param to its end, as a part of the shape: right, down */
export const gradient = (id: string, stops: Stop[], [x2, y2]: Point = [0, 1]) =>
  el('defs', {}, el('linearGradient', { id, x2, y2 }, ...stopsOf(stops)))

/** A gradient from the middle outwards, to fill with `url(#id)`. */
export const roundGradient = (id: string, stops: Stop[]) =>
  el('defs', {}, el('radialGradient', { id }, ...stopsOf(stops)))

/** Transparent towards the edge, without one that is seen. */
const fading = (colour: string, strength: number): Stop[] => [
  [0, colour, strength],
  [0.4, colour, strength * 0.5],
  [0.75, colour, strength * 0.12],
  [1, colour, 0],
]

/** The air around a light. @param strength in its middle, from 0 to 1 */
export const halo = (id: string, { at: [x, y], colour, reach }: Source, strength: number = 0.8) => [
  roundGradient(id, fading(colour, strength)),
  shade(ellipse(x, y, reach, reach, `url(#${id})`)),
]

/** Light that falls on the ground. @param flat its height in relation to its width */
export const pool = (
  id: string,
  { at: [x, y], colour, reach }: Source,
  strength: number = 0.8,
  flat: number = 0.22,
) => [roundGradient(id, fading(colour, strength)), shade(ellipse(x, y, reach, reach * flat, `url(#${id})`))]

/** The shadow of something that stands at a point, soft at its edge. */
export const groundShadow = (
  id: string,
  colour: string,
  places: [x: number, y: number, wide: number][],
  strength: number = 0.5,
) => [
  roundGradient(id, [
    [0, colour, strength],
    [0.55, colour, strength * 0.7],
    [1, colour, 0],
  ]),
  ...places.map(([x, y, wide]) => shade(ellipse(x, y, wide, wide * 0.17, `url(#${id})`))),
]

/**
 * A drawing with a bright rim on its own edge: its shape in the rim's colour, and on it the drawing, cut by the same
 * shape set inwards.
 * @param inwards from the light into the drawing, as wide as the rim
 */
export const rimmed = (
  id: string,
  colour: string,
  [x, y]: Point,
  figure: Drawn,
  lightened: Drawn = figure,
) => [
  el('mask', { id: `${id}-in` }, el('use', { href: `#${id}`, x, y, color: '#fff' })),
  shade(el('g', { color: colour }, el('g', { id }, shapeOf(figure)))),
  el('g', { mask: `url(#${id}-in)` }, lightened),
]

/** The shape of a drawing, which takes the colour of the group around it. */
const shapeOf = (figure: Drawn) => silhouette('currentColor', figure)
