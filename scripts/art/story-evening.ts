import { onGround, onStage } from './cast'
import { hedgehogFromAbove, mouseFromAbove, noriFromAbove } from './from-above'
import { gradient } from './glow'
import { threeQuarter, walking } from './nori'
import { gardenGate, kitchenByLamp, rect, woodFromAbove } from './places'
import { planes } from './planes'
import { biscuit, blanket, closedBook, mapleLeaf, mouse, satchel, stars } from './props'
import type { Drawn } from './svg'
import { colours as c, copies, path, shade } from './svg'

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

/** Nori's shadow from his paws to the left, ears and all, drawn out by a low light. */
const longShadow =
  'M640 576L560 580Q500 592 440 586L420 582Q370 600 320 588L300 584Q240 602 140 592Q220 578 290 570L284 562Q210 552 128 534Q240 528 306 542Q360 530 424 546L446 544Q510 536 566 551L636 557V562L560 563V570L640 571Z'

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
          [0, '#131F48', 0.45],
          [0.5, '#131F48', 0.75],
          [1, '#131F48', 0.9],
        ],
        [1, 0],
      ),
      // The light of the door throws it, over the whole lawn: it is larger than he is.
      shade(path(longShadow, 'url(#shadow)')),
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
