import { inspectingDuck } from '../../characters/friends/duck-poses'
import { sleepingHedgehog, sleepingHedgehogPaw } from '../../characters/friends/hedgehog-asleep'
import { sleepingMouse } from '../../characters/friends/mouse'
import { yawningRabbit } from '../../characters/friends/rabbit-yawning'
import { snail } from '../../characters/friends/snail'
import { restingNori } from '../../characters/nori'
import {
  addEvenRimLight,
  castShadow,
  groundShadow,
  linearGradient,
  radialGradient,
} from '../../kit/light-effects'
import type { Light } from '../../kit/lighting'
import { planes } from '../../kit/planes'
import { ellipse, group, shade } from '../../kit/svg'
import { grass, hilltopInMoonlight, moonDisc, plant } from '../../places'
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

/** Hugo's place beside Nori's cheek. */
const inTheCrook = { x: 82, y: -31, scale: 0.94, rotate: 3 }

/** Everybody who leans on Nori, from far to near: Milo's back is behind Nori's rump, the tail in front of him. */
const huddle = () => [
  placeWithoutShadow(light, {
    thinks: 'So that is a mee… (He does not come to the end of it.)',
    at: [748, 538],
    scale: 0.74,
    flip: true,
    rotate: -14,
    drawing: yawningRabbit(),
  }),
  placeWithoutShadow(light, {
    thinks: 'You are late. (And how glad I am.)',
    at: [464, 532],
    scale: 0.74,
    drawing: restingNori({
      mood: 'tired',
      turn: -0.62,
      tilt: 2,
      look: [-0.6, 0],
      ears: 51,
      leaning: group(
        {},
        // The shadow of cheek and hedgehog, above the near paw.
        shade(ellipse(-24, -44, 116, 14, '#3A1E4E', { opacity: 0.5 })),
        group(inTheCrook, sleepingHedgehog()),
      ),
      paw: group(inTheCrook, sleepingHedgehogPaw()),
    }),
  }),
  // Presto's shadow on Nori's head.
  shade(ellipse(371, 340, 52, 7, '#3A1E4E', { opacity: 0.5 })),
  placeWithoutShadow(softLight, {
    thinks: 'It came at its own speed.',
    at: [369, 337],
    scale: 0.51,
    rotate: 4,
    drawing: snail({ mood: 'asleep', neck: 'nod' }),
  }),
  placeWithoutShadow(light, {
    thinks: 'Half a biscuit makes a whole pillow.',
    at: [690, 582],
    scale: 0.84,
    drawing: group({}, biscuit({ x: -42, y: -6, scale: 0.95, rotate: -6 }, true), sleepingMouse({})),
  }),
]

/** Clara's tan feathers, which would turn grey, take the blue of the night. */
const featherLight: Light = { ...light, ambient: '#9CACFF', strength: 1 }

const inspector = () =>
  placeWithoutShadow(featherLight, {
    thinks: 'Not one crack.',
    at: [126, 536],
    scale: 0.74,
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
      radialGradient('disc', [
        [0.6, '#FDFDF6'],
        [1, '#DCEEE6'],
      ]),
      group({ x: 292, y: 206, rotate: 10 }, moonDisc(0, 0, 262, 'url(#disc)', seas)),
      // The small crater that Clara looks at.
      shade(ellipse(270, 250, 21, 24, seas)),
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
          [126, 534, 70],
          [460, 534, 250],
          [736, 544, 90],
          [684, 582, 60],
        ],
        0.8,
      ),
      ...castShadow('all', 'url(#cast)', 1, 'matrix(1 0-.4-.6 210 840)'),
      ...castShadow('clara', 'url(#cast)', 1, 'matrix(1 0 .3-.6-161 858)'),
      ...addEvenRimLight('clara', { colour: '#E4F8F0', inwards: [-2, 3], size: [1200, 600] }, inspector()),
      ...addEvenRimLight('all', { colour: '#E4F8F0', inwards: [2, 3], size: [1200, 600] }, ...huddle()),
      // In front of paws and feet.
      ...grass(
        'near',
        '#3A7870',
        [
          [-60, 584],
          [240, 540],
          [480, 529],
          [640, 544],
          [650, 592],
          [800, 596],
          [820, 650],
        ],
        0.7,
        84,
      ),
    ],
    front: [plant('fir', '#0C2A3C', [[4, 634, 2.1]])],
  })
}
