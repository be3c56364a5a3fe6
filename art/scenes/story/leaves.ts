import { hedgehogFromAbove } from '../../characters/friends/hedgehog-from-above'
import { mouseFromAbove } from '../../characters/friends/mouse'
import { noriFromAbove } from '../../characters/nori/from-above'
import { planes } from '../../kit/layers'
import { castShadow } from '../../kit/light-effects'
import type { Light } from '../../kit/lighting'
import { el, ellipse, group, line, path, shade } from '../../kit/svg'
import { woodFromAbove } from '../../places'
import { biscuit, veinedLeaf } from '../../props/objects'
import { onStage } from './figures'

/* Page 3 of “The Moon Is Late”: the leaves that Hugo counts (docs/storyboard.jpg). Its text is on the right. */

/** In the warm light of the clearing at night. */
const clearing: Light = {
  ambient: '#E8C4C0',
  cast: '#8E6CA4',
  strength: 0.62,
  wine: ['#A8385C', 0.12],
}

type Place = Parameters<typeof group>[0]

/** The leaves that Hugo counts lie in an arc from Nori's paw to his own. */
const counted: [fill: string, places: Place[]][] = [
  [
    '#FFC94F',
    [
      { x: 418, y: 522, rotate: -28, scale: 2 },
      { x: 566, y: 540, rotate: 24, scale: 2.5 },
      { x: 690, y: 450, rotate: 70, scale: 1.6 },
      { x: 710, y: 306, rotate: 120, scale: 1.8 },
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

/** The half biscuit lies with them, and is not counted. */
const half = onStage('lamplit', {
  thinks: 'Half.',
  at: [330, 562],
  rotate: -64,
  scale: 1.2,
  figure: biscuit({}, true),
})

const countedLeaves = () => {
  const lying = counted.map(([fill, places]) =>
    el('g', { fill }, ...places.map((place) => group(place, el('use', { href: '#leaf' })))),
  )
  return [
    el('defs', {}, el('g', { id: 'leaf' }, ...veinedLeaf)),
    el('mask', { id: 'under', 'mask-type': 'alpha' }, el('use', { href: '#counted', x: 3, y: 9 })),
    shade(path('M280 260H800V600H280Z', '#1E1230', { opacity: 0.5, mask: 'url(#under)' })),
    el('g', { id: 'counted' }, ...lying, half),
  ]
}

/** The lantern from above: the foot, its light, the lid nearer to us, and on it the ring to carry it by. */
const lanternFromAbove = (place: Place) =>
  group(
    place,
    ellipse(10, 12, 28, 28, '#4A3050'),
    line('M-6-8L10 12', '#FFF9E0', 46),
    line('M0 0L24 30M12-14L34 8M-14 10L0 34', '#4A3050', 3),
    ellipse(-8, -10, 26, 26, '#4A3050'),
    line('M-8-10m-11 0a11 11 0 1 1 22 0a11 11 0 1 1-22 0', '#B08A92', 4),
  )

/** Straight from above: no sky, the faces look up at us. */
export const leavesPage = () => {
  const place = woodFromAbove()
  return planes({
    back: place.back,
    middle: [
      ...place.middle,
      lanternFromAbove({ x: 500, y: 362 }),
      ...castShadow('hugo', '#1E1230', 0.45, 'translate(10 -13)'),
      ...countedLeaves(),
      ...castShadow('nori', '#1E1230', 0.45, 'translate(-22 8)'),
      onStage(clearing, {
        thinks: 'From down here there is no moon at all.',
        at: [298, 356],
        scale: 0.8,
        rim: { id: 'nori', colour: '#FFE6C4', inwards: [-3, 0] },
        figure: noriFromAbove(-12),
      }),
      onStage(clearing, {
        thinks: 'Three, and four, and not one moon. Did I count myself?',
        at: [594, 242],
        rotate: 10,
        scale: 0.9,
        rim: { id: 'hugo', colour: '#FFDDB0', inwards: [0, -3], tall: 300 },
        figure: hedgehogFromAbove(),
      }),
      onStage('lamplit', {
        thinks: 'Nobody counts the biscuit.',
        at: [758, 176],
        rotate: -80,
        figure: mouseFromAbove({}, [-2, -2.4], '#FFDDB0'),
      }),
    ],
    front: place.front,
  })
}
