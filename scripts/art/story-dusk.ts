import { onGround, onStage } from './cast'
import { duck, snail } from './friends'
import { groundShadow } from './glow'
import type { Light } from './light'
import { arm } from './limbs'
import { fromBehind, threeQuarter, walking } from './nori'
import { blades, dots, lane, riverBank, riverClose } from './places'
import { planes } from './planes'
import { basket, biscuit, mouse, satchel } from './props'
import type { Drawn } from './svg'
import { colours as c, group, line, path, shade } from './svg'

/* Pages 4 to 6 of “The Moon Is Late”: into the blue hours (docs/storyboard.jpg). */

/** The strap that holds the basket on the shell. */
const strap = shade(line('M8-118C-4-90-10-60-4-26', '#8A5A44', 6))

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
        '#123238',
        [
          [136, 558, 90],
          [326, 572, 110],
          [650, 590, 220],
        ],
        0.6,
      ),
      onGround(light, {
        thinks: 'On Tuesday? Today is Sunday.',
        at: [258, 566],
        rotate: 3,
        scale: 0.76,
        rim: { id: 'nori', colour: '#FCE6BC', inwards: [-3, 2] },
        figure: walking({ mood: 'curious', turn: 0.7, look: [1, 0.9], tilt: 18, pack: satchel({}) }),
      }),
      onStage(light, {
        thinks: 'A cloth, and room for two.',
        at: [676, 436],
        rotate: 9,
        figure: basket({}),
      }),
      onStage(light, {
        thinks: 'From up here I can see the biscuit.',
        at: [686, 390],
        rotate: 5,
        figure: mouse({}),
      }),
      onStage(light, {
        thinks: 'So tall. So fast. What one must see from up there!',
        at: [656, 582],
        scale: 1.5,
        rim: { id: 'presto', colour: '#FCE6BC', inwards: [4, 3], tall: 122 },
        figure: group({}, snail({ mood: 'happy', look: [-0.8, -0.9] }), strap),
      }),
    ],
    front: place.front,
  })
}

/** The satchel lies low, where less of the light comes. */
const inTheGrass: Light = {
  ambient: '#7478A8',
  cast: '#50528C',
  strength: 0.8,
  wine: ['#7A2448', 0.3],
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
        at: [660, 394],
        scale: 0.62,
        figure: duck({ mood: 'sad', look: [-0.8, 1], tear: true, sits: true, nod: 15 }),
      }),
      onStage(light, {
        thinks: 'Oh, do not cry.',
        at: [738, 388],
        scale: 0.68,
        figure: mouse({}),
      }),
    ],
    front: [
      ...place.front,
      onStage(light, {
        thinks: 'She is so alone over there.',
        at: [222, 750],
        scale: 1.04,
        rim: { id: 'nori', colour: '#F2B8BC', inwards: [4, 5] },
        figure: fromBehind({ mood: 'tender', tilt: -10, ears: 32, turn: 0.5 }),
      }),
      ...groundShadow('ground', '#060E24', [[396, 592, 90]], 0.8),
      onGround(inTheGrass, {
        thinks: 'Half, for later.',
        at: [394, 588],
        scale: 0.84,
        rotate: -5,
        figure: satchel({}),
      }),
      blades('#0F2344', [
        [352, 616, 56],
        [438, 616, 64],
      ]),
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
        thinks: 'A duck cannot break the moon. (And she: Perhaps it was not my fault. He is so warm.)',
        at: [706, 582],
        scale: 0.96,
        rim: { id: 'nori', colour: '#FFE2C4', inwards: [-5, 3] },
        figure: threeQuarter({
          mood: 'asleep',
          mouth: 'soft',
          turn: 0.5,
          tilt: 12,
          ears: 16,
          lifts: true,
          hugs: [
            // The white of his chest, up to her.
            path('M60-240H122V-180C130-150 132-120 120-84L70-70Z', c.cream),
            group({ x: 188, y: -6, rotate: -15 }, duck({ mood: 'asleep', tear: true, sits: true })),
          ],
        }),
      }),
      onStage(light, {
        thinks: 'His arm, which holds her.',
        at: [706, 582],
        scale: 0.96,
        figure: arm({ shoulder: [-38, -118], elbow: [70, -44], hand: [216, -76], toes: -4 }),
      }),
      onStage(light, {
        thinks: 'From up here it was a good sniff.',
        at: [946, 434],
        rotate: -20,
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
      onStage(light, { thinks: 'Half.', at: [958, 590], scale: 1.05, rotate: -4, figure: biscuit({}, true) }),
      dots('#B9805A', 7, [
        [992, 586],
        [1004, 592],
        [920, 592],
      ]),
    ],
    front: place.front,
  })
}

export const dusk: Record<string, () => Drawn[]> = { lane: lanePage, river: riverPage, sniff: sniffPage }
