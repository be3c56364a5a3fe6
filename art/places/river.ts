import { withContourLines } from '../kit/contour-lines'
import { dots, rect } from '../kit/shapes'
import { element, group, line, type Placement, path } from '../kit/svg'
import { blade, pageBounds } from './ground'
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
export const boatHouse = (fill: string) => [
  path(
    'M338 137V108L328 110L366 76L404 110L394 108V120H446V125H440V138H435V125H414V138H409V125H394V137H382V118H352V137Z',
    fill,
  ),
  dots('#FFD9A0', 8, [[366, 102]]),
]

/** The last daylight behind the far bank, in flat bands of cloud. */
const horizon = [
  path('M-60 98C60 90 120 58 270 54C420 50 520 84 660 92S860 112 940 136H-60Z', '#6C639E'),
  path(
    'M-60 118C80 112 150 82 300 78C390 76 430 92 540 96Q500 102 450 104C560 108 690 116 740 136H-60Z',
    '#B07FA3',
  ),
  path('M70 136C150 128 210 103 320 100S500 120 600 136Z', '#F5B797'),
]

/** Hills behind the far bank, whose feet the water hides. */
const farHills = withContourLines(
  'hills',
  path(
    'M-60 92C60 80 130 116 230 136L240 626H-60ZM420 136C510 122 560 126 640 110S720 84 800 90 900 118 980 108 1120 76 1260 82V626H430Z',
    '#4C5698',
  ),
  ['#5A62A4', 2],
  [
    [14, 9],
    [-24, 20],
  ],
)

/** The far bank, which is also reflected in the water. */
const farBank = (far: string, near: string) => [
  plant('poplar', far, [
    [236, 132, 0.4],
    [258, 132, -0.52],
    [284, 132, 0.46],
  ]),
  plant('poplar', near, [
    [-30, 132, 0.5, 0.7],
    [12, 132, -0.5, 0.62],
    [50, 132, 0.6, 0.8],
    [90, 132, -0.5, 0.6],
    [1060, 132, 0.5, 0.6],
    [1102, 132, -0.56, 0.74],
    [1144, 132, 0.5, 0.66],
    [1190, 132, -0.6, 0.8],
  ]),
  ...boatHouse('#222C66'),
  path('M-60 126Q600 140 1260 124V137H-60Z', near),
]

/** What is `id` upside down in the water. */
const reflection = (id: string) =>
  element('use', { href: `#${id}`, transform: 'matrix(1 0 0 -.7 0 231)', opacity: 0.6 })

/** An island around (0, 0), 410 wide, with a bent reed. */
const island = (place: Placement) =>
  group(
    place,
    path('M-196 12Q0 0 200 8C190 24 120 38 30 38C-40 38-60 34-90 26Q-150 26-196 12Z', '#413858'),
    // The reed's stalk is broken, and its spike hangs.
    line('M152-2C154-60 150-120 132-164L104-132', '#35706F', 5),
    line('M101-128L90-98', '#5A3A58', 13),
    path(
      'M-205 13C-170 6-140 4-100-2Q0-14 100-12Q122-40 118-78Q134-46 138-14Q146-50 142-92Q160-52 158-14Q170-44 190-58Q172-30 176-4L205 8C180 16 160 14 130 22Q90 30 50 24T-40 24Q-70 22-90 16T-205 13Z',
      '#35706F',
    ),
  )

/** The last light on ripples. */
const glints =
  'M196 176Q250 168 318 172Q262 180 196 176ZM330 190Q390 181 470 186Q396 195 330 190ZM286 206Q330 198 384 202Q340 211 286 206ZM400 214Q450 205 520 209Q458 219 400 214Z'

/** The island is at (598, 436). */
export const riverBank = () => ({
  back: [
    ...storySky([0, '#3E468E'], [0.2, '#4A5296']),
    plantShapes('poplar'),
    element('g', { id: 'glow' }, ...horizon),
    ...farHills,
    rect(1320, 490, '#3B56A0', pageBounds.left, 136),
    ...withContourLines(
      'shallows',
      path(
        'M-60 130C100 150 300 126 520 142S960 130 1260 140V168C1000 186 900 176 700 206S200 214-60 250Z',
        '#4E64AC',
      ),
      ['#4764B0', 3],
      [
        [-30, 22],
        [50, 50],
        [0, 92],
        [-50, 150],
      ],
    ),
    element('g', { id: 'bank' }, ...farBank('#4C5698', '#2C3A78')),
    reflection('glow'),
    reflection('bank'),
    // The water gets darker towards the side with the text.
    ...withContourLines(
      'current',
      path('M1260 290Q980 296 790 330Q900 336 980 332Q760 366 560 396T-60 450V626H1260Z', '#2F4890'),
      ['#3A559C', 3],
      [
        [40, -26],
        [-20, 22],
        [60, 52],
        [-40, 90],
      ],
    ),
    path('M1260 430Q1080 436 900 474Q1000 480 1070 476Q860 520 640 550T300 626H1260Z', '#263C80'),
    path(glints, '#C49AB0'),
  ],
  middle: [
    path('M380 470C440 440 560 420 690 428S820 456 770 474 640 510 560 500 340 492 380 470Z', '#4C68B4'),
    island({ x: 598, y: 436 }),
  ],
  front: [
    // The near bank: its wet edge, bare earth, turf that hangs over it, and stones in the water with their lit tops.
    path('M-60 470L250 532Q312 556 332 580 420 582 560 622H-60Z', '#6A78B8'),
    path('M-60 470L250 537Q304 560 324 586 420 588 540 622H-60Z', '#413858'),
    path('M-60 440Q30 452 90 488L264 548 280 572 284 590 296 578Q308 592 312 622H-60Z', '#1B3663'),
    path(
      'M346 590Q360 570 384 578 404 586 406 608L360 606ZM424 606Q432 576 470 574 514 574 534 608Z',
      '#5C5488',
    ),
    path(
      'M350 588Q362 572 384 579L396 588Q372 584 350 588ZM432 592Q442 576 470 575 500 575 516 590 474 582 432 592Z',
      '#9088B4',
    ),
    ...reeds(
      622,
      [
        [886, 112, 18],
        [852, 84, -4],
      ],
      '#0F2344',
      '#5A3A58',
    ),
  ],
})
