import type { Point } from '../kit/geometry'
import { halo, linearGradient } from '../kit/light-effects'
import { dots } from '../kit/shapes'
import { type Drawing, element, group, path, shade } from '../kit/svg'
import { roofs, steeple } from './house'
import { gradientSky, moonDisc } from './sky'

/*
 * The hill on the first screen, from dusk to moonlight: a village with lit windows, and a far hill behind which the
 * moon rises. In as few bytes as possible.
 */

/** The colours of one moment of the evening. */
export type EveningColours = {
  /** from top to bottom; the first two are the same, so that a crop of the picture begins with that colour */
  sky: [offset: number, colour: string][]
  /** light above the far hill: at its centre and at its edge */
  glow: [string, string]
  mountains: string
  wood: string
  farHill: string
  valley: string
  meadow: string
  grass: string
  wall: string
  roof: string
  window: string
}

/** Where things are; it depends on the shape of the picture. The land is given as paths, from far to near. */
export type EveningLayout = {
  size: Point
  /** y of the lowest sky */
  horizon: number
  mountains: string
  wood: string
  farHill: string
  /** path up the far hill */
  track: string
  /** the lonely tree on the far hill */
  tree: Point
  /** where the moon touches the far hill, and its radius */
  moonrise: [x: number, y: number, radius: number]
  valley: string
  church: Point
  houses: [x: number, y: number, width: number][]
  meadow: string
  fireflies: Point[]
  stars: Point[]
}

/** How much of the moon is above the far hill: none of it, a sliver, half of it or all of it. */
export type MoonHeight = 0 | 1 | 2 | 3

/** Distance of the moon's centre above its place behind the hill, in radii. */
const moonLift = { 1: -0.56, 2: 0.06, 3: 1.1 }
const moonColours: Record<1 | 2 | 3, [string, string]> = {
  1: ['#FFD08A', '#FFBE74'],
  2: ['#FFD58A', '#FBBF6A'],
  3: ['#FFE596', '#F8CE70'],
}

/** The edge of a wood along a line: round crowns in two sizes. */
const edgeOfWood = (d: string, stroke: string) =>
  [
    [84, 118],
    [54, 47],
  ].map(([width, gap]) =>
    element('path', {
      d,
      fill: 'none',
      stroke,
      'stroke-width': width,
      'stroke-dasharray': `0 ${gap}`,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  )

/** Lit windows: one in each house at dusk, both under the full moon. */
const windows = (houses: EveningLayout['houses'], fill: string, moon: MoonHeight) =>
  shade(
    element('path', {
      d: houses
        .flatMap(([x, y, width]) => [0.3, 0.7].map((at) => `M${x + width * at} ${y - width * 0.16}h0`))
        .filter((_, i) => i % 2 === 0 || ((i >> 1) % 3) + 1 <= moon)
        .join(''),
      fill: 'none',
      stroke: fill,
      'stroke-width': 9,
      'stroke-linecap': 'square',
    }),
  )

/** A tree bent by the wind, 70 tall. */
const lonelyTree = ([x, y]: Point, fill: string) =>
  group(
    { x, y },
    path(
      'M-4 8C0-10 0-22-4-36H8C6-20 8-6 14 8ZM-22-30C-42-38-32-60-16-56C-12-76 20-76 24-56C46-58 46-28 26-30C16-22-12-22-22-30Z',
      fill,
    ),
  )

const risingMoon = ([x, y, radius]: EveningLayout['moonrise'], height: 1 | 2 | 3) =>
  moonDisc(x, Math.round(y - moonLift[height] * radius), radius, ...moonColours[height])

/** @param figures on the meadow */
export const eveningHill = (
  { size: [width, height], ...at }: EveningLayout,
  colours: EveningColours,
  moon: MoonHeight,
  figures: Drawing[],
) => {
  const [x, y, radius] = at.moonrise
  const lightY = moon ? Math.round(y - moonLift[moon] * radius) : y + radius * 0.5
  const glow = {
    at: [x, lightY] as Point,
    colour: colours.glow[0],
    fadeTo: colours.glow[1],
    radius: radius * (moon === 3 ? 2.8 : 3.6),
  }
  const toBottom = (edge: string) => `${edge}V${height}H0Z`
  return [
    ...gradientSky(width, at.horizon, colours.sky),
    moon > 1 && dots('#FFF3D0', 5, at.stars),
    ...halo('glow', glow, 0.9),
    moon !== 0 && risingMoon(at.moonrise, moon),
    path(toBottom(at.mountains), colours.mountains),
    lonelyTree(at.tree, colours.farHill),
    path(toBottom(at.farHill), colours.farHill),
    shade(path(at.track, colours.mountains)),
    ...edgeOfWood(at.wood, colours.wood),
    path(toBottom(at.valley), colours.valley),
    ...steeple(...at.church, colours.wall, colours.roof),
    ...roofs(colours.wall, colours.roof, at.houses),
    windows(at.houses, colours.window, moon),
    linearGradient('meadow', [
      [0, colours.meadow],
      [1, colours.grass],
    ]),
    path(toBottom(at.meadow), 'url(#meadow)'),
    moon === 3 && dots('#FFE08A', 7, at.fireflies),
    ...figures,
  ]
}
