import { inspectingDuck } from '../../characters/friends/duck-inspecting'
import { curledHedgehog } from '../../characters/friends/hedgehog'
import { sleepingMouse } from '../../characters/friends/mouse'
import { yawningRabbit } from '../../characters/friends/rabbit-yawning'
import { packedSnail } from '../../characters/friends/snail'
import { haunchAndTail, litBack, restingNori } from '../../characters/nori'
import { groundShadow, halo } from '../../kit/light-effects'
import type { Light } from '../../kit/lighting'
import { planes } from '../../kit/planes'
import { group, path } from '../../kit/svg'
import { grass, hilltopInMoonlight, moonDisc } from '../../places'
import { biscuit } from '../../props/objects'
import { placeWithoutShadow } from './figures'

/* Page 11 of “The Moon Is Late”: everybody is tired, and the moon is there. The text is on the right. */

/** Where the moon shines; everybody shows us the side in the shade. */
const light: Light = {
  ambient: '#A8B6F2',
  shadeColour: '#8090E0',
  strength: 0.88,
  furTint: ['#BE3E30', 0.5],
}

/** Moonlight that grazes the backs; the rest of everybody is in the shade. */
const silver = '#D6E8F4'

/** Everybody who leans on Nori, from far to near. */
const huddle = () => [
  placeWithoutShadow(light, {
    thinks: 'You are late! (And how glad I am.)',
    at: [372, 532],
    scale: 0.57,
    drawing: restingNori({
      mood: 'happy',
      mouth: 'call',
      turn: -0.62,
      tilt: 14,
      look: [-1, -0.9],
      ears: [40, 20],
      earRim: '#B9C8E8',
      leaning: group(
        { x: 104, y: -22, scale: 0.9, rotate: 4 },
        curledHedgehog({ mood: 'wonder', look: [-1, -1] }),
      ),
    }),
  }),
  group({ x: 372, y: 532, scale: 0.57 }, path(litBack, silver)),
  placeWithoutShadow(
    { ...light, strength: 0.5 },
    {
      thinks: 'It came at its own speed.',
      at: [318, 350],
      scale: 0.39,
      rotate: 4,
      drawing: packedSnail({ mood: 'tender', look: [-1, -0.8], neck: 'up' }),
    },
  ),
  placeWithoutShadow(light, {
    thinks: 'So that is a mee… (He does not come to the end of it.)',
    at: [661, 532],
    scale: 0.57,
    flip: true,
    drawing: yawningRabbit(),
  }),
  placeWithoutShadow(light, {
    thinks: 'This tail is long enough for two.',
    at: [372, 532],
    scale: 0.57,
    drawing: haunchAndTail,
  }),
  // On the shell.
  group(
    { x: 318, y: 350, scale: 0.7 },
    path('M-16-44C-8-64 12-72 30-66C46-60 56-46 56-30C48-48 38-58 24-61C8-64-6-56-16-44Z', silver),
  ),
]

/** On Clara, who stands before the moon: cream where it shines, lavender on our side. */
const featherLight: Light = { ambient: '#FFF0CC', shadeColour: '#AAA6EC', strength: 1 }

const inspector = () =>
  placeWithoutShadow(featherLight, {
    thinks: 'Not one crack.',
    at: [135, 321],
    scale: 0.37,
    flip: true,
    drawing: inspectingDuck(),
  })

/** Colour of the moon's dark areas. */
const seas = '#C6DCD6'

/** One heap of tired friends below a huge moon; only Clara is still busy. */
export const moonlightPage = () => {
  const setting = hilltopInMoonlight()
  return planes({
    back: [
      ...setting.back,
      ...halo('glow', { at: [350, 224], colour: '#B4E4DC', radius: 500 }, 0.8),
      group({ x: 350, y: 224, rotate: -20 }, moonDisc(0, 0, 290, '#FBFCF4', seas)),
      ...setting.hills,
    ],
    middle: [
      ...setting.middle,
      ...setting.crag,
      inspector(),
      // Their shadows fall towards us, with a soft edge.
      ...groundShadow(
        'shadow',
        '#1E5A5C',
        [
          [400, 540, 170],
          [580, 546, 200],
          [626, 583, 50],
        ],
        0.9,
      ),
      ...huddle(),
      placeWithoutShadow(light, {
        thinks: 'Half a biscuit makes a whole pillow.',
        at: [626, 582],
        scale: 0.84,
        drawing: group({}, biscuit({ x: -42, y: -6, scale: 0.95, rotate: -6 }, true), sleepingMouse({})),
      }),
      // In front of paws and feet.
      ...grass(
        'near',
        '#3A7870',
        [
          [190, 650],
          [200, 536],
          [320, 544],
          [430, 534],
          [570, 540],
          [571, 700],
          [800, 700],
          [801, 560],
          [1260, 620],
        ],
        0.9,
        74,
      ),
    ],
    front: setting.front,
  })
}
