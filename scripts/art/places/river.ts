import { gradient, pool } from '../glow'
import { el, group, line, path, shade } from '../svg'
import { blade, blades, page, rect, slope } from './land'
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

/** A rowing boat that lies at the far bank, 130 wide. */
const boat = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    path('M-66-24C-40-14 40-14 70-26C60-2 44 6 30 6H-36C-50 4-62-8-66-24Z', '#8A4A62'),
    shade(path('M-66-24C-40-14 40-14 70-26L67-18C40-6-40-6-63-16Z', '#B8707A')),
    shade(path('M-58 10C-30 22 40 22 60 8L52 4H-46Z', '#1E3466', { opacity: 0.5 })),
  )

/** The far bank of the river, which is also seen upside down in the water. */
const farBank = (fill: string) => [
  plant('firs', fill, [
    [-20, 134, 0.7],
    [80, 134, -0.5],
    [150, 134, 0.82],
    [270, 136, -0.66],
    [590, 136, 0.5],
    [880, 136, -0.64],
    [970, 134, 0.44],
    [1100, 134, 0.76],
    [1200, 134, -0.5],
  ]),
  plant('oak', fill, [
    [372, 136, 0.62],
    [452, 138, -0.44],
    [690, 138, 0.7],
  ]),
  slope(fill, [300, 126], [500, 133], [760, 132], [1000, 126]),
]

/** The island around (0, 0), 370 wide: a low bank of sod that runs out into the water, stones at its foot. */
const island = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    path('M-158 16Q0 2 164 16Q150 32 20 34Q-130 36-158 16Z', '#413858'),
    path('M-94 33C-104 14-72 10-58 20Q-50 26-54 33ZM70 32C72 14 96 12 106 20L120 29Z', '#7A78A6'),
    path(
      'M-180 20C-158 16-148-2-130-6Q-134-26-150-42Q-126-32-120-10Q-120-36-108-50Q-108-26-102-14Q0-24 112-14Q112-40 128-56Q128-30 132-12Q140-30 154-38Q146-18 150-4C166 2 172 14 194 18Q150 14 126 22Q100 12 50 18T-40 18T-108 22Q-150 16-180 20Z',
      '#35706F',
    ),
  )

/** The river over the shoulder of somebody on its bank: much water, a high horizon. The island is at (634, 386). */
export const riverBank = () => ({
  back: [
    ...pageSky([0, '#C08AA8'], [0.08, '#9A78A8'], [0.2, '#4E5498']),
    stencils('oak', 'firs', 'stroke'),
    plant(
      'stroke',
      '#D79AAC',
      [
        [240, 30, 1.7],
        [560, 52, -1.2],
      ],
      0.5,
    ),
    el('g', { id: 'bank' }, ...farBank('#2C3C78')),
    gradient('water', [
      [0, '#7488C8'],
      [0.18, '#4460AA'],
      [0.6, '#2B4488'],
      [1, '#1E2F68'],
    ]),
    rect(1320, 490, 'url(#water)', page.left, 136),
    // The far bank, upside down in the water.
    el('clipPath', { id: 'wet' }, rect(1320, 70, '#000', page.left, 136)),
    el(
      'g',
      { 'clip-path': 'url(#wet)', opacity: 0.5 },
      el('use', { href: '#bank', transform: 'matrix(1 0 0 -.7 0 231)' }),
    ),
    plant(
      'stroke',
      '#9DB0E6',
      [
        [420, 160, 0.5, 0.3],
        [330, 232, 1.3, 0.8],
      ],
      0.45,
    ),
    boat({ x: 700, y: 156, scale: 0.7 }),
    // The lake is calm and darker towards the side on which the text lies.
    gradient(
      'calm',
      [
        [0, '#22387A', 0],
        [1, '#1B2C66', 0.9],
      ],
      [1, 0.15],
    ),
    shade(rect(1320, 490, 'url(#calm)', page.left, 136)),
  ],
  middle: [
    ...pool('glow', { at: [648, 400], colour: '#8FA6E6', reach: 210 }, 0.6, 0.34),
    island({ x: 634, y: 386 }),
    // The water's edge, broken.
    plant(
      'stroke',
      '#B4C0EA',
      [
        [500, 412, 0.5],
        [776, 414, -0.5],
      ],
      0.8,
    ),
  ],
  front: [
    slope('#14294F', [60, 512], [240, 528], [430, 546], [560, 566], [700, 590], [860, 604]),
    ...reeds(
      622,
      [
        [706, 148, 18],
        [742, 112, 24],
        [664, 112, -6],
      ],
      '#0F2344',
      '#5A3A58',
    ),
    blades('#0F2344', [[30, 612, 120]]),
  ],
})
