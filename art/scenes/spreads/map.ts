import { rabbit } from '../../characters/friends/rabbit'
import { sittingNori } from '../../characters/nori'
import { colours as c, group, line, type Placement, path, shade } from '../../kit/svg'
import {
  blades,
  cloud,
  fir,
  gradientSky,
  grass,
  house,
  maple,
  mountains,
  plant,
  plantShapes,
  reeds,
} from '../../places'
import { hills, spreadSize } from './spread'

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

/** A map lying on the ground. */
const groundMap = (place: Placement) =>
  group(
    place,
    path('M-92-22L-34-32L30-24L84-34L104 16L38 26L-36 16L-104 28Z', '#FFF6E0'),
    shade(path('M-34-32L30-24L38 26L-36 16Z', '#F2E2BE')),
    line('M-76 8C-60-16-40-12-20-4S20 10 44-6', '#E8593B', 6),
    line('M60-16l18 16M80-18l-22 20', '#E8593B', 6),
  )

const distantWood = () => [
  plantShapes('oak', 'elm', 'poplar', 'bush'),
  plant('bush', '#B3A0DE', [
    [40, 206, 1],
    [230, 206, -0.9],
    [440, 206, 1.2],
    [640, 206, -1],
  ]),
  plant('oak', '#B3A0DE', [
    [120, 208, 0.6],
    [540, 208, 0.6],
  ]),
  plant('elm', '#B3A0DE', [[180, 208, 0.5]]),
  plant('poplar', '#B3A0DE', [
    [70, 208, 0.44],
    [480, 208, 0.5],
  ]),
]

const reedsOnBank = () => [
  group(
    { x: 18, y: 410, scale: 0.5 },
    ...reeds(
      0,
      [
        [0, 150, -16],
        [70, 200, 14],
        [130, 120, 20],
      ],
      '#2F7A5E',
      '#8A5A44',
    ),
  ),
  group(
    { x: 600, y: 396, scale: 0.42 },
    ...reeds(
      0,
      [
        [0, 190, -24],
        [60, 140, 14],
      ],
      '#2F7A5E',
      '#8A5A44',
    ),
  ),
]

/** Nori and the rabbit between several paths. */
export const mapSpread = () => [
  ...gradientSky(width, height, [
    [0, '#E4DAFF'],
    [0.5, '#FFE9D0'],
  ]),
  cloud('streak', { x: 135, y: 72, scale: 0.65 }, '#fff', 0.7),
  cloud('heap', { x: 485, y: 92, scale: 0.48 }, '#fff', 0.6),
  mountains(width, height, c.lavender, [170, 130, 160, 96, 140, 110, 170]),
  ...distantWood(),
  hills('#BFE6D6', 206, 200, 190, 136, 186, 206),
  ...[232, 262, 206].map((x, i) => fir(x, 224 + (i % 2) * 8, 0.62 + (i % 2) * 0.24, '#1F7D62')),
  hills('#8FD0AE', 262, 232, 226, 236, 250),
  path('M322 322C312 286 246 286 238 226H262C270 266 338 272 352 322Z', c.oat),
  path('M330 322C324 270 396 240 376 168H392C420 244 352 270 366 322Z', c.oat),
  path('M342 322C356 262 470 282 534 232L562 240C486 300 398 284 378 322Z', c.oat),
  house({ x: 384, y: 170, scale: 0.34 }),
  maple({ x: 556, y: 246, scale: 0.38 }),
  path('M0 338C120 316 240 330 330 326S520 316 640 336V420H0Z', '#7CC4F0'),
  shade(line('M60 358H150M470 352H560M180 378H220M580 376H620', '#A9DBF7', 6)),
  ...reedsOnBank(),
  hills('#62BA90', 386, 398, 392, 384),
  ...grass(
    'tufts',
    c.leaf,
    [
      [0, 392],
      [210, 402],
      [430, 396],
      [640, 388],
    ],
    0.4,
    70,
  ),
  bridge({ x: 350, y: 424 }),
  groundMap({ x: 348, y: 452, scale: 0.92 }),
  group(
    { x: 124, y: 464, scale: 0.5 },
    sittingNori({ mood: 'curious', turn: 0.5, look: [0.7, 0.9], tilt: 8 }),
  ),
  group({ x: 532, y: 464, scale: 0.5 }, rabbit({ mood: 'talking', look: [-0.9, 0.2], raised: true })),
  blades(c.leaf, [
    [26, 478, 40],
    [626, 478, 34],
  ]),
]
