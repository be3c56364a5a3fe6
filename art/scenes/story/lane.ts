import { peepingMouse } from '../../characters/friends/mouse'
import { snail } from '../../characters/friends/snail'
import { bowingNori } from '../../characters/nori'
import { groundShadow } from '../../kit/light-effects'
import { planes } from '../../kit/planes'
import { group, path, shade } from '../../kit/svg'
import { lane } from '../../places'
import { basket, satchel } from '../../props/objects'
import { placeFigure, placeWithoutShadow } from './figures'

/* Page 4 of “The Moon Is Late”: meeting the snail in the lane. The text is on the right. */

/** The strap that holds the basket on the shell. */
const strap = shade(path('M12-122C-8-90-12-40 0-9L10-9C2-40 4-90 24-122Z', '#8A5A44'))

/** Seen from a snail's height: low horizon, high grass. */
export const lanePage = () => {
  const setting = lane()
  const light = 'dusk'
  return planes({
    back: setting.back,
    middle: [
      ...setting.middle,
      ...groundShadow(
        'ground',
        '#123238',
        [
          [96, 556, 96],
          [360, 558, 140],
          [684, 584, 150],
        ],
        0.6,
      ),
      placeWithoutShadow(light, {
        thinks: 'On Tuesday? Today is Sunday.',
        at: [236, 556],
        scale: 0.86,
        rim: { id: 'nori', colour: '#FCE6BC', inwards: [-2.3, 1.5] },
        drawing: bowingNori({ mood: 'curious', turn: 0.85, look: [1, 0.6], tilt: 18, pack: satchel({}) }),
      }),
      // The basket stands behind the curve of the shell.
      placeFigure(light, {
        thinks: 'A cloth, and room for two.',
        at: [710, 466],
        scale: 0.75,
        drawing: basket({}),
      }),
      placeFigure(light, {
        thinks: 'So tall. So fast. What one must see from up there!',
        at: [684, 580],
        rim: { id: 'presto', colour: '#FCE6BC', inwards: [2.3, 1.5], figureHeight: 122 },
        drawing: group({}, snail({ mood: 'tender', look: [-1, -0.6], neck: 'greeting' }), strap),
      }),
      placeFigure(light, {
        thinks: 'From up here I can see the biscuit.',
        at: [704, 433],
        scale: 0.84,
        rotate: 3,
        drawing: peepingMouse({}),
      }),
    ],
    front: setting.front,
  })
}
