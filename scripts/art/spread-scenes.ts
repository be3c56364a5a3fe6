import { rabbit, snail } from './friends'
import { groundShadow, halo, pool } from './glow'
import { lit } from './light'
import * as nori from './nori'
import {
  blades,
  cloud,
  fir,
  gradedSky,
  grass,
  house,
  land,
  maple,
  plant,
  reeds,
  ridge,
  stencils,
} from './places'
import { flower, mapleLeaf, stars } from './props'
import type { Drawn } from './svg'
import { colours as c, ellipse, group, line, path, shade } from './svg'

/* A spread from each of the three books. */

const size = { width: 640, height: 480 }
const { width, height } = size
const hills = (fill: string, ...heights: number[]) => land(width, height, fill, heights)

/** A wooden bridge over the river, seen from the near bank. Around (0, 0), its near end; 170 wide, 110 deep. */
const bridge = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    path('M-92 0L-54-112H54L92 0Z', c.wood),
    shade(line('M-86-20H86M-79-40H79M-73-60H73M-66-78H66M-60-95H60', c.woodDark, 4)),
    line('M-98-40L-58-146M98-40L58-146', '#8A5A44', 9),
    line('M-97 8V-48M97 8V-48M-76-56V-98M76-56V-98M-58-100V-148M58-100V-148', '#8A5A44', 10),
  )

/** A map that lies on the ground: three folds, a route and a cross. */
const groundMap = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    path('M-92-22L-34-32L30-24L84-34L104 16L38 26L-36 16L-104 28Z', '#FFF6E0'),
    shade(path('M-34-32L30-24L38 26L-36 16Z', '#F2E2BE')),
    line('M-76 8C-60-16-40-12-20-4S20 10 44-6', '#E8593B', 6),
    line('M60-16l18 16M80-18l-22 20', '#E8593B', 6),
  )

/** A lantern with a flame, standing on y = 0. */
const lantern = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    line('M-18-70C-18-104 18-104 18-70', '#3A2A4F', 5),
    path('M-24-64H24L28-12H-28Z', '#FFE08A'),
    shade(path('M-8-14C-16-30-2-36 0-50C6-38 16-30 8-14Z', '#F08A3C')),
    path('M-26-74H26L30-62H-30ZM-32-12H32V0H-32Z', '#3A2A4F'),
  )

/** The code over the door: a circle, a triangle, a star. */
const code = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    path('M-74-26H74V26H-74Z', '#4A2F7A'),
    ellipse(-44, 0, 15, 15, '#FFE08A'),
    path('M0-17L17 14H-17Z', '#FFE08A'),
    path('M44-18l5 12l13 1l-10 8l3 13l-11-7l-11 7l3-13l-10-8l13-1Z', '#FFE08A'),
  )

/** The lighthouse's foot with its door, on y = 0. */
const lighthouseFoot = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    path('M-150 0L-112-460H112L150 0Z', '#EFE6F2'),
    shade(path('M150 0L112-460H50L66 0Z', '#CFC2DE')),
    path('M-137-156L-121-352H121L137-156Z', '#D9553E'),
    shade(path('M137-156L121-352H53L60-156Z', '#B5412F')),
    path('M-72 0V-118C-72-190 72-190 72-118V0Z', '#8C7BA6'),
    path('M-56 0V-116C-56-168 56-168 56-116V0Z', '#5C3A94'),
    shade(line('M-19-2V-150M19-2V-150', '#472A78', 4)),
    ellipse(40, -62, 7, 7, c.sun),
    path('M-92 0H92V18H-92ZM-112 16H112V36H-112Z', '#B9A9CC'),
  )

/** A rainbow that fades into the sky, its middle at (x, y). */
const rainbow = (x: number, y: number) =>
  ['#F2A0A0', '#FFD98A', '#A9DBC4', '#B9A4F0'].map((stroke, i) =>
    shade(ellipse(x, y, 250 - i * 13, 230 - i * 13, 'none', { stroke, 'stroke-width': 13, opacity: 0.55 })),
  )

/** The puddle, the sky in it, and rings around the paw that asks. */
const puddle = [
  path(
    'M262 420C250 380 372 352 462 356C556 352 632 376 626 414C620 452 520 462 436 460C340 462 268 450 262 420Z',
    '#6BB9EC',
  ),
  shade(path('M330 408C344 384 420 374 474 378C540 374 590 390 586 412C570 440 350 440 330 408Z', '#A9DBF7')),
  shade(
    line('M276 404C272 392 330 392 330 404S280 416 276 404M262 408C262 378 352 380 352 406', '#E4F5FD', 4),
  ),
]

/** A boat of folded paper, 90 wide, on the water at y = 0. */
const paperBoat = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    shade(path('M-30 4C-10 12 14 12 34 4L26 0H-24Z', '#4F9FD6')),
    path('M-8-14L6-48L22-14Z', '#fff'),
    shade(path('M6-48L22-14H8Z', '#E4DDF0')),
    path('M-46-18L-26 4H28L48-18L6-12Z', '#FFF6E0'),
    shade(path('M6-12L48-18L28 4H6Z', '#EBDBC0')),
  )

