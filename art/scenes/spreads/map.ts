import { rabbit } from '../../characters/friends/rabbit'
import { sittingNoriHalfTurned } from '../../characters/nori'
import { groundShadow, halo } from '../../kit/light-effects'
import { colours as c, copies, group, line, type Placement, path, shade } from '../../kit/svg'
import { blades, cloud, fir, gradientSky, house, maple, mountains, reeds } from '../../places'
import { route } from '../covers/second'
import { distantWood, hills, spreadSize, tufts } from './spread'

/* Spread of the second book: the paths on the map. */

const { width, height } = spreadSize

/** A wooden bridge, 170 wide and 110 deep, its near end at (0, 0). */
const bridge = (place: Placement) =>
  group(
    place,
    path('M-92 0L-54-112H54L92 0Z', c.wood),
    shade(line('M-86-20H86M-79-40H79M-73-60H73M-66-78H66M-60-95H60', c.woodDark, 4)),
    line('M-98-40L-58-146M98-40L58-146', '#8A5A44', 9),
    line('M-97 8V-48M97 8V-48M-76-56V-98M76-56V-98M-58-100V-148M58-100V-148', '#8A5A44', 10),
  )

/** A map lying on the ground: three ways, one of them drawn, and where it leads. */
const groundMap = (place: Placement) =>
  group(
    place,
    path('M-92-26L-34-36L30-28L84-38L106 18L38 30L-36 18L-106 32Z', '#FFF6E0'),
    shade(path('M-34-36L30-28L38 30L-36 18Z', '#F2E2BE')),
    ...route('M-78 16C-60-12-36-14-14-4S20 12 44-4', 'M60-18l18 16M80-20l-22 20', 6),
  )

/** Reeds, written once for both banks. */
const reedsOnBank = group(
  {},
  ...reeds(
    0,
    [
      [0, 150, -16],
      [70, 190, 14],
      [130, 120, 20],
    ],
    '#2F7A5E',
    '#8A5A44',
  ),
)

/** The smell of toast, from the chimney to Nori's nose. */
const smell = [
  line('M448 40C456 20 430 10 412 24S380 50 360 36S322 22 306 52S262 84 258 122S250 162 240 182', c.paper, 6),
  line('M432 48C412 56 392 72 368 58S334 50 324 68S282 100 276 128S266 158 254 172', '#FFE9CC', 4),
].map(shade)

/** Nori smells the path in the middle; the rabbit knows the left one is shorter. */
export const mapSpread = () => [
  ...gradientSky(width, height, [
    [0, '#CDBFF6'],
    [0.28, '#E8D8FA'],
    [0.5, '#FFE3C4'],
  ]),
  ...halo('sun', { at: [480, 170], colour: '#FFF3D0', radius: 300 }, 0.9),
  cloud('streak', { x: 120, y: 44, scale: 0.65 }, '#fff', 0.8),
  cloud('heap', { x: 560, y: 54, scale: 0.5 }, '#fff', 0.8),
  mountains(width, height, c.lavender, [160, 100, 140, 84, 130, 96, 150, 110, 160]),
  ...distantWood(174, ['#B3A0DE', '#A792D6']),
  hills('#BFE6D6', 178, 172, 150, 104, 150, 170, 176),
  fir(292, 196, 0.86, '#19695A'),
  ...[260, 322].map((x) => fir(x, 206, 0.62, '#1F7D62')),
  hills('#8FD0AE', 230, 206, 196, 204, 196, 206, 226),
  path('M404 262C392 236 330 246 296 202H318C348 230 412 218 432 262Z', c.oat),
  path('M412 262C404 224 462 190 430 122H446C482 190 440 224 448 262Z', c.oat),
  path('M428 262C448 222 590 236 648 188L672 194C618 258 490 238 462 262Z', c.oat),
  house({ x: 426, y: 124, scale: 0.42 }),
  maple({ x: 672, y: 198, scale: 0.4 }),
  path('M0 272C150 252 300 264 430 260S660 252 800 268V350H0Z', '#7CC4F0'),
  shade(line('M20 286H90M560 284H620M250 300H310M740 306H790M330 282H352', '#A9DBF7', 6)),
  ...copies(
    'reeds',
    [
      { x: 30, y: 332, scale: 0.44 },
      { x: 722, y: 328, scale: 0.4 },
    ],
    reedsOnBank,
  ),
  hills('#62BA90', 312, 326, 318, 328, 314),
  ...tufts(c.leaf, 318, 332, 326, 320),
  ...smell,
  bridge({ x: 432, y: 344 }),
  groundMap({ x: 430, y: 362, scale: 0.92 }),
  ...groundShadow('ground', '#1E5A50', [
    [150, 380, 110],
    [634, 382, 90],
  ]),
  group(
    { x: 148, y: 382, scale: 0.5 },
    sittingNoriHalfTurned({ mood: 'proud', mouth: 'soft', turn: 0.8, tilt: -20, ears: [-2, 8] }),
  ),
  group({ x: 636, y: 384, scale: 0.5 }, rabbit({ mood: 'talking', look: [-0.9, -0.3], raised: true })),
  blades(c.leaf, [
    [26, 398, 40],
    [776, 398, 44],
  ]),
]
