import { gradient } from '../glow'
import type { Point } from '../limbs'
import { el, group, shade } from '../svg'
import { dice, dots, land, page, rect } from './land'

/* Skies. */

/** A sky in bands of paper, from the top down, that become lighter or darker towards the horizon. @param bands colour and upper edge, as a part of the height */
export const sky = (w: number, h: number, bands: [string, number][]) =>
  bands.map(([fill, top], i) =>
    i === 0
      ? rect(w, h, fill)
      : shade(land(w, h, fill, [h * top, h * (top - 0.04), h * (top + 0.02), h * (top - 0.03)])),
  )

/** A sky that grades from the colour of the page at the top to the warm horizon. */
export const gradedSky = (w: number, h: number, stops: [offset: number, colour: string][]) => [
  gradient('sky', stops),
  rect(w, h, 'url(#sky)'),
]

/** The sky of a page of the story. @param stops colours from the top of the page to its bottom */
export const pageSky = (...stops: [offset: number, colour: string][]) => [
  // Not straight down: the light is on one side.
  gradient('sky', stops, [0.4, 1]),
  rect(page.right - page.left, page.bottom, 'url(#sky)', page.left),
]

/** Small round stars, fewer towards the horizon, faint where light text lies. @param seed of their places @param horizon lowest y */
export function starDust(
  seed: number,
  count: number,
  horizon: number,
  colour: string,
  quiet?: 'left' | 'right',
) {
  const roll = dice(seed)
  const place = (): Point => [page.left + roll() * (page.right - page.left), roll() ** 1.4 * horizon]
  const places = Array.from({ length: count }, place)
  const isFaint = ([x]: Point) => (quiet === 'left' ? x < 400 : quiet === 'right' && x > 800)
  const bright = places.filter((star) => !isFaint(star))
  return [
    group({ opacity: 0.25 }, dots(colour, 3, places.filter(isFaint))),
    dots(colour, 2.4, bright.slice(count / 6)),
    dots(colour, 4, bright.slice(0, count / 6)),
  ]
}

/** A long thin cloud. @param wide its length */
export const cloud = (x: number, y: number, wide: number, fill: string, opacity?: number) =>
  shade(
    el('path', {
      d: `M${x} ${y}c${wide * 0.1}-9 ${wide * 0.2}-10 ${wide * 0.3}-9c${wide * 0.06}-16 ${wide * 0.24}-18 ${wide * 0.3}-3c${wide * 0.14}-4 ${wide * 0.26} 2 ${wide * 0.4} 12c${-wide * 0.3} 7 ${-wide * 0.7} 8 ${-wide} 0Z`,
      fill,
      opacity,
    }),
  )
