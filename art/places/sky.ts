import type { Point } from '../kit/geometry'
import { linearGradient } from '../kit/light-effects'
import { dots, rect, seededRandom } from '../kit/shapes'
import { ellipse, group, type Placement, path, shade } from '../kit/svg'
import { pageBounds } from './ground'

/* Skies, stars, clouds and moon. */

/** A sky with a vertical gradient. */
export const gradientSky = (width: number, height: number, stops: [offset: number, colour: string][]) => [
  linearGradient('sky', stops),
  rect(width, height, 'url(#sky)'),
]

/** The sky of a story page. @param stops from top to bottom */
export const storySky = (...stops: [offset: number, colour: string][]) => [
  // Slightly diagonal: the light is on one side.
  linearGradient('sky', stops, [0.4, 1]),
  rect(pageBounds.right - pageBounds.left, pageBounds.bottom, 'url(#sky)', pageBounds.left),
]

/**
 * Small round stars, fewer towards the horizon.
 * @param seed of their positions
 * @param horizon largest y
 * @param quiet side without stars, for the text
 */
export function starField(
  seed: number,
  count: number,
  horizon: number,
  colour: string,
  quiet?: 'left' | 'right',
) {
  const random = seededRandom(seed)
  const place = (): Point => [
    pageBounds.left + random() * (pageBounds.right - pageBounds.left),
    random() ** 1.4 * horizon,
  ]
  const stars = Array.from({ length: count }, place).filter(([x]) =>
    quiet === 'left' ? x > 430 : quiet !== 'right' || x < 770,
  )
  return [dots(colour, 2.4, stars.slice(count / 6)), dots(colour, 4, stars.slice(0, count / 6))]
}

const clouds = {
  /** Cumulus with a flat base. */
  heap: 'M-104 4q2-12 24-12q2-16 22-14q10-22 34-14q18-20 42-2q22-8 28 8q22-4 26 10q24 0 36 20q-60 6-112 3q-70 4-100 1z',
  /** Streaks. */
  streak:
    'M-130 2q60-12 120-8q20-10 52-6q40-2 88 8q-40 2-62 6q30 0 54 6q-70 6-132 2q-20 6-60 2q20-6 34-6q-50 0-94-4z',
  /** Shreds. */
  torn: 'M-120 0q40-10 80-6q30-8 60-2q-40 4-52 8q-50 4-88 0zM-40 14q60-8 120-6q24 2 44 0q-60 10-100 10q-40 0-64-4zM50-14q30-6 60-2q-24 4-60 2zM-96-16q20-4 44-2q-20 4-44 2z',
}

/** A cloud about 230 wide, around (0, 0). */
export const cloud = (kind: keyof typeof clouds, place: Placement, fill: string, opacity?: number) =>
  group(place, shade(path(clouds[kind], fill, { opacity })))

/**
 * The moon without a halo.
 * @param r its radius
 * @param seas colour of its dark areas
 */
export const moonDisc = (x: number, y: number, r: number, fill = '#FFF1BE', seas = '#F4DB94') =>
  group(
    { x, y, scale: r / 100 },
    ellipse(0, 0, 100, 100, fill),
    shade(
      path(
        'M-60-40C-40-70 0-62-4-36C-8-14-40-24-46-6C-52 14-80 4-60-40ZM16 10C40-10 70 8 62 36C54 62 20 66 12 46C6 32 4 22 16 10ZM30-56C44-64 56-50 48-40C40-32 22-44 30-56Z',
        seas,
      ),
    ),
  )
