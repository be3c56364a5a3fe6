import { reachingNori } from '../../characters/nori'
import { groundShadow, halo, pool } from '../../kit/light-effects'
import { applyLight } from '../../kit/lighting'
import { colours as c, ellipse, group, line, type Placement, path, shade } from '../../kit/svg'
import { blades, gradientSky, mountains } from '../../places'
import { lantern, stars } from '../../props/objects'
import { hills, spreadSize } from './spread'

/* Spread of the third book: the lighthouse's door. */

const { width, height } = spreadSize

/** The code above the door: a circle, a triangle, a star. */
const doorCode = (place: Placement) =>
  group(
    place,
    path('M-74-26H74V26H-74Z', '#4A2F7A'),
    ellipse(-44, 0, 15, 15, '#FFE08A'),
    path('M0-17L17 14H-17Z', '#FFE08A'),
    path('M44-18l5 12l13 1l-10 8l3 13l-11-7l-11 7l3-13l-10-8l13-1Z', '#FFE08A'),
  )

/** The foot of the lighthouse: the door in the white base, standing on y = 0. */
const lighthouseFoot = (place: Placement) =>
  group(
    place,
    path('M-150 0L-112-460H112L150 0Z', '#EFE6F2'),
    shade(path('M150 0L112-460H50L66 0Z', '#CFC2DE')),
    path('M-133-222L-122-350H122L133-222Z', c.brick),
    shade(path('M133-222L122-350H52L57-222Z', '#B5412F')),
    path('M-72 0V-112C-72-172 72-172 72-112V0Z', '#8C7BA6'),
    path('M-56 0V-110C-56-154 56-154 56-110V0Z', '#5C3A94'),
    shade(line('M-19-2V-140M19-2V-140', '#472A78', 4)),
    ellipse(40, -60, 7, 7, c.sun),
    path('M-92 0H92V18H-92ZM-112 16H112V36H-112Z', '#B9A9CC'),
  )

/** Lines that show that Nori's knees tremble. */
const trembling = line('M54 338q-9 9 0 18M42 342q-7 7 0 12M126 340q8 8 0 16M137 343q6 6 0 11', '#F6E4F8', 3)

/** Nori before the door, brave in front and afraid behind. */
export const lighthouseSpread = () => [
  ...gradientSky(width, height, [
    [0, '#2A2566'],
    [0.42, '#6E52A4'],
    [0.7, '#F2A08C'],
  ]),
  stars([
    [52, 50, 8],
    [250, 84, 6],
    [372, 40, 7],
    [140, 120, 5],
    [752, 70, 7],
  ]),
  ...halo('sunset', { at: [300, 262], colour: '#FFD8A0', radius: 260 }, 0.8),
  path('M0 258H800V400H0Z', '#5A62A8'),
  shade(line('M210 272H330M250 284H300M390 276H440M60 280H130M700 272H780', '#C88CB4', 4)),
  mountains(width, height, '#3F3A7C', [262, 238, 252, 260, 262, 262, 262, 262, 250]),
  hills('#3E6B74', 306, 300, 316, 304, 300, 306),
  hills('#2F5763', 344, 352, 358, 354, 350),
  ...pool('floor', { at: [366, 372], colour: '#FFE08A', radius: 330 }, 0.75),
  lighthouseFoot({ x: 586, y: 330 }),
  doorCode({ x: 586, y: 143, scale: 0.9 }),
  ...halo('lamp', { at: [366, 334], colour: '#FFE08A', radius: 210 }, 0.75),
  ...groundShadow('ground', '#14303A', [[164, 374, 120]], 0.5),
  applyLight(
    'lamplit',
    group(
      { x: 170, y: 374, scale: 0.5 },
      reachingNori({ mood: 'worried', mouth: 'pressed', tilt: -6, ears: [44, -6], look: [0.9, -0.7] }),
    ),
  ),
  trembling,
  lantern({ x: 366, y: 334, scale: 1.5 }),
  blades('#1F4A54', [
    [760, 398, 44],
    [30, 398, 40],
  ]),
]
