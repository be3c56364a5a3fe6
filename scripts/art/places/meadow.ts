import { flower, tuft } from '../props'
import { colours as c, path, shade } from '../svg'
import { land, ridge, treeLine } from './land'
import { gradedSky } from './sky'

/** The autumn meadow by day, its land low on the left so that there is room for text in the sky. */
export const meadow = (w: number, h: number) => [
  ...gradedSky(w, h, [
    [0, c.morning],
    [0.35, '#FFEBCB'],
    [0.7, '#FFD2B8'],
  ]),
  ridge(
    w,
    h,
    '#E9D5F5',
    [0.68, 0.65, 0.67, 0.62, 0.645, 0.55, 0.6, 0.47, 0.53, 0.44, 0.52].map((y) => h * y),
  ),
  shade(
    ridge(
      w,
      h,
      '#D5C0F2',
      [0.71, 0.7, 0.66, 0.68, 0.62, 0.64, 0.57, 0.6, 0.53, 0.55].map((y) => h * y),
    ),
  ),
  ...treeLine(w, h, '#A78BE0', h * 0.72, h * 0.64),
  land(w, h, '#9BD6B4', [h * 0.74, h * 0.735, h * 0.71, h * 0.7, h * 0.66]),
  land(w, h, '#62BA90', [h * 0.83, h * 0.84, h * 0.8, h * 0.8, h * 0.76]),
  shade(
    path(
      `M${w * 0.2} ${h}C${w * 0.3} ${h * 0.9} ${w * 0.52} ${h * 0.9} ${w * 0.58} ${h * 0.84}C${w * 0.62} ${h * 0.8} ${w * 0.55} ${h * 0.77} ${w * 0.62} ${h * 0.73}C${w * 0.585} ${h * 0.78} ${w * 0.68} ${h * 0.8} ${w * 0.66} ${h * 0.85}C${w * 0.62} ${h * 0.93} ${w * 0.46} ${h * 0.93} ${w * 0.4} ${h}Z`,
      '#FBE3B5',
    ),
  ),
  land(w, h, c.leaf, [h * 0.96, h * 0.97, h * 0.94, h * 0.93, h * 0.92]),
  tuft(w * 0.72, h * 0.965, '#1F7D62'),
  ...flower(w * 0.14, h * 0.9),
]
