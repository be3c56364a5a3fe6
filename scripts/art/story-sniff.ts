import { onGround, onStage } from './cast'
import { duck, snail } from './friends'
import { shadowSide } from './glow'
import type { Light } from './light'
import { paw } from './limbs'
import { threeQuarter } from './nori'
import { dots, riverClose } from './places'
import { planes } from './planes'
import { biscuit, mouse } from './props'
import { colours as c, group, path, shade } from './svg'

/* Page 6 of “The Moon Is Late”: the two on the bank (docs/storyboard.jpg). Its text is on the left. */

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
export const sniffPage = () => {
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
      shadowSide(
        'nori',
        'M520 600V90H600C590 150 600 200 626 236C590 270 580 300 600 340C640 380 660 400 640 440C620 480 640 540 700 600Z',
        '#4A3A86',
        0.32,
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
