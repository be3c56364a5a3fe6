import { inspectingDuck } from '../../characters/friends/duck-poses'
import { sleepingHedgehog } from '../../characters/friends/hedgehog-asleep'
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

/** The moon is behind everybody: whites turn to a blue grey that shows against it, and fur to brick red. */
const light: Light = {
  ambient: '#8284C2',
  shadeColour: '#44489C',
  strength: 0.85,
  furTint: ['#8C2C48', 0.36],
}

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
        group({ x: 72, y: -16, scale: 0.94, rotate: 3 }, sleepingHedgehog()),
      ),
    }),
  }),
  // Presto's shadow on Nori's head.
  shade(ellipse(371, 340, 52, 7, '#3A1E4E', { opacity: 0.5 })),
  placeWithoutShadow(light, {
    thinks: 'It came at its own speed.',
    at: [369, 337],
    scale: 0.51,
    rotate: 4,
    drawing: snail({ mood: 'asleep', neck: 'nod' }),
  }),
  placeWithoutShadow(light, {
    thinks: 'Half a biscuit makes a whole pillow.',
    at: [690, 582],
    scale: 1.1,
    drawing: group({}, biscuit({ x: -42, y: -6, scale: 0.95, rotate: -6 }, true), sleepingMouse({})),
  }),
]

const inspector = () =>
  placeWithoutShadow(light, {
    thinks: 'Not one crack.',
    at: [126, 536],
    scale: 0.74,
    flip: true,
    drawing: inspectingDuck(),
  })

/** Colour of the moon's dark areas. */
const seas = '#CCD4DA'

/** One heap of tired friends in front of a huge moon; only Clara is still busy. */
export const moonlightPage = () => {
  const setting = hilltopInMoonlight()
  return planes({
    back: [
      ...setting.back,
      radialGradient('disc', [
        [0.6, '#FDFDF6'],
        [1, '#E6EAEE'],
      ]),
      group({ x: 292, y: 206, rotate: 10 }, moonDisc(0, 0, 262, 'url(#disc)', seas)),
      // The small crater that Clara looks at.
      shade(ellipse(270, 250, 21, 24, seas)),
      ...setting.hills,
    ],
    middle: [
      ...setting.middle,
      linearGradient('cast', [
        [0.85, '#0C1A48', 0],
        [0.9, '#0C1A48', 0.45],
      ]),
      ...groundShadow(
        'contact',
        '#0A1438',
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
      ...addEvenRimLight('clara', { colour: '#CCD6F4', inwards: [-2, 3], size: [1200, 600] }, inspector()),
      ...addEvenRimLight('all', { colour: '#CCD6F4', inwards: [2, 3], size: [1200, 600] }, ...huddle()),
      // In front of paws and feet.
      ...grass(
        'near',
        '#2C578E',
        [
          [-60, 584],
          [240, 540],
          [480, 529],
          [640, 544],
          [650, 581],
          [800, 586],
          [820, 650],
          [1260, 650],
        ],
        0.7,
        66,
      ),
    ],
    front: [plant('fir', '#101C50', [[4, 634, 2.1]])],
  })
}
