import { pencilLine } from '../kit/contour-lines'
import type { Point } from '../kit/geometry'
import { linearGradient } from '../kit/light-effects'
import { dots, rect, seededRandom } from '../kit/shapes'
import { element, group, line, type Placement, path, repeat } from '../kit/svg'
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

/** Hills behind the far bank, ever paler to the right, where the text is; the water mirrors them. */
const farHills = [
  path('M160 136C260 96 330 104 420 108S560 90 660 82 900 96 1000 92 1160 70 1260 76V136Z', '#343D82'),
  path(
    'M-60 92C60 80 130 116 230 136H-60ZM560 136C680 104 760 100 840 104S1040 128 1120 128 1200 116 1260 112V136Z',
    '#2B3475',
  ),
]

/** The far bank, which is also reflected in the water. */
const farBank = (near: string) => [
  plant('poplar', near, [
    [-30, 132, 0.3, 0.44],
    [26, 132, 0.34, 0.5],
    [56, 132, -0.3, 0.34],
  ]),
  plant('poplar', '#2B3475', [
    [296, 134, 0.22],
    [326, 134, 0.25],
    [956, 136, 0.34],
    [984, 136, -0.28],
    [1156, 136, 0.4],
  ]),
  group({ x: 150, y: 58, scale: 0.58 }, ...boatHouse('#1A2258')),
  path('M-60 126Q500 132 1260 134V137H-60Z', near),
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

/** Number of pieces of starlight on the water: as many as Clara counts. */
const pieceCount = 100

/** Pieces of starlight on the still water around the island: small far away, of every size near us, the large ones few. */
const brokenLight = () => {
  const random = seededRandom(77)
  const sizes = [0.45, 0.85, 1.5]
  const places: Point[][] = sizes.map(() => [])
  for (let i = 0; i < pieceCount; i++) {
    const angle = (i / pieceCount) * 2 * Math.PI
    const reach = random() ** 0.5
    const y = 390 + 170 * reach * Math.sin(angle)
    const size = Math.floor((y - 230) / 150 + 1.8 * (random() - 0.6))
    places[Math.min(2, Math.max(0, size))]?.push([
      Math.round(596 + 270 * reach * Math.cos(angle)),
      Math.round(y),
    ])
  }
  return sizes.flatMap((size, i) =>
    repeat(
      `piece${i}`,
      places[i] ?? [],
      path('M-18 0Q-6-4 18-1 4 4-18 0Z', i ? '#A9B6E6' : '#8A9AD8', { transform: `scale(${size})` }),
    ),
  )
}

export const riverBank = () => ({
  back: [
    ...storySky([0, '#1C2260'], [0.3, '#39418A']),
    ...starField(21, 30, 80, '#D8DEF6', 'right'),
    plantShapes('poplar'),
    element('defs', {}, stone),
    element('g', { id: 'bank' }, ...farHills, ...farBank('#232F6C')),
    // The water gets darker towards us.
    linearGradient('deep', [
      [0, '#34418C'],
      [0.4, '#263878'],
      [1, '#182660'],
    ]),
    rect(1320, 490, 'url(#deep)', pageBounds.left, 136),
    reflection('bank'),
    // Still water in flat streaks.
    pencilLine('M560 232H1260M760 292H1260M880 372H1260', '#3A4A94', 2),
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
    // In the corner below the words.
    ...reeds(
      630,
      [
        [1040, 130, 30],
        [1100, 190, 24],
      ],
      '#10204E',
      '#1C1A48',
    ),
  ],
})
