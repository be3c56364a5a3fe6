import { duck, snail } from './friends'
import { hedgehogFromAbove, noriFromAbove } from './from-above'
import { lit } from './light'
import { arm } from './limbs'
import { fromBehind, threeQuarter, walking } from './nori'
import { gardenGate, kitchenByLamp, lane, rect, riverBank, riverClose, woodFromAbove } from './places'
import { planes } from './planes'
import { basket, biscuit, blanket, closedBook, mapleLeaf, mouse, stars } from './props'
import type { Drawn } from './svg'
import { colours as c, group } from './svg'

/* Pages 1 to 6 of “The Moon Is Late”: from the lamp in the kitchen into the blue hours (docs/storyboard.png). */

export const evening: Record<string, () => Drawn[]> = {
  // Medium shot in lamplight; the dark window is the only cold colour.
  kitchen: () => {
    const place = kitchenByLamp(
      rect(300, 270, '#1B1A4B', -150, -140),
      stars([
        [-96, -70, 8],
        [58, -50, 6],
        [104, 40, 7],
        [-50, 70, 6],
      ]),
    )
    return planes({
      back: place.back,
      middle: [
        ...place.middle,
        mouse({ x: 1020, y: 466, scale: 0.74 }),
        group({ x: 662, y: 572 }, blanket({})),
        lit(
          'lamplit',
          group(
            { x: 636, y: 566, scale: 0.76 },
            threeQuarter({ mood: 'curious', turn: 0.5, look: [0.9, -1], tilt: -9 }),
          ),
          closedBook({ x: 856, y: 574 }),
          biscuit({ x: 960, y: 560 }, true),
        ),
      ],
      front: place.front,
    })
  },

  // Extreme long shot, alone: three quarters of the picture are sky.
  door: () => {
    const place = gardenGate()
    return planes({
      back: place.back,
      middle: [
        ...place.middle,
        group({ x: 850, y: 566, scale: 0.17 }, walking({ mood: 'curious', look: [0.6, -1] })),
        mouse({ x: 772, y: 592, scale: 0.4, flip: true }),
      ],
      front: place.front,
    })
  },

  // Straight from above: no sky, the faces look up at the reader.
  leaves: () => {
    const place = woodFromAbove()
    return planes({
      back: place.back,
      middle: [
        ...place.middle,
        lit(
          'dusk',
          group({ x: 246, y: 262, rotate: -8, scale: 0.76 }, noriFromAbove()),
          group({ x: 540, y: 222, rotate: 8, scale: 0.86 }, hedgehogFromAbove()),
        ),
        ...[
          [462, 434, -20],
          [538, 454, 12],
          [622, 430, 40],
        ].map(([x, y, rotate]) => mapleLeaf('#E8593B', { x, y, rotate, scale: 1.7 })),
        ...[
          [410, 528, 20],
          [496, 548, -14],
          [582, 544, 30],
          [666, 512, -30],
        ].map(([x, y, rotate]) => mapleLeaf(c.sun, { x, y, rotate, scale: 1.7 })),
        mouse({ x: 706, y: 330, scale: 0.7 }),
      ],
      front: place.front,
    })
  },

  // The eye of a snail: low horizon, high grass, a large shell.
  path: () => {
    const place = lane()
    return planes({
      back: place.back,
      middle: [
        ...place.middle,
        lit(
          'dusk',
          group({ x: 150, y: 548, scale: 0.38 }, walking({ mood: 'curious', look: [1, 0] })),
          group({ x: 474, y: 580, scale: 2.2 }, snail({ look: [-0.9, -0.2] })),
          mouse({ x: 716, y: 528, scale: 0.9 }),
          basket({ x: 706, y: 588, scale: 1.2 }),
        ),
      ],
      front: place.front,
    })
  },

  // Over Nori’s shoulder: a high horizon, much water, a small duck alone.
  river: () => {
    const place = riverBank()
    return planes({
      back: place.back,
      middle: [
        ...place.middle,
        lit(
          'night',
          group({ x: 584, y: 386, scale: 0.85 }, duck({ mood: 'worried', look: [-0.4, 0.8], tear: true })),
        ),
        mouse({ x: 460, y: 402, scale: 0.7 }),
      ],
      front: [
        ...place.front,
        lit('night', group({ x: 220, y: 690, scale: 0.92 }, fromBehind({ tilt: 7, ears: 26, turn: 0.5 }))),
      ],
    })
  },

  // Close up: two faces.
  sniff: () => {
    const place = riverClose()
    return planes({
      back: place.back,
      middle: [
        ...place.middle,
        lit(
          'dusk',
          group(
            { x: 635, y: 670, scale: 1.15 },
            threeQuarter({ mood: 'happy', turn: 0.5, look: [1, 0.6], tilt: 9 }),
          ),
          group({ x: 972, y: 656, scale: 1.35 }, duck({ mood: 'happy', look: [-0.6, -0.7], tear: true })),
          mouse({ x: 1094, y: 480, scale: 0.9 }),
          arm({ shoulder: [734, 526], elbow: [830, 606], hand: [956, 572], toes: -8, size: 1.45 }),
          group({ x: 510, y: 590, scale: 1, flip: true }, snail({ look: [-0.6, -0.9] })),
        ),
      ],
      front: place.front,
    })
  },
}
