import { snail } from '../../characters/friends/snail'
import { embracing } from '../../characters/nori/hugging-duck'
import { planes } from '../../kit/layers'
import { gradient, groundShadow, onFigure } from '../../kit/light-effects'
import type { Light } from '../../kit/lighting'
import { el, group, path, shade } from '../../kit/svg'
import { riverClose } from '../../places'
import { biscuit } from '../../props/objects'
import { onGround, onStage } from './figures'

/* Page 6 of “The Moon Is Late”: the two on the bank (docs/storyboard.jpg). Its text is on the left. */

/** Hardly any day is left. */
const lateDusk: Light = { ambient: '#B4ACE0', cast: '#7870BC', strength: 0.6, wine: ['#A03462', 0.2] }

/** The day goes down on the right: his back is away from it, and the dark ends softly in the fur. */
const awayFromTheDay = [
  gradient(
    'away',
    [
      [0, '#2A2668', 0.6],
      [1, '#2A2668', 0],
    ],
    [1, 0.2],
  ),
  onFigure('nori', shade(path('M440 60H720V600H440Z', 'url(#away)'))),
]

/** Half a biscuit, flat on the ground: below the bite its thickness is seen. */
const lyingBiscuit = el(
  'g',
  { transform: 'scale(1.3 .56)' },
  shade(group({ y: 9, rotate: 24 }, path('M-26 0A26 26 0 0 1 26 0L10 8H-10Z', '#9A5A3A'))),
  biscuit({ rotate: 24 }, true),
)

/** Close up: two faces, and nothing between them. */
export const hugPage = () => {
  const place = riverClose()
  const light = lateDusk
  return planes({
    back: place.back,
    middle: [
      ...place.middle,
      ...groundShadow(
        'ground',
        '#0E0A30',
        [
          [760, 578, 260],
          [500, 580, 90],
          [1018, 580, 50],
        ],
        0.7,
      ),
      onStage(light, {
        thinks:
          'A duck cannot break the moon. (Clara: He is so warm. The mouse: From up here it was a good sniff.)',
        at: [706, 578],
        scale: 0.96,
        rim: { id: 'nori', colour: '#F0A8AC', inwards: [-2.3, 1.5] },
        figure: embracing(),
      }),
      ...awayFromTheDay,
      onGround(light, {
        thinks: 'Am I too late for the sad part?',
        at: [506, 580],
        scale: 0.92,
        flip: true,
        figure: snail({ mood: 'puzzled', look: [-0.7, -0.9] }),
      }),
      onStage(light, {
        thinks: 'Half.',
        at: [1016, 572],
        figure: lyingBiscuit,
      }),
    ],
    front: place.front,
  })
}
