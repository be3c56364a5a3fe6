import { flower, mapleLeaf, tuft } from './props'
import type { Drawn } from './svg'
import { colours as c, el, group, line, path, repeated, shade } from './svg'

/* Backgrounds, which fill a picture of the given width and height; characters are drawn on top. */

/** A filled rectangle. */
export const rect = (width: number, height: number, fill: string, x = 0, y = 0) =>
  el('rect', { x, y, width, height, fill })

/** Land from a wavy upper edge down to the bottom. @param heights of the edge, left to right */
export function land(w: number, h: number, fill: string, heights: number[]) {
  const step = w / (heights.length - 1)
  const curve = heights
    .slice(1)
    .map((y, i) => `C${i * step + step / 2} ${heights[i]} ${i * step + step / 2} ${y} ${(i + 1) * step} ${y}`)
  return path(`M0 ${h}V${heights[0]}${curve.join('')}V${h}Z`, fill)
}

/** A maple with autumn leaves, about 330 wide and 440 tall, standing on y = 0. */
export const maple = (place: Parameters<typeof group>[0]) => {
  const [trunk, dark, bright, gold] = ['#8A5A44', '#E2703A', '#F28E4E', c.sun]
  return group(
    place,
    path(
      'M-34 0C-16-60-20-150-26-220L-96-290L-84-300L-14-250L-8-310H8L12-240L78-300L90-290L26-206C22-140 20-60 40 0C16-12-12-12-34 0Z',
      trunk,
    ),
    path(
      'M-164-262C-196-300-168-356-130-352C-136-410-60-446-24-412C6-456 86-444 98-394C150-404 186-346 156-306C182-272 146-222 104-236C84-204 30-208 14-236C-14-206-66-208-82-238C-116-216-160-228-164-262Z',
      dark,
    ),
    shade(
      path(
        'M-140-300C-150-340-116-356-104-346C-104-400-44-424-12-394C14-430 74-416 82-376C50-392 22-380 10-356C-18-376-62-368-74-336C-100-346-128-330-140-300Z',
        bright,
      ),
    ),
    mapleLeaf(gold, { x: -92, y: -296, rotate: -20 }),
    mapleLeaf(gold, { x: 40, y: -290, rotate: 24, scale: 1.1 }),
    mapleLeaf(gold, { x: 110, y: -330, rotate: -8, scale: 0.8 }),
  )
}

/** A pointed fir, 80 wide. */
export const fir = (x: number, y: number, size: number, fill: string) =>
  path(
    `M${x} ${y}h${-40 * size}l${22 * size} ${-44 * size}h${-12 * size}l${30 * size} ${-66 * size}l${30 * size} ${66 * size}h${-12 * size}l${22 * size} ${44 * size}Z`,
    fill,
  )

/** The kitchen's wall and floor. @param floor its upper edge */
export const kitchen = (w: number, h: number, floor: number) => [
  rect(w, h, '#FFE3B8'),
  rect(w, h - floor, c.wood, 0, floor),
  rect(w, 18, c.cream, 0, floor - 18),
  shade(
    line(
      `M0 ${floor + 64}H${w}M${w * 0.2} ${floor}v64M${w * 0.62} ${floor}v64M${w * 0.4} ${floor + 64}V${h}M${w * 0.84} ${floor + 64}V${h}`,
      '#B0734A',
      4,
    ),
  ),
]

/** The kitchen's window around (0, 0), 380 wide. @param sky drawn behind the glazing bars */
export const kitchenWindow = (...sky: Drawn[]) => [
  ...sky,
  el('rect', {
    x: -150,
    y: -140,
    width: 300,
    height: 270,
    rx: 20,
    fill: 'none',
    stroke: c.cream,
    'stroke-width': 18,
  }),
  line('M0-140V130M-150-6H150', c.cream, 10),
  path('M-178 130H178V154H-178Z', c.cream),
  path(
    'M-190-164H190V-138C160-96 120-110 96-142C60-100 20-104 0-142C-20-104-60-100-96-142C-120-110-160-96-190-138Z',
    c.violet,
  ),
  shade(path('M-190-164H190V-148H-190Z', c.violetDeep)),
]

/** A sky in bands of paper, from the top down, that become lighter or darker towards the horizon. @param bands colour and upper edge, as a part of the height */
export const sky = (w: number, h: number, bands: [string, number][]) =>
  bands.map(([fill, top], i) =>
    i === 0
      ? rect(w, h, fill)
      : shade(land(w, h, fill, [h * top, h * (top - 0.04), h * (top + 0.02), h * (top - 0.03)])),
  )

/** A sky that grades from the colour of the page at the top to the warm horizon. */
export const gradedSky = (w: number, h: number, stops: [offset: number, colour: string][]) => [
  el(
    'defs',
    {},
    el(
      'linearGradient',
      { id: 'sky', x2: 0, y2: 1 },
      ...stops.map(([offset, colour]) => el('stop', { offset, 'stop-color': colour })),
    ),
  ),
  rect(w, h, 'url(#sky)'),
]

/** Mountains: straight slopes down to the bottom. @param peaks height of the ridge, left to right, evenly spaced */
export const ridge = (w: number, h: number, fill: string, peaks: number[]) =>
  path(`M0 ${h}${peaks.map((y, i) => `L${(w / (peaks.length - 1)) * i} ${y}`).join('')}V${h}Z`, fill)

/** A fir in a row: its two tiers from foot to foot, 40 wide. @param rise how much higher the next one stands */
const rowFir = (tall: number, rise: number) =>
  `l14${-tall * 0.55}h-6l12${-tall * 0.45}l12 ${tall * 0.45}h-6l14 ${tall * 0.55 - rise}`

/** The edge of a wood, a strip of 400 that is repeated over the land. @param from its height at the left @param to at the right */
export function treeLine(w: number, h: number, fill: string, from: number, to: number) {
  const rise = ((from - to) / w) * 40
  const firs = [34, 52, 42, 60, 38, 48, 30, 56, 44, 64].map((tall) => rowFir(tall, rise)).join('')
  const places = Array.from({ length: Math.ceil(w / 400) }, (_, i): [number, number] => [
    i * 400,
    from - rise * 10 * i,
  ])
  return repeated('firs', places, path(`M0 0${firs}V${h * 0.1}H0Z`, fill))
}

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
