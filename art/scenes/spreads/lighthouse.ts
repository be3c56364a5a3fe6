import { reachingNori } from '../../characters/nori'
import { groundShadow, halo, pool } from '../../kit/light-effects'
import { applyLight } from '../../kit/lighting'
import { colours as c, ellipse, group, line, type Placement, path, shade } from '../../kit/svg'
import { blades, gradientSky, grass, mountains } from '../../places'
import { stars } from '../../props/objects'
import { hills, spreadSize } from './spread'

/* Spread of the third book: the lighthouse's door. */

const { width, height } = spreadSize

/** A lantern with a flame, standing on y = 0. */
const lantern = (place: Placement) =>
  group(
    place,
    line('M-18-70C-18-104 18-104 18-70', '#3A2A4F', 5),
    path('M-24-64H24L28-12H-28Z', '#FFE08A'),
    shade(path('M-8-14C-16-30-2-36 0-50C6-38 16-30 8-14Z', '#F08A3C')),
    path('M-26-74H26L30-62H-30ZM-32-12H32V0H-32Z', '#3A2A4F'),
  )

/** The code above the door: a circle, a triangle, a star. */
const doorCode = (place: Placement) =>
  group(
    place,
    path('M-74-26H74V26H-74Z', '#4A2F7A'),
    ellipse(-44, 0, 15, 15, '#FFE08A'),
    path('M0-17L17 14H-17Z', '#FFE08A'),
    path('M44-18l5 12l13 1l-10 8l3 13l-11-7l-11 7l3-13l-10-8l13-1Z', '#FFE08A'),
  )

/** The foot of the lighthouse with its door, standing on y = 0. */
const lighthouseFoot = (place: Placement) =>
  group(
    place,
    path('M-150 0L-112-460H112L150 0Z', '#EFE6F2'),
    shade(path('M150 0L112-460H50L66 0Z', '#CFC2DE')),
    path('M-137-156L-121-352H121L137-156Z', c.brick),
    shade(path('M137-156L121-352H53L60-156Z', '#B5412F')),
    path('M-72 0V-118C-72-190 72-190 72-118V0Z', '#8C7BA6'),
    path('M-56 0V-116C-56-168 56-168 56-116V0Z', '#5C3A94'),
    shade(line('M-19-2V-150M19-2V-150', '#472A78', 4)),
    ellipse(40, -62, 7, 7, c.sun),
    path('M-92 0H92V18H-92ZM-112 16H112V36H-112Z', '#B9A9CC'),
  )

/** Nori tests the ground in front of the door. */
export const lighthouseSpread = () => [
  ...gradientSky(width, height, [
    [0, '#2E2A6B'],
    [0.45, '#7A5BA8'],
    [0.8, '#F2A08C'],
  ]),
  stars([
    [70, 60, 8],
    [190, 110, 6],
    [290, 50, 7],
    [120, 170, 5],
  ]),
  path('M0 316H640V400H0Z', '#5A62A8'),
  mountains(width, height, '#3F3A7C', [322, 300, 318, 316, 318, 318, 318]),
  hills('#3E6B74', 372, 366, 384, 370, 372),
  hills('#2F5763', 420, 430, 436, 432, 428),
  ...grass(
    'tufts',
    '#1F4A54',
    [
      [0, 426],
      [220, 434],
      [430, 436],
      [640, 430],
    ],
    0.4,
    70,
  ),
  ...pool('floor', { at: [336, 446], colour: '#FFE08A', radius: 300 }, 0.75),
  lighthouseFoot({ x: 484, y: 396 }),
  doorCode({ x: 484, y: 212 }),
  ...halo('lamp', { at: [344, 408], colour: '#FFE08A', radius: 190 }, 0.75),
  ...groundShadow('ground', '#14303A', [[176, 448, 140]], 0.5),
  applyLight(
    'lamplit',
    group(
      { x: 176, y: 448, scale: 0.53 },
      reachingNori({ mood: 'worried', mouth: 'smile', ears: 12, look: [0.9, -0.3] }),
    ),
  ),
  lantern({ x: 344, y: 444, scale: 0.9 }),
  blades('#1F4A54', [
    [600, 478, 44],
    [40, 478, 40],
  ]),
]
