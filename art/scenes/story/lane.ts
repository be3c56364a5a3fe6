import { hedgehog } from '../../characters/friends/hedgehog'
import { peepingMouse } from '../../characters/friends/mouse'
import { packedSnail, stalksInTwoMinds } from '../../characters/friends/snail'
import { bowingNori } from '../../characters/nori'
import { clipToBrightParts, groundShadow, pool } from '../../kit/light-effects'
import type { Light } from '../../kit/lighting'
import { planes } from '../../kit/planes'
import { colours as c, ellipse, shade } from '../../kit/svg'
import { lane, lanternInGrass, nightAroundLantern } from '../../places'
import { satchel } from '../../props/objects'
import { placeFigure, placeWithoutShadow } from './figures'

/* Page 4 of “The Moon Is Late”: meeting the snail in the lane, by the hedgehog's lantern. The text is on the right. */

/** Warm near the lantern; the night around it is laid over everybody. */
const light: Light = {
  ambient: '#F2D6C4',
  shadeColour: '#A87C98',
  strength: 0.7,
  furTint: ['#E04A1E', 0.26],
}

/** On Hugo, at the edge of the lantern's light. */
const nearLight: Light = { ambient: '#E0B494', shadeColour: '#8A6A84', strength: 0.85 }

/** The lantern on a face, from below. */
const lanternOn = (figure: string) =>
  clipToBrightParts(
    figure,
    ...pool(`on-${figure}`, { at: [540, 530], colour: '#FFEBB4', fadeTo: '#FFC070', radius: 300 }, 1, 1),
  )

/** Seen from a snail's height: low horizon, high grass. */
export const lanePage = () => {
  const setting = lane()
  return planes({
    back: setting.back,
    middle: [
      ...setting.middle,
      ...groundShadow(
        'ground',
        '#0B2238',
        [
          [170, 598, 120],
          [300, 562, 150],
          [716, 586, 150],
        ],
        0.8,
      ),
      placeWithoutShadow(light, {
        thinks: 'On Tuesday? Today is Sunday.',
        at: [232, 556],
        scale: 0.86,
        rim: { id: 'nori', colour: c.honey, inwards: [-2.4, -1.6] },
        drawing: bowingNori({
          mood: 'tender',
          mouth: 'smile',
          ears: 3,
          turn: 0.85,
          look: [1, 0.4],
          tilt: 18,
          pack: satchel({}),
        }),
      }),
      ...lanternOn('nori'),
      placeFigure(light, {
        thinks: 'So tall. So fast. What one must see from up there!',
        at: [654, 582],
        scale: 0.88,
        rim: { id: 'presto', colour: c.honey, inwards: [2.4, -1.2], figureHeight: 122 },
        drawing: packedSnail({
          mood: 'tender',
          look: [-1, -0.5],
          neck: 'greeting',
          stalks: stalksInTwoMinds,
        }),
      }),
      ...lanternOn('presto'),
      ...nightAroundLantern,
      // The biscuit catches the light too.
      shade(ellipse(229, 378, 34, 26, 'url(#on-nori)', { mask: 'url(#nori-lit)' })),
      placeWithoutShadow(nearLight, {
        thinks: 'Three. Or four, with the one in the basket?',
        at: [176, 594],
        scale: 0.76,
        flip: true,
        drawing: hedgehog({ mood: 'talking', look: [-1, -0.2], lifts: 8 }),
      }),
      placeFigure('dusk', {
        thinks: 'From up here I can see the biscuit.',
        at: [672, 456],
        rotate: -16,
        scale: 0.78,
        drawing: peepingMouse({}),
      }),
      ...lanternInGrass,
    ],
    front: setting.front,
  })
}
