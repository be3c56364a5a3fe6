import { linearGradient, pool } from '../kit/light-effects'
import { dots, rect } from '../kit/shapes'
import { element, group, line, type Placement, path, shade } from '../kit/svg'
import { blade, blades, ground, pageBounds } from './ground'
import { plant, plantShapes } from './plants'
import { storySky } from './sky'

/* A wide river seen from its bank (page 5). */

/**
 * Bulrushes.
 * @param y of their foot
 * @param stalks x, height, lean to the right
 * @param head colour of the spikes
 */
export const reeds = (
  y: number,
  stalks: [x: number, height: number, lean: number][],
  leaf: string,
  head: string,
) => [
  path(
    stalks
      .flatMap(([x, height, lean]) => [
        blade([x - 14, y], [x - 40 + lean, Math.round(y - height * 0.7)], 9),
        blade([x + 8, y], [x + 44 + lean, Math.round(y - height * 0.6)], 8),
      ])
      .join(''),
    leaf,
  ),
  line(
    stalks.map(([x, height, lean]) => `M${x} ${y}Q${x} ${y - height / 2} ${x + lean} ${y - height}`).join(''),
    leaf,
    5,
  ),
  // Spikes, following the curve of the stalks.
  line(
    stalks
      .map(([x, height, lean]) => {
        const back = (8 * lean) / height
        return `M${Math.round(x + lean - 2 * back)} ${y - height + 8}l${Math.round(-10 * back)} 40`
      })
      .join(''),
    head,
    16,
  ),
]

/** A boat house on posts with a jetty and a lit lamp, standing at (366, 137). */
const boatHouse = [
  path(
    'M338 137V108L328 110L366 76L404 110L394 108V120H446V125H440V138H435V125H414V138H409V125H394V137H382V118H352V137Z',
    '#222C66',
  ),
  dots('#FFD9A0', 8, [[366, 102]]),
]

/** The far bank, which is also reflected in the water. More distant poplars are paler. */
const farBank = (fill: string) => [
  plant('poplar', '#44508F', [
    [236, 132, 0.4],
    [258, 132, -0.52],
    [284, 132, 0.46],
    [560, 134, 0.36],
    [582, 134, -0.5],
    [606, 134, 0.44],
    [880, 134, 0.4],
    [904, 134, -0.5],
  ]),
  plant('poplar', fill, [
    [-30, 132, 0.5, 0.7],
    [12, 132, -0.5, 0.62],
    [50, 132, 0.6, 0.8],
    [90, 132, -0.5, 0.6],
    [1060, 132, 0.5, 0.6],
    [1102, 132, -0.56, 0.74],
    [1144, 132, 0.5, 0.66],
    [1190, 132, -0.6, 0.8],
  ]),
  ...boatHouse,
  path('M-60 126Q600 140 1260 124V137H-60Z', fill),
]

/** An island around (0, 0), 370 wide. */
const island = (place: Placement) =>
  group(
    place,
    path('M-158 16Q0 2 164 16Q150 32 20 34Q-130 36-158 16Z', '#413858'),
    path('M-94 33C-104 14-72 10-58 20Q-50 26-54 33ZM70 32C72 14 96 12 106 20L120 29Z', '#7A78A6'),
    path(
      'M-180 20C-158 16-148-2-130-6Q-134-26-150-42Q-126-32-120-10Q-120-36-108-50Q-108-26-102-14Q0-24 112-14Q112-40 128-56Q128-30 132-12Q140-30 154-38Q146-18 150-4C160 2 162 14 172 18Q150 14 126 22Q100 12 50 18T-40 18T-108 22Q-150 16-180 20Z',
      '#35706F',
    ),
  )

/** The island is at (642, 424). */
export const riverBank = () => ({
  back: [
    ...storySky([0, '#444A90'], [0.2, '#505698']),
    plantShapes('poplar', 'stroke'),
    linearGradient('water', [
      [0, '#6070B4'],
      [0.18, '#4460AA'],
      [0.6, '#324E96'],
      [1, '#263A7C'],
    ]),
    rect(1320, 490, 'url(#water)', pageBounds.left, 136),
    // The last daylight on the far shore and in the water.
    ...pool('band', { at: [330, 136], colour: '#F4B0B4', fadeTo: '#B07CB0', radius: 540 }, 1, 0.22),
    element('g', { id: 'bank' }, ...farBank('#2C3C78')),
    // Reflection of the far bank.
    element('use', { href: '#bank', transform: 'matrix(1 0 0 -.7 0 231)', opacity: 0.5 }),
    // The water gets darker towards the side with the text.
    linearGradient(
      'calm',
      [
        [0, '#2A4486', 0],
        [1, '#233874', 0.9],
      ],
      [1, 0.15],
    ),
    shade(rect(1320, 490, 'url(#calm)', pageBounds.left, 136)),
  ],
  middle: [
    ...pool('glow', { at: [648, 436], colour: '#8FA6E6', radius: 210 }, 0.6, 0.34),
    island({ x: 642, y: 424, scale: 0.9 }),
    // Ripples at the water's edge.
    plant(
      'stroke',
      '#B4C0EA',
      [
        [500, 448, 0.5],
        [770, 450, -0.5],
      ],
      0.8,
    ),
  ],
  front: [
    ground('#14294F', [60, 512], [240, 528], [430, 546], [560, 566], [700, 590], [860, 604]),
    ...reeds(
      622,
      [
        [886, 112, 18],
        [852, 84, -4],
      ],
      '#0F2344',
      '#5A3A58',
    ),
    blades('#0F2344', [[30, 612, 120]]),
  ],
})
