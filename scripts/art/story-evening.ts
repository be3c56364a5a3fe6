import { onStage } from './cast'
import { hedgehogFromAbove, mouseFromAbove, noriFromAbove } from './from-above'
import { groundShadow } from './glow'
import { threeQuarter, walking } from './nori'
import { gardenGate, kitchenByLamp, rect, woodFromAbove } from './places'
import { planes } from './planes'
import { biscuit, blanket, closedBook, mapleLeaf, mouse, satchel, stars } from './props'
import type { Drawn } from './svg'
import { colours as c, copies } from './svg'

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
      onStage(light, {
        thinks: 'I have brought your half. Where are you?',
        at: [600, 562],
        scale: 0.82,
        figure: threeQuarter({
          mood: 'puzzled',
          turn: 0.5,
          look: [0.9, -0.8],
          tilt: -8,
          offers: biscuit({ x: 6, y: -12, scale: 1.5, rotate: 14 }, true),
        }),
      }),
      onStage(light, {
        thinks: 'Always the same story.',
        at: [972, 576],
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
      ...groundShadow('ground', '#1E2A50', [[738, 584, 86]], 0.5),
      onStage(light, {
        thinks: 'It is very large. I am not. I go anyway.',
        at: [744, 584],
        scale: 0.25,
        flip: true,
        rim: { id: 'nori', colour: '#FFE9B0', inwards: [-2.5, 1] },
        figure: walking({
          mood: 'wonder',
          mouth: 'pressed',
          look: [0.8, -0.9],
          tilt: -12,
          pack: satchel({}),
        }),
      }),
      onStage(light, {
        thinks: 'Where the biscuit goes, I go.',
        at: [882, 552],
        scale: 0.74,
        figure: mouse({}),
      }),
    ],
    front: place.front,
  })
}

/** Straight from above: no sky, the faces look up at us. */
const leavesPage = () => {
  const place = woodFromAbove()
  const light = 'dusk'
  return planes({
    back: place.back,
    middle: [
      ...place.middle,
      onStage(light, {
        thinks: 'From down here there is no moon at all.',
        at: [284, 344],
        rotate: -6,
        scale: 0.72,
        figure: noriFromAbove(-22),
      }),
      onStage(light, {
        thinks: 'Three, and four, and not one moon. Did I count myself?',
        at: [556, 268],
        rotate: 7,
        scale: 0.86,
        figure: hedgehogFromAbove(),
      }),
      ...copies(
        'red',
        [
          { x: 474, y: 424, rotate: -20, scale: 1.8 },
          { x: 556, y: 440, rotate: 12, scale: 1.8 },
          { x: 640, y: 420, rotate: 40, scale: 1.8 },
        ],
        mapleLeaf('#E8593B'),
      ),
      ...copies(
        'gold',
        [
          { x: 424, y: 520, rotate: 20, scale: 1.8 },
          { x: 512, y: 540, rotate: -14, scale: 1.8 },
          { x: 598, y: 538, rotate: 30, scale: 1.8 },
          { x: 684, y: 510, rotate: -30, scale: 1.8 },
        ],
        mapleLeaf(c.sun),
      ),
      onStage(light, {
        thinks: 'Nobody counts the biscuit.',
        at: [722, 236],
        scale: 0.9,
        rotate: -24,
        figure: mouseFromAbove({}),
      }),
      onStage(light, {
        thinks: 'Half.',
        at: [350, 490],
        rotate: -30,
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
