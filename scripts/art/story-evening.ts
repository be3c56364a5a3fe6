import { onGround, onStage } from './cast'
import { hedgehogFromAbove, mouseFromAbove, noriFromAbove } from './from-above'
import { castShadow, gradient, groundShadow } from './glow'
import type { Light } from './light'
import { threeQuarter, walking } from './nori'
import { gardenGate, kitchenByLamp, rect, woodFromAbove } from './places'
import { planes } from './planes'
import { biscuit, blanket, closedBook, mouse, satchel, stars, veinedLeaf } from './props'
import type { Drawn } from './svg'
import { el, group, path, shade } from './svg'

/* Pages 1 to 3 of “The Moon Is Late”: from the lamp in the kitchen into the dusk (docs/storyboard.jpg). */

/** Medium shot in lamplight; the dark window is the only cold colour. */
const kitchenPage = () => {
  const place = kitchenByLamp(
    rect(300, 270, '#1B1A4B', -150, -140),
    stars([
      [-96, -70, 8],
      [58, -50, 6],
      [104, 40, 7],
      [-50, 70, 6],
    ]),
  )
  const light = 'lamplit'
  return planes({
    back: place.back,
    middle: [
      ...place.middle,
      blanket({ x: 644, y: 560, scale: 0.98 }),
      ...groundShadow('under', '#1E3A5C', [[600, 560, 160]], 0.4),
      onGround(light, {
        thinks: 'I have brought your half. Where are you?',
        at: [610, 562],
        scale: 0.9,
        figure: threeQuarter({
          mood: 'puzzled',
          mouth: 'oh',
          turn: 0.75,
          look: [1, -0.9],
          tilt: -15,
          ears: 20,
          offers: biscuit({ x: 6, y: -12, scale: 1.5, rotate: 14 }, true),
        }),
      }),
      onStage(light, {
        thinks: 'Always the same story.',
        at: [940, 580],
        scale: 1.1,
        figure: closedBook({}),
      }),
      onStage(light, {
        thinks: 'That biscuit is held up very high.',
        at: [1000, 470],
        scale: 0.95,
        figure: mouse({}),
      }),
    ],
    front: place.front,
  })
}

/** Extreme long shot, alone: three quarters of the picture are sky. */
const doorPage = () => {
  const place = gardenGate()
  const light = 'dusk'
  return planes({
    back: place.back,
    middle: [
      ...place.middle,
      gradient(
        'shadow',
        [
          [0.1, '#131F48', 0.45],
          [0.5, '#131F48', 0.75],
        ],
        [1, 0],
      ),
      // The light of the door throws it, over the whole lawn: it is larger than he is.
      ...castShadow('nori', 'url(#shadow)', 1, 'matrix(1.15 0 1.7 0.38 -1079 356)'),
      onGround(light, {
        thinks: 'It is very large. I am not. I go anyway.',
        at: [632, 574],
        scale: 0.31,
        flip: true,
        rim: { id: 'nori', colour: '#FFE9B0', inwards: [-3, 1] },
        figure: walking({
          mood: 'wonder',
          mouth: 'pressed',
          look: [0.8, -0.9],
          tilt: -12,
          pack: satchel({}),
        }),
      }),
      onGround(light, {
        thinks: 'Where the biscuit goes, I go.',
        at: [852, 556],
        scale: 0.5,
        figure: mouse({}),
      }),
    ],
    front: place.front,
  })
}

/** In the warm light of the clearing at night. */
const clearing: Light = {
  ambient: '#E8C4C0',
  cast: '#8E6CA4',
  strength: 0.62,
  wine: ['#A8385C', 0.12],
}

type Place = Parameters<typeof group>[0]

/** The leaves that Hugo counts lie in an arc from Nori's paw to his own; two are curled. */
const counted: [fill: string, flat: Place[], curled: Place][] = [
  [
    '#FFC94F',
    [
      { x: 418, y: 522, rotate: -28, scale: 2 },
      { x: 566, y: 540, rotate: 24, scale: 2.5 },
      { x: 710, y: 306, rotate: 120, scale: 1.8 },
    ],
    { x: 690, y: 450, rotate: 70, scale: 1.7 },
  ],
  [
    '#E8502F',
    [
      { x: 644, y: 500, rotate: -52, scale: 1.9 },
      { x: 708, y: 378, rotate: 20, scale: 2.1 },
    ],
    { x: 492, y: 550, rotate: 160, scale: 1.6 },
  ],
]

const countedLeaves = () => {
  const lying = () =>
    counted.map(([fill, flat, curled]) =>
      el(
        'g',
        { fill },
        ...flat.map((place) => group(place, el('use', { href: '#leaf' }))),
        group(curled, el('use', { href: '#curled' })),
      ),
    )
  return [
    el('defs', {}, el('g', { id: 'leaf' }, ...veinedLeaf()), el('g', { id: 'curled' }, ...veinedLeaf(true))),
    el('mask', { id: 'under', 'mask-type': 'alpha' }, el('use', { href: '#counted', x: 5, y: 9 })),
    shade(path('M380 260H800V600H380Z', '#1E1230', { opacity: 0.5, mask: 'url(#under)' })),
    el('g', { id: 'counted' }, ...lying()),
  ]
}

/** Straight from above: no sky, the faces look up at us. */
const leavesPage = () => {
  const place = woodFromAbove()
  return planes({
    back: place.back,
    middle: [
      ...place.middle,
      ...countedLeaves(),
      ...castShadow('nori', '#1E1230', 0.45, 'translate(-22 8)'),
      onStage(clearing, {
        thinks: 'From down here there is no moon at all.',
        at: [298, 356],
        scale: 0.8,
        rim: { id: 'nori', colour: '#FFE6C4', inwards: [-4, 0] },
        figure: noriFromAbove(-18),
      }),
      ...castShadow('hugo', '#1E1230', 0.45, 'translate(10 -13)'),
      onStage(clearing, {
        thinks: 'Three, and four, and not one moon. Did I count myself?',
        at: [594, 242],
        rotate: 10,
        scale: 0.9,
        rim: { id: 'hugo', colour: '#FFDDB0', inwards: [0, -3], tall: 300 },
        figure: hedgehogFromAbove(),
      }),
      onStage(clearing, {
        thinks: 'Nobody counts the biscuit.',
        at: [730, 172],
        scale: 0.9,
        rotate: -30,
        figure: mouseFromAbove({}),
      }),
      onStage('lamplit', {
        thinks: 'Half.',
        at: [330, 566],
        rotate: -24,
        scale: 1.2,
        figure: biscuit({}, true),
      }),
    ],
    front: place.front,
  })
}

export const evening: Record<string, () => Drawn[]> = {
  kitchen: kitchenPage,
  door: doorPage,
  leaves: leavesPage,
}
