import { hedgehogSittingUp } from '../../characters/friends/hedgehog'
import { packedSnail } from '../../characters/friends/snail'
import { noriHuggingDuck } from '../../characters/nori/hugging-duck'
import { groundShadow, halo } from '../../kit/light-effects'
import type { Light } from '../../kit/lighting'
import { planes } from '../../kit/planes'
import { copies, element } from '../../kit/svg'
import { blades, riverClose } from '../../places'
import { biscuit, laidSatchel, lantern } from '../../props/objects'
import { placeFigure, placeWithoutShadow } from './figures'

/* Page 6 of “The Moon Is Late”: a hug on the river bank. The text is on the left. */

/** The mist over the river, pale and violet. */
const mistLight: Light = {
  ambient: '#D4B6D6',
  shadeColour: '#8A68B4',
  strength: 0.54,
  furTint: ['#A83058', 0.34],
}

/** A close-up of the two. */
export const hugPage = () => {
  const setting = riverClose()
  const light = mistLight
  return planes({
    back: setting.back,
    middle: [
      ...setting.middle,
      ...groundShadow(
        'ground',
        '#140620',
        [
          [760, 578, 260],
          [512, 580, 90],
          [1110, 580, 110],
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
        at: [518, 580],
        scale: 0.92,
        flip: true,
        drawing: packedSnail({ mood: 'curious', look: [-1, -0.8] }),
      }),
      placeWithoutShadow(light, {
        thinks: 'Four. Unless two who hug are one.',
        at: [1100, 574],
        scale: 0.96,
        drawing: hedgehogSittingUp(),
      }),
      ...halo('lantern-light', { at: [640, 556], colour: '#FFD080', fadeTo: '#E07868', radius: 190 }, 0.6),
      lantern({ x: 640, y: 562, scale: 0.96 }),
      placeFigure(light, {
        thinks: 'Put down: one hugs with both arms.',
        at: [1146, 592],
        scale: 0.84,
        drawing: laidSatchel({}),
      }),
      placeFigure(light, {
        thinks: 'Half, lying flat.',
        at: [1040, 592],
        drawing: element('g', { transform: 'scale(1.3 .56)' }, biscuit({ rotate: 24 }, true)),
      }),
    ],
    front: [
      // Grass in front of the feet.
      ...copies(
        'tuft',
        [
          { x: 420, y: 610 },
          { x: 958, y: 612, scale: 1.1, flip: true },
        ],
        blades('#22122F', [[0, 0, 62]]),
      ),
    ],
  })
}
