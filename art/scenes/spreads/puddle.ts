import { reachingNori } from '../../characters/nori'
import { groundShadow, halo } from '../../kit/light-effects'
import { dashedLine } from '../../kit/shapes'
import { colours as c, ellipse, group, line, type Placement, path, shade } from '../../kit/svg'
import { blades, cloud, gradientSky, house, mountains } from '../../places'
import { flower } from '../../props/objects'
import { snailUnderLeaf } from '../covers/first'
import { distantWood, hills, spreadSize, tufts } from './spread'

/* Spread of the first book: the puddle after the rain. */

const { width, height } = spreadSize

/** A fading rainbow centred on (x, y). */
const rainbow = (x: number, y: number) =>
  ['#F2A0A0', '#FFD98A', '#A9DBC4', '#B9A4F0'].map((stroke, i) =>
    shade(ellipse(x, y, 246 - i * 14, 226 - i * 14, 'none', { stroke, 'stroke-width': 14, opacity: 0.6 })),
  )

/** The puddle with the sky in it, and rings where the paw touches it. */
const puddle = [
  path(
    'M232 336C226 304 340 296 430 300C540 296 636 308 640 334C644 366 520 376 440 374C346 376 240 368 232 336Z',
    '#6BB9EC',
  ),
  shade(path('M330 344C340 318 420 312 480 314C540 312 596 322 594 340C580 362 344 364 330 344Z', '#A9DBF7')),
  shade(
    path('M420 330Q480 318 540 330Q480 340 420 330ZM380 346Q410 340 450 346Q410 352 380 346Z', '#D6EEFB'),
  ),
  shade(
    line('M254 330C250 320 302 320 302 330S258 340 254 330M240 334C232 306 330 308 330 332', '#E4F5FD', 4),
  ),
]

/** A paper boat, 90 wide, floating at y = 0. */
const paperBoat = (place: Placement) =>
  group(
    place,
    shade(path('M-30 4C-10 12 14 12 34 4L26 0H-24Z', '#4F9FD6')),
    path('M-8-14L6-48L22-14Z', '#fff'),
    shade(path('M6-48L22-14H8Z', '#E4DDF0')),
    path('M-46-18L-26 4H28L48-18L6-12Z', '#FFF6E0'),
    shade(path('M6-12L48-18L28 4H6Z', '#EBDBC0')),
  )

/** A striped towel on a clothes line, between a post and the house. */
const towel = [
  line('M606 196Q636 206 668 194', '#8A6A70', 3),
  line('M668 190V242', '#8A5A44', 6),
  path('M622 199Q636 203 652 198L654 236Q638 240 620 237Z', '#fff'),
  shade(line('M622 212Q636 216 652 211M621 226Q636 230 653 225', '#E8593B', 5)),
]

/** A dotted line for small fingers, from Nori's paws round the puddle to the towel. */
const dottedLine = dashedLine(
  'M8 384C90 366 150 388 250 386S500 394 596 380S690 338 674 304S640 276 640 252',
  c.violetDeep,
  7,
  '.1 17',
)

/** Nori asks the puddle how deep it is, with a paw; the snail waits under a leaf. */
export const puddleSpread = () => [
  ...gradientSky(width, height, [
    [0, '#A9CDF0'],
    [0.35, '#DCE4F8'],
    [0.62, '#FFE8CF'],
  ]),
  ...halo('sun', { at: [470, 250], colour: '#FFF6D8', radius: 330 }, 0.9),
  ...rainbow(474, 258),
  cloud('heap', { x: 690, y: 66, scale: 0.86 }, '#fff', 0.95),
  cloud('streak', { x: 92, y: 66, scale: 0.6 }, '#fff', 0.8),
  mountains(width, height, '#CFC0EE', [190, 160, 190, 150, 184, 166, 196, 156, 190]),
  ...distantWood(226, ['#97CBB6', '#84C0A8']),
  hills('#BFE6D6', 228, 214, 226, 212, 220),
  hills('#A6DBC2', 262, 236, 240, 232, 254),
  house({ x: 574, y: 244, scale: 0.42 }),
  ...towel,
  hills('#8FD0AE', 262, 280, 274, 262, 270),
  ...tufts('#62BA90', 266, 284, 278, 266, 276),
  ...puddle,
  paperBoat({ x: 546, y: 334, scale: 0.8 }),
  dottedLine,
  ...groundShadow('ground', c.ink, [[166, 364, 114]], 0.3),
  group(
    { x: 172, y: 366, scale: 0.49 },
    reachingNori({ mood: 'wonder', mouth: 'oh', look: [0.7, 1], tilt: 12, ears: [-6, 14] }),
  ),
  snailUnderLeaf({ x: 738, y: 358, scale: 0.44 }),
  ...flower(30, 340),
  blades(c.leaf, [
    [24, 398, 44],
    [782, 398, 40],
  ]),
]
