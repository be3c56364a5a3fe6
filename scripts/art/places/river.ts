import { gradient } from '../glow'
import { el, ellipse, group, line, path, shade } from '../svg'
import { blade, blades, crowns, page, rect, slope, treeLine } from './land'
import { cloud, pageSky, starDust } from './sky'

/* The river: from its bank over the water (page 5), and near the bank in the plum light after it (page 6). */

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
  line(stalks.map(([x, tall, lean]) => `M${x + lean} ${y - tall + 8}l${lean * 0.05} 40`).join(''), head, 16),
]

/** A rowing boat that lies at the far bank, 130 wide. */
const boat = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    path('M-66-24C-40-14 40-14 70-26C60-2 44 6 30 6H-36C-50 4-62-8-66-24Z', '#8A4A62'),
    shade(path('M-66-24C-40-14 40-14 70-26L67-18C40-6-40-6-63-16Z', '#B8707A')),
    shade(path('M-58 10C-30 22 40 22 60 8L52 4H-46Z', '#1E3466', { opacity: 0.5 })),
  )

/** Glints that become longer and rarer towards us. */
const glints = (colour: string) =>
  [
    [150, 2, '30 60 14 90'],
    [214, 3, '60 150 26 110'],
    [270, 3.5, '70 210 40 160'],
    [450, 5, '110 420 60 330'],
  ].map(([y, width, dashes], i) =>
    shade(
      el('path', {
        d: `M${page.left + i * 37} ${y}Q300 ${Number(y) - 5} 600 ${y}T${page.right} ${y}`,
        fill: 'none',
        stroke: colour,
        'stroke-width': width,
        'stroke-linecap': 'round',
        'stroke-dasharray': dashes,
        opacity: 0.75 - i * 0.06,
      }),
    ),
  )

/** The river over the shoulder of somebody on its bank: much water, a high horizon. The island is at (560, 380). */
export const riverBank = () => ({
  back: [
    ...pageSky([0, '#C08AA8'], [0.08, '#9A78A8'], [0.2, '#4E5498']),
    ...treeLine(1320, 620, '#2C3C78', 112, 116),
    slope('#2C3C78', [300, 112], [800, 116]),
    gradient('water', [
      [0, '#7488C8'],
      [0.18, '#4460AA'],
      [0.6, '#2B4488'],
      [1, '#1E2F68'],
    ]),
    rect(1320, 490, 'url(#water)', page.left, 136),
    // The far bank, upside down in the water.
    path(
      'M-60 136H1260V150C1200 176 1160 150 1100 158C1020 182 960 150 880 156C800 186 720 152 640 158C560 180 500 152 420 160C330 190 260 150 180 156C100 176 20 150-60 158Z',
      '#3A4E92',
    ),
    ...glints('#B4C2F0'),
    boat({ x: 700, y: 156, scale: 0.7 }),
    // Calm water below the text.
    gradient(
      'calm',
      [
        [0, '#26407E', 0],
        [0.3, '#26407E', 0.7],
        [1, '#26407E', 0.8],
      ],
      [1, 0],
    ),
    shade(rect(500, 490, 'url(#calm)', 770, 136)),
  ],
  middle: [
    ...[
      [560, 404, 150, '#1E3A74'],
      [560, 392, 138, '#35707A'],
    ].map(([x, y, wide, fill]) =>
      ellipse(Number(x), Number(y), Number(wide), Number(wide) * 0.2, String(fill)),
    ),
    shade(ellipse(560, 384, 120, 16, '#4C8C84')),
    ...reeds(
      392,
      [
        [462, 110, -14],
        [488, 80, -4],
      ],
      '#255E6C',
      '#6A4460',
    ),
    slope('#1C3A5C', [60, 530], [300, 540], [520, 572], [800, 606]),
  ],
  front: [
    ...reeds(
      620,
      [
        [700, 210, 16],
        [740, 160, 24],
        [664, 130, -6],
      ],
      '#122A4C',
      '#4A3050',
    ),
    blades('#122A4C', [
      [790, 616, 70],
      [610, 616, 50],
      [30, 612, 90],
    ]),
  ],
})

/** A water lily on its leaf, 90 wide. */
const waterLily = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    path('M-46 2C-40-12 34-14 46 0L12 4L38 8C10 18-40 16-46 2Z', '#7C8CB8'),
    path('M-22-4C-30-14-26-22-16-18C-16-32-6-36 0-36S16-32 16-18C26-22 30-14 22-4C8 2-8 2-22-4Z', '#FBE6EC'),
    shade(path('M-8-4C-12-18-6-28 0-30C6-28 12-18 8-4Z', '#F0B8CC')),
  )

/** The same bank, close: the water behind, reeds at both sides. */
export const riverClose = () => ({
  back: [
    ...pageSky([0, '#A88CC8'], [0.4, '#C49CC8'], [0.62, '#E8B4BC'], [0.72, '#F4C8B4']),
    ...starDust(9, 22, 240, '#FFF4E0'),
    cloud(520, 110, 280, '#BFA0D2', 0.7),
    cloud(1000, 180, 260, '#D4AECC', 0.7),
    crowns(
      '#BC9AC4',
      -60,
      440,
      [80, 60, 96, 70, 54, 84, 64, 110, 70, 60, 90, 74, 60, 100, 66, 80, 90, 60],
      40,
    ),
    gradient('water', [
      [0, '#E8C2D0'],
      [0.4, '#CCAAD0'],
      [1, '#B094C4'],
    ]),
    rect(1320, 150, 'url(#water)', page.left, 470),
    ...[492, 516, 552].map((y, i) =>
      shade(
        line(`M${120 + i * 90} ${y}h120M${640 + i * 50} ${y}h160M${1040 - i * 60} ${y}h90`, '#F0CCD0', 4),
      ),
    ),
    waterLily({ x: 1068, y: 520, scale: 0.9 }),
  ],
  middle: [slope('#5A4A86', [280, 630], [430, 574], [620, 558], [1140, 564])],
  front: [
    ...reeds(
      620,
      [
        [1150, 300, 20],
        [1196, 240, 10],
        [1110, 180, 26],
      ],
      '#43386E',
      '#7A4468',
    ),
    blades('#43386E', [
      [1060, 614, 90],
      [430, 614, 40],
    ]),
  ],
})
