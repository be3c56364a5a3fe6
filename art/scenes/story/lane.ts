import { mousePeeps } from '../../characters/friends/mouse'
import { snail } from '../../characters/friends/snail'
import { bowing } from '../../characters/nori'
import { planes } from '../../kit/layers'
import { groundShadow } from '../../kit/light-effects'
import { group, path, shade } from '../../kit/svg'
import { lane } from '../../places'
import { basket, satchel } from '../../props/objects'
import { onGround, onStage } from './figures'

/* Page 4 */

/* Pages 4, 5 and 6 (story-sniff.ts) of “The Moon Is Late”: into the blue hours (docs/storyboard.jpg). */

/** The strap that holds the basket: from its foot round the shell to below its rim. */
const strap = shade(path('M12-122C-8-90-12-40 0-9L10-9C2-40 4-90 24-122Z', '#8A5A44'))

/** The eye of a snail: low horizon, high grass; Nori is an express train that has stopped. */
export const lanePage = () => {
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
          [102, 566, 90],
          [348, 566, 120],
          [660, 582, 158],
        ],
        0.6,
      ),
      onGround(light, {
        thinks: 'On Tuesday? Today is Sunday.',
        at: [252, 566],
        scale: 0.74,
        rim: { id: 'nori', colour: '#FCE6BC', inwards: [-2.3, 1.5] },
        figure: bowing({ mood: 'curious', turn: 0.85, look: [1, 0.4], tilt: 16, pack: satchel({}) }),
      }),
      // Its foot is behind the curve of the shell.
      onStage(light, {
        thinks: 'A cloth, and room for two.',
        at: [686, 464],
        scale: 0.75,
        figure: basket({}),
      }),
      onStage(light, {
        thinks: 'So tall. So fast. What one must see from up there!',
        at: [660, 578],
        rim: { id: 'presto', colour: '#FCE6BC', inwards: [2.3, 1.5], tall: 122 },
        figure: group({}, snail({ mood: 'happy', look: [-1, -0.45] }), strap),
      }),
      onStage(light, {
        thinks: 'From up here I can see the biscuit.',
        at: [680, 431],
        scale: 0.84,
        rotate: 3,
        figure: mousePeeps({}),
      }),
    ],
    front: place.front,
  })
}
