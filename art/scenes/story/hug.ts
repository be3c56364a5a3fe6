import { hedgehogSittingUp } from '../../characters/friends/hedgehog'
import { snail } from '../../characters/friends/snail'
import { noriHuggingDuck } from '../../characters/nori/hugging-duck'
import { groundShadow } from '../../kit/light-effects'
import type { Light } from '../../kit/lighting'
import { planes } from '../../kit/planes'
import { copies, element, group, path, shade } from '../../kit/svg'
import { blades, riverClose } from '../../places'
import { plant } from '../../places/plants'
import { biscuit } from '../../props/objects'
import { placeFigure, placeWithoutShadow } from './figures'

/* Page 6 of “The Moon Is Late”: a hug on the river bank. The text is on the left. */

/** The mist over the river, pale and violet. */
const mistLight: Light = {
  ambient: '#D4B6D6',
  shadeColour: '#8A68B4',
  strength: 0.54,
  furTint: ['#A83058', 0.34],
}

/** Half a biscuit lying flat, its thickness visible below the broken edge. */
const lyingBiscuit = element(
  'g',
  { transform: 'scale(1.3 .56)' },
  shade(group({ y: 9, rotate: 24 }, path('M-27-6H27V0L8 0 3 2-3-1-27 0Z', '#9A5A3A'))),
  biscuit({ rotate: 24 }, true),
)

/** A close-up of the two. */
export const hugPage = () => {
  const setting = riverClose()
  const light = mistLight
  return planes({
    back: setting.back,
    middle: [
      // The last light on the water.
      plant('stroke', '#E8A8A4', [
        [1010, 486, 0.9],
        [1050, 502, -0.6],
        [1060, 526, -0.9],
      ]),
      ...setting.middle,
      ...groundShadow(
        'ground',
        '#140620',
        [
          [760, 578, 260],
          [497, 580, 90],
          [1100, 576, 110],
        ],
        0.7,
      ),
      placeFigure(light, {
        thinks:
          'A duck cannot break the moon. (Clara: He is so warm. The mouse: One eye sleeps, the other eats.)',
        at: [706, 578],
        scale: 0.96,
        rim: { id: 'nori', colour: '#F4C4C0', inwards: [-2.3, 1.5] },
        drawing: noriHuggingDuck(),
      }),
      placeWithoutShadow(light, {
        thinks: 'I came late, and it is warm here all the same.',
        at: [503, 580],
        scale: 0.92,
        flip: true,
        drawing: snail({ mood: 'curious', look: [-1, -0.8] }),
      }),
      placeWithoutShadow(light, {
        thinks: 'Four. Unless two who hug are one.',
        at: [1106, 570],
        scale: 0.84,
        drawing: hedgehogSittingUp(),
      }),
      placeFigure(light, {
        thinks: 'Half.',
        at: [1040, 584],
        drawing: lyingBiscuit,
      }),
    ],
    front: [
      // Grass in front of the feet.
      ...copies(
        'tuft',
        [
          { x: 420, y: 610 },
          { x: 560, y: 612, scale: 0.8, flip: true },
          { x: 640, y: 612, scale: 1.2 },
          { x: 958, y: 612, scale: 1.1, flip: true },
        ],
        blades('#22122F', [[0, 0, 62]]),
      ),
    ],
  })
}
