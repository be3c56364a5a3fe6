import { peepingMouse } from '../../characters/friends/mouse'
import { snail } from '../../characters/friends/snail'
import { bowingNori } from '../../characters/nori'
import { clipToBrightParts, clipToFigure, groundShadow, linearGradient, pool } from '../../kit/light-effects'
import { planes } from '../../kit/planes'
import { group, path, shade } from '../../kit/svg'
import { lane } from '../../places'
import { basket, satchel } from '../../props/objects'
import { placeFigure, placeWithoutShadow } from './figures'

/* Page 4 of “The Moon Is Late”: meeting the snail in the lane. The text is on the right. */

/** The strap that holds the basket on the shell. */
const strap = shade(path('M12-122C-8-90-12-40 0-9L10-9C2-40 4-90 24-122Z', '#8A5A44'))

/** The evening on his rump, and the last daylight on his face. */
const duskOnNori = [
  linearGradient(
    'evening',
    [
      [0, '#42123A', 0.6],
      [1, '#42123A', 0],
    ],
    [1, 0.25],
  ),
  clipToFigure(
    'nori',
    // Leaves out the biscuit, which catches the light.
    shade(path('M0 180H182V296L262 320L330 180V600H0Z', 'url(#evening)')),
  ),
  ...clipToBrightParts(
    'nori',
    ...pool('glow', { at: [540, 470], colour: '#FFE9B0', fadeTo: '#FFC98A', radius: 200 }, 0.75, 1),
  ),
]

/** The same on the back of Presto's shell. */
const eveningOnPresto = clipToFigure(
  'presto',
  shade(group({ x: 810, flip: true }, path('M0 440H130V600H0Z', 'url(#evening)'))),
)

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
        drawing: bowingNori({
          mood: 'tender',
          mouth: 'smile',
          ears: 3,
          turn: 0.85,
          look: [1, 0.6],
          tilt: 18,
          pack: satchel({}),
        }),
      }),
      ...duskOnNori,
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
      eveningOnPresto,
      placeFigure(light, {
        thinks: 'From up here I can see the biscuit.',
        at: [704, 433],
        scale: 1,
        rotate: 3,
        drawing: peepingMouse({}),
      }),
    ],
    front: setting.front,
  })
}
