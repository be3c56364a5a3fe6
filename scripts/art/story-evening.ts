import { onGround, onStage } from './cast'
import { hedgehogFromAbove, mouseFromAbove, noriFromAbove } from './from-above'
import { castShadow, gradient, groundShadow } from './glow'
import { threeQuarter, walking } from './nori'
import { gardenGate, kitchenByLamp, rect, woodFromAbove } from './places'
import { planes } from './planes'
import { biscuit, blanket, closedBook, mouse, satchel, stars, veinedLeaf } from './props'
import type { Drawn } from './svg'
import { colours as c, copies, group } from './svg'

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

/** Straight from above: no sky, the faces look up at us. */
const leavesPage = () => {
  const place = woodFromAbove()
  const light = 'dusk'
  return planes({
    back: place.back,
    middle: [
      ...place.middle,
      ...copies(
        'gold',
        [
          { x: 470, y: 524, rotate: 24, scale: 2 },
          { x: 552, y: 548, rotate: -22, scale: 2.4 },
          { x: 640, y: 530, rotate: 48, scale: 1.8 },
          { x: 712, y: 542, rotate: -36, scale: 2.2 },
        ],
        group({}, ...veinedLeaf(c.sun, '#E0A030')),
      ),
      ...copies(
        'red',
        [
          { x: 496, y: 424, rotate: -34, scale: 2.1 },
          { x: 588, y: 440, rotate: 16, scale: 2.5 },
          { x: 682, y: 416, rotate: 52, scale: 1.9 },
        ],
        group({}, ...veinedLeaf('#E8593B', '#B83A2C')),
      ),
      ...castShadow('nori', c.ink, 0.22, 'translate(-20 26)'),
      onStage(light, {
        thinks: 'From down here there is no moon at all.',
        at: [300, 372],
        scale: 0.8,
        rim: { id: 'nori', colour: '#FFE6C4', inwards: [-4, 4] },
        figure: noriFromAbove(-20),
      }),
      ...castShadow('hugo', c.ink, 0.22, 'translate(-16 20)'),
      onStage(light, {
        thinks: 'Three, and four, and not one moon. Did I count myself?',
        at: [576, 284],
        rotate: 12,
        scale: 0.94,
        rim: { id: 'hugo', colour: '#E8C8A8', inwards: [-3, 3], tall: 300 },
        figure: hedgehogFromAbove(),
      }),
      onStage(light, {
        thinks: 'Nobody counts the biscuit.',
        at: [722, 252],
        scale: 0.9,
        rotate: -24,
        figure: mouseFromAbove({}),
      }),
      onStage(light, {
        thinks: 'Half.',
        at: [330, 542],
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
