import { withContourLines } from '../kit/contour-lines'
import type { Point } from '../kit/geometry'
import { radialGradient } from '../kit/light-effects'
import { applyLight, type Light } from '../kit/lighting'
import { rect } from '../kit/shapes'
import {
  colours as c,
  type Drawing,
  element,
  ellipse,
  group,
  line,
  mirror,
  type Placement,
  path,
  shade,
} from '../kit/svg'
import { hungSatchel, onWalls } from '../props/on-walls'
import { pageBounds } from './ground'

/* The kitchen by lamplight (page 1); kitchen-by-moon.ts shows it at night. */

/** Cloth and folds of the curtains: a cool, quiet grey green, so that Nori is the only orange. */
const [cloth, fold] = ['#AEBAA0', '#8C9E92']
const paint = '#E9CFA5'
/** Darker than Nori's white chest in front of it. */
const frame = '#F6E2BC'

/**
 * The window around (0, 0), 470 wide; its panes go from (-195, -150) to (195, 150).
 * @param sky drawn behind the glazing bars
 */
export const kitchenWindow = (...sky: Drawing[]) => [
  ...sky,
  element('path', { d: 'M-195-150H195V150H-195Z', fill: 'none', stroke: frame, 'stroke-width': 20 }),
  line('M0-150V150M-195-20H195', frame, 10),
  path('M-226 150H226L236 174H-236Z', frame),
  shade(path('M-236 174H236V184H-236Z', '#C99F74')),
  // Valance, and two curtains tied to the sides.
  ...mirror(
    'curtain',
    path('M-236-180C-240-90-234 0-240 110C-226 120-202 116-192 104C-200 40-180-60-170-166Z', cloth),
    shade(
      path(
        'M-236-180C-240-90-234 0-240 110L-226 114C-216 20-216-80-214-176ZM-190-166C-192-70-204 20-208 112L-192 104C-200 40-180-60-170-166Z',
        fold,
      ),
    ),
  ),
  path(
    'M-238-186H238V-156C222-132 196-134 176-154C146-130 108-130 84-154C56-130 26-130 0-154C-26-130-56-130-84-154C-108-130-146-130-176-154C-196-134-222-132-238-156Z',
    cloth,
  ),
  line('M-240-186H240', c.woodDark, 9),
]

/**
 * Two walls meeting in a corner, with panelling, and the floor.
 * @param corner x of the corner
 * @param floor y of the floor at the wall with the window
 * @param mouseHole x of the mouse hole in that wall
 */
export const room = (corner: number, floor: number, mouseHole: number) => {
  // The left wall comes towards the viewer: its lines spread from a vanishing point behind the window.
  const left = (y: number) => Math.round(280 + (y - 280) * (1 + (corner - pageBounds.left) / 1400))
  const bar = (y: number, height: number) =>
    `M${pageBounds.left} ${left(y)}L${corner} ${y}H${pageBounds.right}V${y + height}H${corner}L${pageBounds.left} ${left(y + height)}Z`
  return [
    rect(pageBounds.right - pageBounds.left, pageBounds.bottom, '#F2D3A6', pageBounds.left),
    // The wallpaper's seams repeat the corner.
    ...withContourLines(
      'wall',
      path(`M${pageBounds.left} 0H${corner}V${floor}L${pageBounds.left} ${left(floor)}Z`, '#EAC492'),
      ['#E2B983', 3],
      [
        [-430, -40],
        [-220, -70],
        [610, -30],
      ],
    ),
    path(bar(floor - 128, 128), '#E6B880'),
    shade(
      path(
        `M${pageBounds.left} ${left(floor - 128)}L${corner} ${floor - 128}V${floor}L${pageBounds.left} ${left(floor)}Z`,
        '#DDAA70',
      ),
    ),
    shade(
      line(
        `M${[1, 2, 3, 4].map((i) => `${corner + i * 110} ${floor - 122}V${floor}`).join('M')}`,
        '#D29C64',
        3,
      ),
    ),
    path(bar(floor - 134, 9), paint),
    path(bar(floor - 24, 26), paint),
    // Boards with their grain.
    ...withContourLines(
      'boards',
      path(
        `M${pageBounds.left} ${left(floor)}L${corner} ${floor}H${pageBounds.right}V${pageBounds.bottom}H${pageBounds.left}Z`,
        c.wood,
      ),
      ['#B0734A', 3],
      [
        [0, 14],
        [-90, 28],
        [-40, 54],
        [-200, 84],
      ],
    ),
    path(
      `M${mouseHole - 30} ${floor}V${floor - 22}C${mouseHole - 30} ${floor - 62} ${mouseHole + 30} ${floor - 62} ${mouseHole + 30} ${floor - 22}V${floor}Z`,
      '#4A2C33',
    ),
  ]
}

/** The corner of a table with a plant on it; its leg stands on y = 0 and the picture's right edge cuts it off. */
export const table = (place: Placement) =>
  group(
    place,
    path('M50-150H82L72 0H60Z', '#8C4F40'),
    path('M10-166H260V-122H30Q12-140 10-166Z', '#A5644C'),
    path('M-14-186L22-212H260V-186Z', '#D08A62'),
    path('M-14-188H260V-164H-8Z', '#8C4F40'),
    group(
      { x: 66, y: -194, scale: 0.9 },
      path('M-34-44C-54-58-38-88-20-74C-20-100 20-100 20-74C40-88 54-58 34-44C22-30-22-30-34-44Z', c.leaf),
      path('M-26-40H26L18 0H-18Z', '#D9764A'),
      shade(path('M-28-44H28V-34H-28Z', '#B85A38')),
    ),
  )

/** A ceiling lamp with its bulb at (x, y). */
export const lamp = ([x, y]: Point) =>
  group(
    { x, y },
    line('M0-52V-200', c.woodDark, 5),
    path('M-66 0C-62-34-30-44-14-58H14C30-44 62-34 66 0Z', '#C9563C'),
    shade(path('M14-58C30-44 62-34 66 0H38C36-26 22-40 2-58Z', '#A8402E')),
    // Opening of the shade, seen slightly from below.
    ellipse(0, 0, 66, 11, '#FFE9A8'),
    ellipse(0, 4, 24, 13, '#FFFBE4'),
  )

/** The room beyond the lamp's reach. */
const eveningDusk: Light = { ambient: '#DEBBA0', shadeColour: '#D8CCD2', strength: 0.5 }

/** The lamp's light: one soft plane on the walls, down to the skirting board, and a pool on the floor. */
const lampOnRoom = [
  radialGradient('lamplight', [
    [0.1, '#FFEFB4', 0.6],
    [0.86, '#FFEFB4', 0],
  ]),
  shade(
    path(
      'M206 513C206 260 340 110 560 82C800 104 950 270 974 462H600ZM216 562C206 496 440 474 640 474S1000 500 992 562C984 640 226 640 216 562Z',
      'url(#lamplight)',
    ),
  ),
]

const shelfAt: Point = [1124, 122]

/** The kitchen in lamplight. @param sky what the window shows, around (0, 0) */
export const kitchenByLamp = (...sky: Drawing[]) => ({
  back: [
    applyLight(eveningDusk, ...room(600, 462, 1024)),
    ...lampOnRoom,
    ...onWalls([446, 148], shelfAt),
    hungSatchel(shelfAt),
    group({ x: 868, y: 202 }, ...kitchenWindow(...sky)),
    lamp([550, 86]),
  ],
  middle: [],
  front: [table({ x: 1076, y: 616 })],
})
