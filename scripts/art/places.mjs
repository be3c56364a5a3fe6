import { flower, mapleLeaf, stars, tuft } from './props.mjs'
import { colours as c, el, ellipse, group, line, path, shade } from './svg.mjs'

/* Backgrounds, which fill a picture of the given width and height; characters are drawn on top. */

const rect = (
  /** @type {number} */ width,
  /** @type {number} */ height,
  /** @type {string} */ fill,
  x = 0,
  y = 0,
) => el('rect', { x, y, width, height, fill })

/** Land from a wavy upper edge down to the bottom. @param {number} w @param {number} h @param {string} fill @param {number[]} heights of the edge, left to right */
export function land(w, h, fill, heights) {
  const step = w / (heights.length - 1)
  const curve = heights
    .slice(1)
    .map((y, i) => `C${i * step + step / 2} ${heights[i]} ${i * step + step / 2} ${y} ${(i + 1) * step} ${y}`)
  return path(`M0 ${h}V${heights[0]}${curve.join('')}V${h}Z`, fill)
}

/** A maple with autumn leaves, about 330 wide and 440 tall, standing on y = 0. @param {Parameters<typeof group>[0]} place @param {boolean} [night] */
export const maple = (place, night = false) => {
  const [trunk, dark, bright, gold] = night
    ? ['#4A3150', '#8C4A4E', '#A85B4C', '#C98F55']
    : ['#8A5A44', '#E2703A', '#F28E4E', c.sun]
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
    mapleLeaf(bright, { x: -20, y: -262, rotate: 40, scale: 0.9 }),
  )
}

/** A pointed fir, 80 wide. @param {number} x @param {number} y @param {number} size @param {string} fill */
const fir = (x, y, size, fill) =>
  path(
    `M${x} ${y}h${-40 * size}l${22 * size} ${-44 * size}h${-12 * size}l${30 * size} ${-66 * size}l${30 * size} ${66 * size}h${-12 * size}l${22 * size} ${44 * size}Z`,
    fill,
  )

const nightSky = (/** @type {number} */ w, /** @type {number} */ h) => [
  rect(w, h, c.night),
  shade(land(w, h, '#3A2C70', [h * 0.36, h * 0.28, h * 0.36, h * 0.3, h * 0.38])),
  stars([
    [w * 0.08, 70, 9],
    [w * 0.22, 130, 6],
    [w * 0.36, 56, 8],
    [w * 0.55, 100, 6],
    [w * 0.7, 48, 9],
    [w * 0.86, 120, 7],
    [w * 0.94, 44, 5],
  ]),
]

/** Hills at night. @param {number} w @param {number} h @param {{ ground?: number[] }} [how] */
export const nightHills = (w, h, { ground = [0.72, 0.7, 0.74, 0.7] } = {}) => [
  ...nightSky(w, h),
  land(w, h, '#4A3A8A', [h * 0.56, h * 0.48, h * 0.58, h * 0.46, h * 0.54]),
  land(w, h, '#33507A', [h * 0.64, h * 0.6, h * 0.66, h * 0.6]),
  land(
    w,
    h,
    '#2C6E63',
    ground.map((part) => part * h),
  ),
  tuft(w * 0.06, h * 0.95, '#1F5650'),
  tuft(w * 0.9, h * 0.93, '#1F5650'),
]

/** The maple wood at night. @param {number} w @param {number} h */
export const nightWood = (w, h) => [
  ...nightSky(w, h),
  ...[0.18, 0.42, 0.62, 0.84].map((x, i) => fir(w * x, h * 0.66, 1.7 + (i % 2) * 0.5, '#33407A')),
  land(w, h, '#2C6E63', [h * 0.68, h * 0.64, h * 0.68]),
  maple({ x: w * 0.06, y: h * 0.78, scale: 1.05 }, true),
  maple({ x: w * 0.97, y: h * 0.74, scale: 0.9 }, true),
]

