import { runningMouse } from '../../characters/friends/mouse'
import { walkingNori } from '../../characters/nori'
import { planes } from '../../kit/planes'
import { path, shade } from '../../kit/svg'
import { gardenGate } from '../../places'
import { satchel } from '../../props/objects'
import { placeWithoutShadow } from './figures'

/* Page 2 of “The Moon Is Late”: leaving the house at night. The text is on the left. */

/** Long shadows of Nori and the mouse, away from the lit door. */
const longShadows = shade(
  path(
    'M584 521C562 530 550 535 536 538Q508 541 490 550Q474 553 472 561Q460 565 458 572Q444 580 442 590Q466 590 482 576L492 577Q486 584 488 592Q516 586 532 562C570 564 630 550 668 521ZM766 557Q750 562 742 572Q772 578 822 558Z',
    '#101A48',
    { opacity: 0.6 },
  ),
)

/** A very wide shot: three quarters of the picture are sky. */
export const doorPage = () => {
  const setting = gardenGate()
  const light = 'dusk'
  return planes({
    back: setting.back,
    middle: [
      ...setting.middle,
      longShadows,
      placeWithoutShadow(light, {
        thinks: 'It is very large. I am not. I go anyway.',
        at: [622, 522],
        scale: 0.2,
        flip: true,
        rim: { id: 'nori', colour: '#FFE9B0', inwards: [-2, 0.5] },
        drawing: walkingNori({
          mood: 'wonder',
          mouth: 'pressed',
          look: [0.8, -0.9],
          tilt: -12,
          pack: satchel({}),
        }),
      }),
      placeWithoutShadow(light, {
        thinks: 'Where the biscuit goes, I go.',
        at: [792, 558],
        scale: 0.62,
        drawing: runningMouse({}),
      }),
    ],
    front: setting.front,
  })
}
