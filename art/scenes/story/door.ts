import { runningMouse } from '../../characters/friends/mouse'
import { walkingNori } from '../../characters/nori'
import { addEvenRimLight, castShadow } from '../../kit/light-effects'
import { planes } from '../../kit/planes'
import { copies, type Drawing, path, shade } from '../../kit/svg'
import { blades, gardenGate } from '../../places'
import { satchel } from '../../props/objects'
import { placeWithoutShadow } from './figures'

/* Page 2 of “The Moon Is Late”: leaving the house at night. The text is on the left. */

/** Where Nori's paws are. */
const [noriX, noriY] = [610, 546]

/** Nori's long shadow away from the lit door: his own shape, sheared from his paws to the left and towards us. */
const longShadow = castShadow('nori', '#101A48', 0.6, `matrix(1 0 1.6 -.5 ${-1.6 * noriY} ${1.5 * noriY})`)

/** The mouse's shadow. */
const smallShadow = shade(path('M692 587L654 600 668 602 722 588Z', '#101A48', { opacity: 0.6 }))

/** A figure with an edge lit by the door behind it. */
const inDoorLight = (id: string, figure: Drawing) =>
  addEvenRimLight(id, { colour: '#FFE9B0', inwards: [-1.6, 1.2], size: [1200, 600] }, figure)

/** The mouse. The tall grass beside her shows how small she is. */
const mouseByTheGrass = [
  smallShadow,
  ...inDoorLight(
    'mouse',
    placeWithoutShadow('dusk', {
      thinks: 'Where the biscuit goes, I go.',
      at: [704, 588],
      scale: 0.34,
      drawing: runningMouse({}),
    }),
  ),
  ...copies(
    'tuft',
    [
      { x: 934, y: 620, scale: 0.5 },
      { x: 986, y: 624, scale: 0.8, flip: true },
      { x: 1124, y: 622, scale: 0.5 },
      { x: 1180, y: 624, scale: 0.9, flip: true },
    ],
    blades('#141C4C', [[0, 0, 150]]),
  ),
]

/** A very wide shot: three quarters of the picture are sky. */
export const doorPage = () => {
  const setting = gardenGate()
  return planes({
    back: setting.back,
    middle: [
      ...setting.middle,
      ...longShadow,
      ...inDoorLight(
        'nori',
        placeWithoutShadow('dusk', {
          thinks: 'It is very large. I am not. I go anyway.',
          at: [noriX, noriY],
          scale: 0.19,
          flip: true,
          drawing: walkingNori({
            mood: 'wonder',
            mouth: 'pressed',
            look: [0.8, -0.9],
            tilt: -26,
            pack: satchel({}),
          }),
        }),
      ),
    ],
    front: mouseByTheGrass,
  })
}
