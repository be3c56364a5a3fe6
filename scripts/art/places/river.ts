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

/** The island around (0, 0), 190 wide: a bank with an edge of mud, and the duck on it, broken, in the water below. */
const island = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    path(
      'M-62 24q90-8 172 1-84 9-172-1zM-54 36q74-7 150 1-76 8-150-1zM-42 47q60-6 116 0-58 7-116 0zM-34 57q34-5 68 1-34 5-68-1zM-28 67q36-6 72 0-34 7-72 0zM-20 77q24-5 52 1-26 6-52-1z',
      '#A9B4DC',
      { opacity: 0.7 },
    ),
    path('M-66 58q14-5 34 0-18 5-34 0zM-60 66q14-4 32 1-16 4-32-1z', '#A06070'),
    path('M-96 10C-80-6-40-12 0-12S84-6 98 8C70 24-70 26-96 10Z', '#18305F'),
    path('M-92 4C-70-14-30-18 4-18S76-12 92 2C60 14-60 16-92 4Z', '#35706F'),
    shade(path('M-60-6q40-12 110-6-40 8-110 6zM20 6q30-6 54-4-20 6-54 4z', '#5C9A84')),
  )

/** The river over the shoulder of somebody on its bank: much water, a high horizon. The island is at (648, 368). */
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
        [200, 182, -0.8, 0.5],
        [330, 232, 1.3, 0.8],
        [480, 316, -1.2],
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
    island({ x: 648, y: 386, scale: 1.3 }),
  ],
  front: [
    slope('#14294F', [60, 512], [240, 528], [430, 546], [560, 566], [700, 590], [860, 604]),
    ...reeds(
      622,
      [
        [700, 190, 16],
        [742, 130, 24],
        [664, 120, -6],
      ],
      '#0F2344',
      '#5A3A58',
    ),
    blades('#0F2344', [
      [790, 616, 70],
      [610, 616, 60],
      [30, 612, 120],
    ]),
  ],
})
