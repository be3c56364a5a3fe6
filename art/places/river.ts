import type { Point } from '../kit/geometry'
import { linearGradient, radialGradient } from '../kit/light-effects'
import { dots, rect, seededRandom } from '../kit/shapes'
import { element, ellipse, group, line, type Placement, path, repeat } from '../kit/svg'
import { blade, pageBounds } from './ground'
import { plant, plantShapes } from './plants'
import { starField, storySky } from './sky'

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

/** Starlight behind the far bank, in flat bands of mist. */
const horizon = [
  path('M-60 104C80 104 150 90 290 92S480 78 580 88 700 112 780 136H-60Z', '#454C96'),
  path('M-60 122C90 114 210 118 330 116 450 114 620 122 700 136H-60Z', '#565CA4'),
]

/** Hills behind the far bank, whose feet the water hides. */
const farHills = path(
  'M-60 92C60 80 130 116 230 136L240 626H-60ZM420 136C500 122 540 122 600 112S740 124 800 136Z',
  '#3C4688',
)

/** The far bank, which is also reflected in the water. */
const farBank = (far: string, near: string) => [
  plant('poplar', far, [
    [296, 132, 0.22],
    [326, 132, 0.25],
  ]),
  plant('poplar', near, [
    [-30, 132, 0.3, 0.44],
    [26, 132, 0.34, 0.5],
    [56, 132, -0.3, 0.34],
  ]),
  group({ x: 150, y: 58, scale: 0.58 }, ...boatHouse('#1A2258')),
  path('M-60 126Q500 132 800 137H-60Z', near),
]

/** What is `id` upside down in the water. */
const reflection = (id: string) =>
  element('use', { href: `#${id}`, transform: 'matrix(1 0 0 -.7 0 231)', opacity: 0.6 })

/** A stone in the water, 64 wide, with a lit top. */
const stone = element(
  'g',
  { id: 'stone' },
  path('M-32 0C-34-18-20-32 0-32S30-20 32 0Q0 12-32 0Z', '#4E4878'),
  path('M-29-10C-24-26-14-32 0-32 16-32 22-26 27-16 8-22-8-18-29-10Z', '#9088B4'),
)
const stoneAt = (place: Placement) => group(place, element('use', { href: '#stone' }))

/** A real island around (0, 0), 306 wide: stones, a mound of turf, and reeds, one of which hangs its head. */
export const island = [
  line('M126-14C140-80 128-158 84-180Q62-190 50-170', '#2C5A66', 4),
  line('M50-170L45-144', '#5A3A58', 11),
  path(
    'M84-14Q92-60 84-98Q104-60 106-20Q112-84 132-116Q126-64 126-18Q140-54 160-72Q146-36 146-8Z',
    '#2C5A66',
  ),
  path('M-146 12C-136-6-120-12-104-16L-112-26-92-20C-60-34 80-34 128-16L160 12Q0 34-158 12Z', '#2C5A66'),
  path('M-146 12C-116 2-80 8-40 4S60 10 100 2L160 12C150 24 70 30 0 30S-138 24-146 12Z', '#2A2448'),
  stoneAt({ x: -122, y: 24, scale: 0.8 }),
  stoneAt({ x: 36, y: 36, scale: 0.9, flip: true }),
  stoneAt({ x: 126, y: 24, scale: 1.1 }),
]

/** How many pieces the light on the water is in: as many as Clara counts. */
const pieceCount = 100

/**
 * Pieces of starlight on the still water: a path of them from the horizon, and around the island as many as a broken
 * plate leaves.
 */
const brokenLight = () => {
  const random = seededRandom(77)
  const sizes = [0.4, 0.7, 1.2, 1.9]
  const places: Point[][] = sizes.map(() => [])
  for (let i = 0; i < pieceCount; i++) {
    const [along, across] = [random(), random() * 2 - 1]
    // Far pieces are small; near ones are of every size, the large ones few.
    if (i < 30)
      places[i % 5 ? 0 : 1]?.push([
        Math.round(394 + 50 * along + across * (14 + 30 * along)),
        Math.round(154 + 110 * along),
      ])
    else {
      const angle = (i / 70) * 2 * Math.PI
      const reach = along ** 0.4
      const y = 392 + 128 * reach * Math.sin(angle)
      const size = Math.floor((y - 250) / 200 + 3 * across ** 4)
      places[Math.min(3, size)]?.push([Math.round(582 + 184 * reach * Math.cos(angle)), Math.round(y)])
    }
  }
  return sizes.flatMap((size, i) =>
    repeat(
      `piece${i}`,
      places[i] ?? [],
      path('M-18 0Q-6-4 18-1 4 4-18 0Z', i ? '#D8DEF6' : '#B9C4EA', { transform: `scale(${size})` }),
    ),
  )
}

export const riverBank = () => ({
  back: [
    ...storySky([0, '#1C2260'], [0.3, '#39418A']),
    ...starField(21, 12, 60, '#D8DEF6', 'right'),
    plantShapes('poplar'),
    element('defs', {}, stone),
    element('g', { id: 'glow' }, ...horizon),
    farHills,
    rect(1320, 490, '#2C4086', pageBounds.left, 136),
    path('M-60 130C100 150 300 126 520 142S680 150 780 188C620 194 300 214-60 250Z', '#3A4E94'),
    element('g', { id: 'bank' }, ...farBank('#3C4688', '#232F6C')),
    reflection('glow'),
    reflection('bank'),
    // The water gets darker towards us; where the text is, mist hides the far bank.
    linearGradient('deep', [
      [0.2, '#2C4086'],
      [0.6, '#213374'],
      [1, '#182660'],
    ]),
    path('M1260 290Q900 320 560 396T-60 450V626H1260Z', 'url(#deep)'),
    radialGradient('mist', [
      [0.4, '#34418A'],
      [1, '#34418A', 0],
    ]),
    ellipse(1100, 140, 460, 100, 'url(#mist)'),
    ...brokenLight(),
  ],
  middle: [],
  front: [
    // The near bank: its wet edge, bare earth, turf that hangs over it, and stones in the water with their lit tops.
    path('M250 552L338 572Q352 588 404 594T480 622H250Z', '#5A6CB0'),
    path('M250 556L332 576Q344 594 394 600T458 622H250Z', '#37315A'),
    path('M-60 508Q120 516 240 548L320 564 332 576 328 592 316 582Q310 594 302 598L298 622H-60Z', '#142A5C'),
    stoneAt({ x: 372, y: 612, scale: 0.8 }),
    stoneAt({ x: 448, y: 624, scale: 1.5 }),
  ],
})
