import { hedgehogFromAbove } from '../../characters/friends/hedgehog-from-above'
import { mouseFromAbove } from '../../characters/friends/mouse'
import { noriFromAbove } from '../../characters/nori/from-above'
import { castShadow } from '../../kit/light-effects'
import type { Light } from '../../kit/lighting'
import { planes } from '../../kit/planes'
import { asFigure, element, ellipse, group, line, type Placement } from '../../kit/svg'
import { woodFromAbove } from '../../places'
import { biscuit, veinedLeaf } from '../../props/objects'
import { placeFigure } from './figures'

/* Page 3 of “The Moon Is Late”: counting leaves. The text is on the right. */

/** Warm light of the clearing at night. */
const clearingLight: Light = {
  ambient: '#F2CCB8',
  shadeColour: '#9080C4',
  strength: 0.62,
  furTint: ['#B83A3A', 0.12],
}

/** The counted leaves, in an arc from Nori's paw to the hedgehog's. */
const countedLeafPlaces: [fill: string, places: Placement[]][] = [
  [
    '#FFC94F',
    [
      { x: 400, y: 520, rotate: -28, scale: 1.9 },
      { x: 566, y: 528, rotate: 24, scale: 2.4 },
      { x: 690, y: 440, rotate: 70, scale: 1.7 },
      { x: 722, y: 290, rotate: 120, scale: 1.8 },
    ],
  ],
  [
    '#E8502F',
    [
      { x: 486, y: 550, rotate: 160, scale: 1.6 },
      { x: 644, y: 486, rotate: -52, scale: 1.9 },
      { x: 708, y: 364, rotate: 20, scale: 2 },
    ],
  ],
]

/** The half biscuit lies among the leaves. */
const halfBiscuit = [
  placeFigure('lamplit', {
    thinks: 'Half.',
    at: [438, 458],
    rotate: 202,
    scale: 1.3,
    drawing: biscuit({}, true),
  }),
]

/** A shadow's transform: its thing, larger around the lantern, which is at (508, 344). */
const awayFromLantern = (size: number) =>
  `matrix(${size} 0 0 ${size} ${Math.round(508 * (1 - size))} ${Math.round(344 * (1 - size))})`

const countedLeaves = () => {
  const lying = countedLeafPlaces.map(([fill, places]) =>
    element('g', { fill }, ...places.map((place) => group(place, element('use', { href: '#leaf' })))),
  )
  return [
    element('defs', {}, element('g', { id: 'leaf' }, ...veinedLeaf)),
    // One clean shadow under each.
    ...castShadow('counted', '#141A30', 0.6, awayFromLantern(1.1)),
    element('g', { id: 'counted' }, ...lying),
    ...halfBiscuit,
  ]
}

/** A lantern from straight above: foot, light, lid and ring. */
const lanternFromAbove = (place: Placement) =>
  asFigure(
    'lantern',
    place,
    ellipse(10, 12, 28, 28, '#4A3050'),
    line('M-6-8L10 12', '#FFF9E0', 46),
    line('M0 0L24 30M12-14L34 8M-14 10L0 34', '#4A3050', 3),
    ellipse(-8, -10, 26, 26, '#4A3050'),
    line('M-8-10m-11 0a11 11 0 1 1 22 0a11 11 0 1 1-22 0', '#B08A92', 4),
  )

/** Seen from straight above, without sky; the faces look up. */
export const leavesPage = () => {
  const setting = woodFromAbove()
  return planes({
    back: setting.back,
    middle: [
      ...setting.middle,
      lanternFromAbove({ x: 508, y: 344 }),
      ...castShadow('hugo', '#141A30', 0.7, awayFromLantern(1.12)),
      ...countedLeaves(),
      ...castShadow('nori', '#141A30', 0.7, awayFromLantern(1.12)),
      placeFigure(clearingLight, {
        thinks: 'From down here there is no moon at all.',
        at: [262, 396],
        scale: 0.68,
        rim: { id: 'nori', colour: '#FFE6C4', inwards: [-3, 0], figureHeight: 660 },
        drawing: noriFromAbove(-11),
      }),
      placeFigure(clearingLight, {
        thinks: 'Three, and four, and not one moon. Did I count myself?',
        at: [606, 240],
        rotate: 12,
        scale: 0.68,
        rim: { id: 'hugo', colour: '#FFDDB0', inwards: [0, -3], figureHeight: 300 },
        drawing: hedgehogFromAbove(),
      }),
      placeFigure('lamplit', {
        thinks: 'Nobody counts the biscuit.',
        at: [752, 180],
        rotate: -80,
        scale: 0.72,
        drawing: mouseFromAbove({}, [-2, -2.4], '#FFDDB0'),
      }),
    ],
    front: setting.front,
  })
}
