import { inspectingDuck } from '../../characters/friends/duck-poses'
import { sleepingHedgehog } from '../../characters/friends/hedgehog-asleep'
import { sleepingMouse } from '../../characters/friends/mouse'
import { yawningRabbit } from '../../characters/friends/rabbit-yawning'
import { snail } from '../../characters/friends/snail'
import { restingNori } from '../../characters/nori'
import { addEvenRimLight, castShadow, groundShadow, linearGradient } from '../../kit/light-effects'
import type { Light } from '../../kit/lighting'
import { planes } from '../../kit/planes'
import { ellipse, group, shade } from '../../kit/svg'
import { grass, hilltopInMoonlight, moonDisc } from '../../places'
import { biscuit } from '../../props/objects'
import { placeWithoutShadow } from './figures'

/* Page 11 of “The Moon Is Late”: everybody is tired, and the moon is there. The text is on the right. */

/** The moon is behind everybody: whites turn to a clear lavender that shows against it, and fur to rust. */
const light: Light = {
  ambient: '#ACB6FC',
  shadeColour: '#5864D0',
  strength: 0.9,
  furTint: ['#B0381C', 0.62],
}

/** Presto's yellow would turn to mud in all of it. */
const softLight: Light = { ...light, strength: 0.6 }

/** Everybody who leans on Nori, from far to near: Milo's back is behind Nori's rump, the tail in front of him. */
const huddle = () => [
  placeWithoutShadow(light, {
    thinks: 'So that is a mee… (He does not come to the end of it.)',
    at: [752, 538],
    scale: 0.72,
    flip: true,
    rotate: -14,
    drawing: yawningRabbit(),
  }),
  placeWithoutShadow(light, {
    thinks: 'You are late. (And how glad I am.)',
    at: [466, 532],
    scale: 0.7,
    drawing: restingNori({
      mood: 'tired',
      turn: -0.62,
      tilt: 2,
      look: [-0.6, 0],
      ears: 51,
      leaning: group(
        {},
        // His shadow on the foreleg.
        shade(ellipse(44, -20, 124, 14, '#3A1E4E', { opacity: 0.5 })),
        group({ x: 50, y: -20, scale: 0.94, rotate: 3 }, sleepingHedgehog()),
      ),
    }),
  }),
  // Presto's shadow on Nori's head.
  shade(ellipse(378, 350, 52, 7, '#3A1E4E', { opacity: 0.5 })),
  placeWithoutShadow(softLight, {
    thinks: 'It came at its own speed.',
    at: [376, 347],
    scale: 0.5,
    rotate: 4,
    drawing: snail({ mood: 'asleep', neck: 'nod' }),
  }),
  placeWithoutShadow(light, {
    thinks: 'Half a biscuit makes a whole pillow.',
    at: [566, 588],
    scale: 0.9,
    drawing: group({}, biscuit({ x: -42, y: -6, scale: 0.95, rotate: -6 }, true), sleepingMouse({})),
  }),
]

/** Clara's tan feathers, which would turn grey, take the blue of the night. */
const featherLight: Light = { ...light, ambient: '#9CACFF', strength: 1 }

const inspector = () =>
  placeWithoutShadow(featherLight, {
    thinks: 'Not one crack.',
    at: [130, 508],
    scale: 0.86,
    flip: true,
    drawing: inspectingDuck(),
  })

/** Colour of the moon's dark areas. */
const seas = '#C6DCD6'

/** One heap of tired friends in front of a huge moon; only Clara is still busy. */
export const moonlightPage = () => {
  const setting = hilltopInMoonlight()
  return planes({
    back: [
      ...setting.back,
      group({ x: 292, y: 206, rotate: 10 }, moonDisc(0, 0, 262, '#FBFCF4', seas)),
      // The small crater that Clara looks at.
      shade(ellipse(284, 240, 16, 18, seas)),
      ...setting.hills,
    ],
    middle: [
      ...setting.middle,
      linearGradient('cast', [
        [0.85, '#0A2A40', 0],
        [0.9, '#0A2A40', 0.5],
      ]),
      ...groundShadow(
        'contact',
        '#082234',
        [
          [460, 534, 250],
          [736, 544, 90],
          [562, 588, 60],
        ],
        0.8,
      ),
      ...castShadow('all', 'url(#cast)', 1, 'matrix(1 0-.4-.6 210 840)'),
      ...addEvenRimLight('all', { colour: '#E4F8F0', inwards: [2, 3], size: [1200, 600] }, ...huddle()),
      ...setting.boulder,
      shade(ellipse(130, 508, 80, 9, '#082234', { opacity: 0.6 })),
      ...addEvenRimLight('clara', { colour: '#E4F8F0', inwards: [-2, 3], size: [1200, 600] }, inspector()),
      // In front of paws and feet.
      ...grass(
        'near',
        '#3A7870',
        [
          [230, 650],
          [240, 534],
          [480, 529],
          [700, 546],
          [900, 572],
          [1260, 620],
        ],
        0.7,
        132,
      ),
    ],
    front: setting.front,
  })
}