/** The river at night. @param {number} w @param {number} h */
export const nightRiver = (w, h) => [
  ...nightSky(w, h),
  land(w, h, '#4A3A8A', [h * 0.5, h * 0.42, h * 0.5, h * 0.44]),
  land(w, h, '#3C5C9A', [h * 0.54, h * 0.54]),
  shade(
    line(
      `M${w * 0.1} ${h * 0.6}h90M${w * 0.5} ${h * 0.58}h130M${w * 0.3} ${h * 0.65}h70M${w * 0.74} ${h * 0.66}h110`,
      '#6C8AC4',
      7,
    ),
  ),
  land(w, h, '#2C6E63', [h * 0.7, h * 0.74, h * 0.68, h * 0.76]),
  line(
    `M${w * 0.9} ${h * 0.74}V${h * 0.5}M${w * 0.94} ${h * 0.75}V${h * 0.56}M${w * 0.86} ${h * 0.74}V${h * 0.6}`,
    '#1F5650',
    7,
  ),
  ellipse(w * 0.9, h * 0.5, 9, 26, '#8A5A44'),
  ellipse(w * 0.94, h * 0.56, 8, 22, '#8A5A44'),
]

/** The kitchen, its window showing `sky`. @param {number} w @param {number} h @param {import('./svg.mjs').Drawn[]} sky drawn around the window's middle */
export const kitchen = (w, h, ...sky) => [
  rect(w, h, '#FFE3B8'),
  shade(path(`M0 ${h * 0.74}H${w}V0H${w * 0.8}L${w * 0.7} ${h * 0.74}Z`, '#FBD49A', { opacity: 0.5 })),
  rect(w, h * 0.26, c.wood, 0, h * 0.74),
  shade(
    line(
      `M0 ${h * 0.86}H${w}M${w * 0.2} ${h * 0.74}V${h * 0.86}M${w * 0.62} ${h * 0.74}V${h * 0.86}M${w * 0.4} ${h * 0.86}V${h}M${w * 0.84} ${h * 0.86}V${h}`,
      '#B0734A',
      4,
    ),
  ),
  group(
    { x: w * 0.34, y: h * 0.32 },
    el('rect', { x: -150, y: -140, width: 300, height: 270, rx: 20, fill: c.night }),
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
  ),
  group(
    { x: w * 0.8, y: h * 0.4 },
    path('M-100 0H100V16H-100Z', c.woodDark),
    path('M-70 0C-78-40-74-54-56-54H-30C-14-54-10-40-18 0Z', '#7FB7D6'),
    path('M20 0V-40C20-52 60-52 60-40V0Z', c.tongue),
    line('M60-32c20-2 20 22 0 22', c.tongue, 7),
  ),
]

/** The autumn meadow by day, its hills low on the left so that there is room for text in the sky. @param {number} w @param {number} h */
export const meadow = (w, h) => [
  rect(w, h, c.morning),
  land(w, h, '#E3D5FF', [h * 0.66, h * 0.62, h * 0.54, h * 0.48, h * 0.54]),
  land(w, h, '#C3A9FB', [h * 0.72, h * 0.7, h * 0.62, h * 0.64, h * 0.58]),
  ...[0.5, 0.535, 0.95, 0.985].map((x, i) => fir(w * x, h * 0.68, 0.7 + (i % 2) * 0.4, c.violet)),
  land(w, h, '#8FD0AE', [h * 0.78, h * 0.76, h * 0.72, h * 0.72, h * 0.66]),
  land(w, h, '#62BA90', [h * 0.85, h * 0.84, h * 0.8, h * 0.8, h * 0.76]),
  shade(
    path(
      `M${w * 0.2} ${h}C${w * 0.3} ${h * 0.9} ${w * 0.52} ${h * 0.9} ${w * 0.58} ${h * 0.84}C${w * 0.62} ${h * 0.8} ${w * 0.55} ${h * 0.77} ${w * 0.62} ${h * 0.73}C${w * 0.585} ${h * 0.78} ${w * 0.68} ${h * 0.8} ${w * 0.66} ${h * 0.85}C${w * 0.62} ${h * 0.93} ${w * 0.46} ${h * 0.93} ${w * 0.4} ${h}Z`,
      '#FBE3B5',
    ),
  ),
  land(w, h, c.leaf, [h * 0.96, h * 0.97, h * 0.94, h * 0.93, h * 0.92]),
  ...[0.08, 0.72].map((x) => tuft(w * x, h * 0.965, '#1F7D62')),
  ...flower(w * 0.14, h * 0.9),
]
