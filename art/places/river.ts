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

/** An island around (0, 0), 410 wide, with a bent reed. */
const island = (place: Placement) =>
  group(
    place,
    path('M-196 12Q0 0 200 8C190 24 120 38 30 38C-40 38-60 34-90 26Q-150 26-196 12Z', '#413858'),
    path('M-30 37C-36 20-8 16 8 24Q14 30 12 38ZM112 32C114 16 136 14 146 20Q156 24 156 24Z', '#7A78A6'),
    // The reed's stalk is broken, and its spike hangs.
    line('M152-2C154-60 150-120 132-164L104-132', '#35706F', 5),
    line('M101-128L90-98', '#5A3A58', 13),
    path(
      'M-205 13C-170 6-140 4-100-2Q0-14 100-12Q122-40 118-78Q134-46 138-14Q146-50 142-92Q160-52 158-14Q170-44 190-58Q172-30 176-4L205 8C180 16 160 14 130 22Q90 30 50 24T-40 24Q-70 22-90 16T-205 13Z',
      '#35706F',
    ),
  )

/** The island is at (598, 436). */
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
    ...pool('glow', { at: [560, 446], colour: '#8FA6E6', radius: 260 }, 0.7, 0.34),
    island({ x: 598, y: 436 }),
    // Ripples at the water's edge.
    plant(
      'stroke',
      '#B4C0EA',
      [
        [404, 456, 0.4],
        [752, 464, -0.5],
      ],
      0.8,
    ),
  ],
  front: [
    ground('#14294F', [0, 506], [140, 530], [280, 562], [400, 592], [500, 630]),
    ...reeds(
      622,
      [
        [886, 112, 18],
        [852, 84, -4],
      ],
      '#0F2344',
      '#5A3A58',
    ),
    blades('#0F2344', [[20, 612, 120]]),
  ],
})