const scenes: Record<string, () => Drawn[]> = {
  // The rain has just gone. He asks with one paw; Presto, under his leaf, would wait for the answer.
  'inside-first': () => [
    ...gradedSky(width, height, [
      [0, '#BFD9F2'],
      [0.35, '#E2E4F6'],
      [0.6, '#FFE8CF'],
    ]),
    ...rainbow(430, 310),
    cloud('heap', { x: 565, y: 92, scale: 0.82 }, '#fff', 0.9),
    cloud('streak', { x: 80, y: 126, scale: 0.52 }, '#fff', 0.7),
    ridge(width, height, '#CFC0EE', [230, 196, 226, 180, 214, 190, 232]),
    stencils('oak', 'elm', 'poplar', 'bush'),
    plant('bush', '#8CC4AE', [
      [60, 276, 0.9],
      [240, 276, -1.1],
      [420, 276, 1],
      [620, 276, -1.2],
    ]),
    plant('oak', '#8CC4AE', [
      [20, 278, 0.6],
      [180, 278, -0.7],
      [500, 278, 0.64],
      [690, 278, 0.6],
    ]),
    plant('elm', '#8CC4AE', [
      [120, 278, 0.5],
      [340, 278, -0.6],
      [580, 278, 0.5],
    ]),
    plant('poplar', '#8CC4AE', [
      [280, 278, 0.5],
      [452, 278, 0.44],
    ]),
    hills('#BFE6D6', 276, 262, 270, 250),
    house({ x: 452, y: 270, scale: 0.34 }),
    hills('#8FD0AE', 316, 300, 316, 296),
    ...grass(
      'tufts',
      '#62BA90',
      [
        [0, 322],
        [220, 304],
        [430, 316],
        [640, 298],
      ],
      0.4,
      70,
    ),
    ...puddle,
    paperBoat({ x: 516, y: 408, scale: 0.8 }),
    ...groundShadow('ground', c.ink, [[176, 424, 130]], 0.3),
    group({ x: 184, y: 426, scale: 0.53 }, nori.testing({ look: [0.8, 1], tilt: 12 })),
    group({ x: 594, y: 356, scale: 0.4 }, snail({ mood: 'curious', look: [-0.9, 0.2] })),
    mapleLeaf('#E8593B', { x: 588, y: 292, rotate: 10, scale: 2 }),
    ...flower(70, 448),
    blades(c.leaf, [
      [30, 476, 40],
      [610, 478, 36],
    ]),
  ],

  // The river crosses behind them; each path leads to a place of its own.
  'inside-second': () => [
    ...gradedSky(width, height, [
      [0, '#E4DAFF'],
      [0.5, '#FFE9D0'],
    ]),
    cloud('streak', { x: 135, y: 72, scale: 0.65 }, '#fff', 0.7),
    cloud('heap', { x: 485, y: 92, scale: 0.48 }, '#fff', 0.6),
    ridge(width, height, '#CDB8FF', [170, 130, 160, 96, 140, 110, 170]),
    stencils('oak', 'elm', 'poplar', 'bush'),
    plant('bush', '#B3A0DE', [
      [40, 206, 1],
      [230, 206, -0.9],
      [440, 206, 1.2],
      [640, 206, -1],
    ]),
    plant('oak', '#B3A0DE', [
      [120, 208, 0.6],
      [330, 208, -0.5],
      [540, 208, 0.6],
    ]),
    plant('elm', '#B3A0DE', [
      [180, 208, 0.5],
      [400, 208, -0.45],
      [690, 208, 0.5],
    ]),
    plant('poplar', '#B3A0DE', [
      [70, 208, 0.44],
      [480, 208, 0.5],
    ]),
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
      nori.sitting({ mood: 'curious', turn: 0.5, look: [0.7, 0.9], tilt: 8 }),
    ),
    group({ x: 556, y: 464, scale: 0.56 }, rabbit({ mood: 'talking', look: [-0.9, 0.2], raised: true })),
    blades(c.leaf, [
      [26, 478, 40],
      [626, 478, 34],
    ]),
  ],

  // A smile under worried brows: he does it all the same.
  'inside-third': () => [
    ...gradedSky(width, height, [
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
    shade(line('M30 334H110M160 346H220M40 360H90', '#8C86C8', 5)),
    ridge(width, height, '#3F3A7C', [322, 300, 318, 316, 318, 318, 318]),
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
    ...pool('floor', { at: [336, 446], colour: '#FFE08A', reach: 300 }, 0.75),
    lighthouseFoot({ x: 484, y: 396 }),
    code({ x: 484, y: 212 }),
    ...halo('lamp', { at: [344, 408], colour: '#FFE08A', reach: 190 }, 0.75),
    ...groundShadow('ground', '#14303A', [[176, 448, 140]], 0.5),
    lit(
      'lamplit',
      group(
        { x: 176, y: 448, scale: 0.53 },
        nori.testing({ mood: 'worried', mouth: 'smile', ears: 12, look: [0.9, -0.3] }),
      ),
    ),
    lantern({ x: 344, y: 444, scale: 0.9 }),
    blades('#1F4A54', [
      [600, 478, 44],
      [40, 478, 40],
    ]),
  ],
}

export const spreadScenes = Object.fromEntries(
  Object.entries(scenes).map(([name, draw]) => [name, { ...size, draw }]),
)
