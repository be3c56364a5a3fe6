import { onGround, onStage } from './cast'
import { duck, snail } from './friends'
import { groundShadow, onFigure } from './glow'
import type { Light } from './light'
import { paw } from './limbs'
import { bowing, fromBehind, threeQuarter } from './nori'
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
          [352, 572, 110],
          [650, 590, 220],
        ],
        0.6,
      ),
      onGround(light, {
        thinks: 'On Tuesday? Today is Sunday.',
        at: [236, 566],
        scale: 0.76,
        rim: { id: 'nori', colour: '#FCE6BC', inwards: [-3, 2] },
        figure: bowing({ mood: 'curious', turn: 0.7, look: [1, 0.9], tilt: 16, pack: satchel({}) }),
      }),
      // His back and what is below him are away from what is left of the day.
      onFigure(
        'nori',
        shade(
          path(
            'M-20 600V240H160C150 330 120 350 116 400C112 440 160 470 240 478C290 482 316 496 326 520C332 540 326 570 318 600Z',
            '#22407A',
            { opacity: 0.34 },
          ),
        ),
      ),
      onStage(light, {
        thinks: 'A cloth, and room for two.',
        at: [676, 442],
        rotate: 9,
        figure: basket({}),
      }),
      onStage(light, {
        thinks: 'From up here I can see the biscuit.',
        at: [682, 398],
        scale: 1.1,
        rotate: 5,
        figure: mouse({}),
      }),
      onStage(light, {
        thinks: 'So tall. So fast. What one must see from up there!',
        at: [648, 584],
        scale: 1.36,
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

/** Her white is warmer than his. */
const warmer: Light = { ambient: '#FFE0BC', cast: '#F2B48E', strength: 0.7 }

/** Shoulder, elbow and wrist of the arm that lies around her; the paw holds. */
const armAroundHer = () => {
  const d =
    'M-72-122C-62-170-6-172 18-138C36-110 54-92 80-86L170-102C184-94 190-74 180-62L88-36L66-24L48-32C2-46-74-78-72-122Z'
  return [
    shade(group({ y: 8 }, path(d, c.furShade))),
    path(d, c.fur),
    shade(path('M78-88Q58-74 62-54Q68-72 84-82Z', c.furShade)),
    path('M124-95L138-80L124-72L136-61L128-48L182-62C192-76 186-94 170-102Z', c.cream),
    paw({ x: 204, y: -84, rotate: -8 }),
  ]
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
        thinks: 'A duck cannot break the moon.',
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
            onGround(warmer, {
              thinks: 'Perhaps it was not my fault. He is so warm.',
              at: [188, -6],
              rotate: -15,
              figure: duck({ mood: 'asleep', tear: true, sits: true }),
            }),
            // Below his chin, on her head.
            shade(path('M40-196C80-178 120-182 148-200L138-214L60-220Z', '#8A5A7A', { opacity: 0.35 })),
          ],
        }),
      }),
      // The day goes down on the right; his back is away from it.
      onFigure(
        'nori',
        shade(
          path(
            'M520 600V90H600C590 150 600 200 626 236C590 270 580 300 600 340C640 380 660 400 640 440C620 480 640 540 700 600Z',
            '#4A3A86',
            { opacity: 0.32 },
          ),
        ),
      ),
      onStage(light, {
        thinks: 'His arm, which holds her.',
        at: [706, 582],
        scale: 0.96,
        figure: group({}, ...armAroundHer()),
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
