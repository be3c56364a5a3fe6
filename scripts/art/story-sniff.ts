import { onGround, onStage } from './cast'
import { duck, snail } from './friends'
import { shadowSide } from './glow'
import type { Light } from './light'
import { threeQuarter } from './nori'
import { dots, riverClose } from './places'
import { planes } from './planes'
import { biscuit, mouse } from './props'
import { colours as c, group, line, path, shade } from './svg'

/* Page 6 of “The Moon Is Late”: the two on the bank (docs/storyboard.jpg). Its text is on the left. */

/** Her white is warmer than his. */
const warmer: Light = { ambient: '#FFE0BC', cast: '#F2B48E', strength: 0.7 }

/** Shoulder, elbow and wrist of the arm that lies around her; the paw holds. */
const armAroundHer = () => {
  const cuffAndPaw =
    'M124-95L138-80L124-72L136-61L128-48L181-63C192-52 211-50 228-55C249-62 254-85 242-103C234-120 200-122 176-104Q170-101 124-95Z'
  return [
    // The shade below it runs out where the white begins.
    shade(path('M-72-122C-76-68 2-38 48-25Q66-14 90-29L130-48L60-60Z', c.furShade)),
    path(
      'M-72-122C-62-170-6-172 18-138C36-110 54-92 80-86L142-99V-50L88-36Q66-22 48-32C2-46-74-78-72-122Z',
      c.fur,
    ),
    shade(path('M86-87Q56-76 62-52Q66-74 86-87Z', c.furShade)),
    shade(path('M176-64C188-44 212-44 228-49C248-56 254-72 251-84L220-90Z', c.whiteShade)),
    path(cuffAndPaw, c.cream),
    shade(line('M245-97Q239-98 227-95M247-78Q239-77 229-77', c.whiteShade, 4)),
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
              figure: [
                duck({ mood: 'asleep', tear: true, sits: true }),
                // The last feathers of her tail lie together.
                path('M166-162C180-166 188-160 188-146L160-134Z', '#FFFBEF'),
              ],
            }),
            // Below his chin, on her head.
            shade(path('M60-220L132-218C140-196 118-178 84-176Z', '#8A5A7A', { opacity: 0.3 })),
          ],
        }),
      }),
      // The day goes down on the right; his back is away from it.
      shadowSide(
        'nori',
        'M520 600V90H600C590 150 600 200 626 236C590 270 580 300 600 340C640 380 660 400 640 440C622 480 626 530 604 552L520 600Z',
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
