import { gradient, pool } from '../kit/light-effects'
import { dots, rect } from '../kit/shapes'
import { el, group, line, path, shade } from '../kit/svg'
import { blade, blades, page, slope } from './land'
import { pageSky } from './sky'
import { plant, stencils } from './trees'

/* The river, from its bank over the water (page 5). */

/** Bulrushes. @param stalks x, height, lean */
export const reeds = (
  y: number,
  stalks: [x: number, tall: number, lean: number][],
  leaf: string,
  head: string,
) => [
  path(
    stalks
      .flatMap(([x, tall, lean]) => [
        blade([x - 14, y], [x - 40 + lean, Math.round(y - tall * 0.7)], 9),
        blade([x + 8, y], [x + 44 + lean, Math.round(y - tall * 0.6)], 8),
      ])
      .join(''),
    leaf,
  ),
  line(
    stalks.map(([x, tall, lean]) => `M${x} ${y}Q${x} ${y - tall / 2} ${x + lean} ${y - tall}`).join(''),
    leaf,
    5,
  ),
  // On its stem, which bends.
  line(
    stalks
      .map(([x, tall, lean]) => {
        const back = (8 * lean) / tall
        return `M${Math.round(x + lean - 2 * back)} ${y - tall + 8}l${Math.round(-10 * back)} 40`
      })
      .join(''),
    head,
    16,
  ),
]

/** A boat house on posts, its jetty out to the right; a lamp is on in it. Its foot is at (366, 137). */
const boatHouse = [
  path(
    'M338 137V108L328 110L366 76L404 110L394 108V120H446V125H440V138H435V125H414V138H409V125H394V137H382V118H352V137Z',
    '#222C66',
  ),
  dots('#FFD9A0', 8, [[366, 102]]),
]

/** The far bank of the river, which is also seen upside down in the water: its poplars are paler the further they are. */
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

/** The island around (0, 0), 370 wide: a low bank of sod that runs out into the water, stones at its foot. */
const island = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    path('M-158 16Q0 2 164 16Q150 32 20 34Q-130 36-158 16Z', '#413858'),
    path('M-94 33C-104 14-72 10-58 20Q-50 26-54 33ZM70 32C72 14 96 12 106 20L120 29Z', '#7A78A6'),
    path(
      'M-180 20C-158 16-148-2-130-6Q-134-26-150-42Q-126-32-120-10Q-120-36-108-50Q-108-26-102-14Q0-24 112-14Q112-40 128-56Q128-30 132-12Q140-30 154-38Q146-18 150-4C160 2 162 14 172 18Q150 14 126 22Q100 12 50 18T-40 18T-108 22Q-150 16-180 20Z',
      '#35706F',
    ),
  )

/** The river over the shoulder of somebody on its bank: much water, a high horizon. The island is at (642, 424). */
export const riverBank = () => ({
  back: [
    ...pageSky([0, '#444A90'], [0.2, '#505698']),
    stencils('poplar', 'stroke'),
    gradient('water', [
      [0, '#6070B4'],
      [0.18, '#4460AA'],
      [0.6, '#324E96'],
      [1, '#263A7C'],
    ]),
    rect(1320, 490, 'url(#water)', page.left, 136),
    // What is left of the day: low on the far shore, and in the water.
    ...pool('band', { at: [330, 136], colour: '#F4B0B4', edge: '#B07CB0', reach: 540 }, 1, 0.22),
    el('g', { id: 'bank' }, ...farBank('#2C3C78')),
    // The far bank, upside down in the water.
    el('use', { href: '#bank', transform: 'matrix(1 0 0 -.7 0 231)', opacity: 0.5 }),
    // The lake is calm and darker towards the side on which the text lies.
    gradient(
      'calm',
      [
        [0, '#2A4486', 0],
        [1, '#233874', 0.9],
      ],
      [1, 0.15],
    ),
    shade(rect(1320, 490, 'url(#calm)', page.left, 136)),
  ],
  middle: [
    ...pool('glow', { at: [648, 436], colour: '#8FA6E6', reach: 210 }, 0.6, 0.34),
    island({ x: 642, y: 424, scale: 0.9 }),
    // The water's edge, broken.
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
    slope('#14294F', [60, 512], [240, 528], [430, 546], [560, 566], [700, 590], [860, 604]),
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
