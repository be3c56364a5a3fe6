import { onStage } from './cast'
import { duck, snail } from './friends'
import { groundShadow } from './glow'
import { fromBehind, nearArm, threeQuarter, walking } from './nori'
import { lane, riverBank, riverClose } from './places'
import { planes } from './planes'
import { basket, biscuit, mouse, satchel } from './props'
import type { Drawn } from './svg'

/* Pages 4 to 6 of “The Moon Is Late”: into the blue hours (docs/storyboard.jpg). */

/** The eye of a snail: low horizon, high grass; Nori is an express train that has stopped. */
const lanePage = () => {
  const place = lane()
  const light = 'dusk'
  return planes({
    back: place.back,
    middle: [
      ...place.middle,
      ...groundShadow(
        'ground',
        '#1D4A48',
        [
          [230, 560, 260],
          [640, 588, 220],
        ],
        0.45,
      ),
      onStage(light, {
        thinks: 'On Tuesday? Today is Sunday.',
        at: [246, 560],
        scale: 0.76,
        rim: { id: 'nori', colour: '#FCE6BC', inwards: [-3, 2] },
        figure: walking({ mood: 'curious', turn: 0.7, look: [1, 0.9], tilt: 17, pack: satchel({}) }),
      }),
      onStage(light, {
        thinks: 'A cloth, and room for two.',
        at: [650, 420],
        rotate: 4,
        figure: basket({}),
      }),
      onStage(light, {
        thinks: 'From up here I can see the biscuit.',
        at: [658, 372],
        figure: mouse({}),
      }),
      onStage(light, {
        thinks: 'So tall. So fast. What one must see from up there!',
        at: [640, 578],
        scale: 1.5,
        rim: { id: 'presto', colour: '#FCE6BC', inwards: [4, 3] },
        figure: snail({ mood: 'happy', look: [-0.8, -0.9] }),
      }),
    ],
    front: place.front,
  })
}

/** Over Nori’s shoulder: a high horizon, much water, a small duck alone. */
const riverPage = () => {
  const place = riverBank()
  const light = 'night'
  return planes({
    back: place.back,
    middle: [
      ...place.middle,
      onStage(light, {
        thinks: 'I broke it. I broke the moon.',
        at: [584, 390],
        scale: 0.9,
        rotate: -6,
        figure: duck({ mood: 'sad', look: [-0.8, 1], tear: true }),
      }),
      onStage(light, {
        thinks: 'Oh, do not cry.',
        at: [682, 396],
        scale: 0.8,
        figure: mouse({}),
      }),
    ],
    front: [
      ...place.front,
      onStage(light, {
        thinks: 'She is so alone over there.',
        at: [208, 684],
        scale: 0.92,
        rim: { id: 'nori', colour: '#F2B8BC', inwards: [4, 5] },
        figure: fromBehind({ mood: 'tender', tilt: -3, ears: 22, turn: 0.5, look: [0.9, -0.6] }),
      }),
      onStage(light, {
        thinks: 'Half, for later.',
        at: [462, 584],
        scale: 0.8,
        rotate: 8,
        figure: satchel({}),
      }),
    ],
  })
}

/** Close up: two faces, and nothing between them. */
const sniffPage = () => {
  const place = riverClose()
  const light = 'dusk'
  return planes({
    back: place.back,
    middle: [
      ...place.middle,
      onStage(light, {
        thinks: 'A duck cannot break the moon. I stay here beside you.',
        at: [706, 580],
        scale: 0.98,
        rim: { id: 'nori', colour: '#FFE2C4', inwards: [-5, 3] },
        figure: threeQuarter({ mood: 'tender', turn: 0.5, look: [0.9, 0.8], tilt: 9, lifts: true }),
      }),
      onStage(light, {
        thinks: 'Perhaps it was not my fault. He is so warm.',
        at: [920, 580],
        scale: 1.04,
        figure: duck({ mood: 'tender', look: [-0.6, -0.8], tear: true }),
      }),
      onStage(light, {
        thinks: 'His arm, which holds her.',
        at: [706, 580],
        scale: 0.98,
        figure: nearArm([98, -64], [238, -92], 8),
      }),
      onStage(light, {
        thinks: 'From up here it was a good sniff.',
        at: [1052, 462],
        scale: 0.9,
        figure: mouse({}),
      }),
      onStage(light, {
        thinks: 'Am I too late for the sad part?',
        at: [516, 580],
        scale: 0.92,
        flip: true,
        figure: snail({ mood: 'puzzled', look: [-0.7, -0.9] }),
      }),
      onStage(light, { thinks: 'Half.', at: [1018, 590], scale: 1.15, figure: biscuit({}, true) }),
    ],
    front: place.front,
  })
}

export const dusk: Record<string, () => Drawn[]> = { lane: lanePage, river: riverPage, sniff: sniffPage }
