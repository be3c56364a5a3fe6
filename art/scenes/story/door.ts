import { runningMouse } from '../../characters/friends/mouse'
import { walkingNori } from '../../characters/nori'
import { castShadow } from '../../kit/light-effects'
import { planes } from '../../kit/planes'
import { path, shade } from '../../kit/svg'
import { gardenGate } from '../../places'
import { satchel } from '../../props/objects'
import { placeWithoutShadow } from './figures'

/* Page 2 of “The Moon Is Late”: leaving the house at night. The text is on the left. */

/** Where Nori's paws are. */
const [noriX, noriY] = [616, 530]

/** Nori's long shadow away from the lit door: his own shape, sheared from his paws to the left and towards us. */
const longShadow = castShadow('nori', '#101A48', 0.6, `matrix(1 0 1.8 -.8 ${-1.8 * noriY} ${1.8 * noriY})`)

/** The mouse's shadow. */
const smallShadow = shade(path('M774 558Q758 562 752 570Q776 576 814 560Z', '#101A48', { opacity: 0.6 }))

/** A very wide shot: three quarters of the picture are sky. */
export const doorPage = () => {
  const setting = gardenGate()
  const light = 'dusk'
  return planes({
    back: setting.back,
    middle: [
      ...setting.middle,
      ...longShadow,
      smallShadow,
      placeWithoutShadow(light, {
        thinks: 'It is very large. I am not. I go anyway.',
        at: [noriX, noriY],
        scale: 0.155,
        flip: true,
        rim: { id: 'nori', colour: '#FFE9B0', inwards: [-1.6, 0.4] },
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
        at: [792, 560],
        scale: 0.48,
        drawing: runningMouse({}),
      }),
    ],
    front: setting.front,
  })
}
