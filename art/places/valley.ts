import type { Point } from '../kit/geometry'
import { colours as c, element, ellipse, path, shade } from '../kit/svg'
import { house, roofs, steeple } from './house'
import { land, mountains } from './land'
import { gradientSky } from './sky'

/*
 * The valley on the first screen: a village, a wooded ridge, Nori's house and a lane, in as few bytes as possible.
 */

/** A dashed line. */
const dashedLine = (d: string, stroke: string, width: number, dashes: string, more?: object) =>
  element('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-dasharray': dashes,
    'stroke-linejoin': 'round',
    ...more,
  })

/** The edge of a wood along a line: round crowns in two sizes. */
const woodEdge = (d: string, fill: string) => [
  dashedLine(d, fill, 84, '0 118', { 'stroke-linecap': 'round' }),
  dashedLine(d, fill, 54, '0 47', { 'stroke-linecap': 'round' }),
]

/** A picket fence. */
const fence = (d: string) => [
  dashedLine(d, c.cream, 34, '8 13', { 'stroke-linecap': 'butt' }),
  dashedLine(d, c.cream, 5, 'none'),
]

/**
 * @param valley `sun`: position and radius; `peaks` of the ridge; `wood`, `fence` and `lane`: paths; `edges` of the
 * land, from far to near; `home`: position and scale of Nori's house; `village`: position of the other houses
 */
export const valley = (
  width: number,
  height: number,
  {
    sun,
    peaks,
    wood: edgeOfWood,
    edges: [far, near, front],
    lane,
    fence: pickets,
    home: [x, y, scale],
    village,
  }: {
    sun: [x: number, y: number, radius: number]
    peaks: number[]
    wood: string
    edges: [number[], number[], number[]]
    lane: string
    fence: string
    home: [x: number, y: number, scale: number]
    village?: Point
  },
) => [
  ...gradientSky(width, height, [
    [0, c.morning],
    [0.35, '#FFEBCB'],
    [0.7, '#FFD2B8'],
  ]),
  shade(ellipse(sun[0], sun[1], sun[2] * 1.45, sun[2] * 1.45, '#FFE7B0')),
  ellipse(sun[0], sun[1], sun[2], sun[2], c.sun),
  mountains(width, height, '#E6D3F6', peaks),
  ...woodEdge(edgeOfWood, '#B79BE6'),
  land(width, height, '#A9DDBD', far),
  ...(village ? neighbours(village) : []),
  shade(path(lane, '#FBE3B5')),
  house({ x, y, scale }, { small: true }),
  ...fence(pickets),
  land(width, height, '#62BA90', near),
  land(width, height, c.leaf, front),
]

const neighbours = ([x, y]: Point) => [
  ...steeple(x + 96, y - 4, c.cream, c.violet),
  ...roofs(c.cream, '#D9704A', [
    [x, y, 54],
    [x + 132, y + 10, 62],
    [x + 70, y + 26, 44],
  ]),
]
