import { gradient } from '../glow'
import type { Point } from '../limbs'
import { el, ellipse, group, path, shade } from '../svg'
import { dice, dots, page, rect } from './land'

/* Skies. */

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

/** Small round stars, fewer towards the horizon, none where text lies. @param seed of their places @param horizon lowest y */
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
  const isSeen = ([x]: Point) => (quiet === 'left' ? x > 420 : quiet !== 'right' || x < 780)
  const seen = places.filter(isSeen)
  return [dots(colour, 2.4, seen.slice(count / 6)), dots(colour, 4, seen.slice(0, count / 6))]
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

/** The moon without its halo. @param r its radius */
export const disc = (x: number, y: number, r: number, fill = '#FFF1BE', seas = '#F4DB94') =>
  group(
    { x, y, scale: r / 100 },
    ellipse(0, 0, 100, 100, fill),
    shade(
      path(
        'M-60-40C-40-70 0-62-4-36C-8-14-40-24-46-6C-52 14-80 4-60-40ZM16 10C40-10 70 8 62 36C54 62 20 66 12 46C6 32 4 22 16 10ZM30-56C44-64 56-50 48-40C40-32 22-44 30-56ZM-40 44C-28 36-14 48-22 58C-32 66-50 54-40 44Z',
        seas,
      ),
    ),
  )
