import { hedgehogFromAbove } from '../../characters/friends/hedgehog-from-above'
import { mouseFromAbove } from '../../characters/friends/mouse'
import { noriFromAbove } from '../../characters/nori/from-above'
import { castShadow } from '../../kit/light-effects'
import type { Light } from '../../kit/lighting'
import { planes } from '../../kit/planes'
import { element, ellipse, group, line, type Placement, path, shade } from '../../kit/svg'
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
      { x: 418, y: 522, rotate: -28, scale: 2 },
      { x: 566, y: 540, rotate: 24, scale: 2.5 },
      { x: 690, y: 450, rotate: 70, scale: 1.6 },
      { x: 704, y: 302, rotate: 120, scale: 1.8 },
    ],
  ],
  [
    '#E8502F',
    [
      { x: 494, y: 552, rotate: 160, scale: 1.5 },
      { x: 644, y: 500, rotate: -52, scale: 1.9 },
      { x: 708, y: 378, rotate: 20, scale: 2.1 },
    ],
  ],
]

/** The half biscuit lies among the leaves. */
const halfBiscuit = placeFigure('lamplit', {
  thinks: 'Half.',
  at: [330, 562],
  rotate: -64,
  scale: 1.2,
  drawing: biscuit({}, true),
})

const countedLeaves = () => {
  const lying = countedLeafPlaces.map(([fill, places]) =>
    element('g', { fill }, ...places.map((place) => group(place, element('use', { href: '#leaf' })))),
  )
  return [
    element('defs', {}, element('g', { id: 'leaf' }, ...veinedLeaf)),
    element(
      'mask',
      { id: 'under', 'mask-type': 'alpha' },
      element('use', { href: '#counted', transform: 'matrix(1.06 0 0 1.06 -30 -22)' }),
      element('use', { href: '#counted', transform: 'matrix(1.5 0 0 1.5 -250 -182)' }),
      // Dashes of an arc around the lantern are wedges, one behind each leaf.
      element('path', {
        d: 'M720 266A240 240 0 0 1 367 563',
        fill: 'none',
        stroke: '#000',
        'stroke-width': 110,
        'stroke-linecap': 'butt',
        'stroke-dasharray': '50 42 50 40 40 40 42 64 50 50 34 68 50',
      }),
    ),
    shade(path('M200 200H960V600H200Z', '#141A30', { opacity: 0.5, mask: 'url(#under)' })),
    element('g', { id: 'counted' }, ...lying, halfBiscuit),
  ]
}

/** A lantern from straight above: foot, light, lid and ring. */
const lanternFromAbove = (place: Placement) =>
  group(
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
      lanternFromAbove({ x: 516, y: 352 }),
      ...castShadow('hugo', '#141A30', 0.45, 'translate(7 -14)'),
      ...countedLeaves(),
      ...castShadow('nori', '#141A30', 0.45, 'translate(-22 8)'),
      placeFigure(clearingLight, {
        thinks: 'From down here there is no moon at all.',
        at: [298, 356],
        scale: 0.8,
        rim: { id: 'nori', colour: '#FFE6C4', inwards: [-3, 0] },
        drawing: noriFromAbove(-12, -10),
      }),
      placeFigure(clearingLight, {
        thinks: 'Three, and four, and not one moon. Did I count myself?',
        at: [594, 242],
        rotate: 10,
        scale: 0.9,
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
