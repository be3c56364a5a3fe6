import { stretchingDuck } from '../../characters/friends/duck-poses'
import { curledHedgehog } from '../../characters/friends/hedgehog'
import { sleepingMouse } from '../../characters/friends/mouse'
import { yawningRabbit } from '../../characters/friends/rabbit-yawning'
import { snail } from '../../characters/friends/snail'
import { restingNori } from '../../characters/nori'
import {
  addRimLight,
  castShadow,
  clipToBrightParts,
  groundShadow,
  linearGradient,
  radialGradient,
} from '../../kit/light-effects'
import { type Light, unchangedLight } from '../../kit/lighting'
import { planes } from '../../kit/planes'
import { ellipse, group, shade } from '../../kit/svg'
import { blades, grass, hilltopInMoonlight, moonDisc } from '../../places'
import { biscuit } from '../../props/objects'
import { placeWithoutShadow } from './figures'

/* Page 11 of “The Moon Is Late”: everybody is tired, and the moon is there. The text is on the right. */

/** The moon is behind everybody: whites turn to a blue grey that shows against it, and fur to brick red. */
const light: Light = {
  ambient: '#A6A8DC',
  shadeColour: '#565AA8',
  strength: 0.8,
  furTint: ['#983444', 0.36],
}

/** Everybody who leans on Nori, from far to near. */
const huddle = () => [
  placeWithoutShadow(light, {
    thinks: 'You are late. (And how glad I am.)',
    at: [500, 524],
    scale: 0.78,
    drawing: restingNori({
      mood: 'tender',
      mouth: 'soft',
      turn: -0.62,
      tilt: 8,
      look: [-0.8, -0.7],
      ears: 34,
      leaning: group(
        { x: -80, y: -14, scale: 0.98, rotate: -4 },
        curledHedgehog({ mood: 'asleep', out: 12 }),
      ),
    }),
  }),
  // Presto's shadow on Nori's head.
  group({ x: 456, y: 224, rotate: 6 }, shade(ellipse(0, 0, 56, 9, '#3A1E4E', { opacity: 0.5 }))),
  placeWithoutShadow(light, {
    thinks: 'It came at its own speed.',
    at: [450, 221],
    scale: 0.54,
    rotate: 6,
    drawing: snail({ mood: 'asleep', neck: 'nod' }),
  }),
  placeWithoutShadow(light, {
    thinks: 'So that is a mee… (He does not come to the end of it.)',
    at: [655, 540],
    scale: 0.78,
    flip: true,
    rotate: -8,
    drawing: yawningRabbit(),
  }),
  placeWithoutShadow('moonlit', {
    thinks: 'Half a biscuit makes a whole pillow.',
    at: [708, 576],
    scale: 1.15,
    drawing: group({}, biscuit({ x: -42, y: -6, scale: 0.95, rotate: -6 }, true), sleepingMouse({})),
  }),
]

const inspector = () =>
  placeWithoutShadow(light, {
    thinks: 'Not one crack.',
    at: [250, 536],
    scale: 0.74,
    drawing: stretchingDuck(),
  })

/** Moonlight on the sides that face it, and the dark below. */
const moonlightOnFigures = () => [
  radialGradient(
    'shine',
    [
      [0, '#FFF9E6', 0.5],
      [0.5, '#FFF4DC', 0.24],
      [1, '#FFF4DC', 0],
    ],
    { gradientUnits: 'userSpaceOnUse', cx: 292, cy: 206, r: 420 },
  ),
  ...clipToBrightParts('all', ellipse(292, 206, 420, 420, 'url(#shine)')),
]

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
      moonDisc(292, 206, 262, 'url(#disc)', '#DDE1E2'),
      ...setting.hills,
    ],
    middle: [
      ...setting.middle,
      linearGradient('cast', [
        [0.87, '#0C1A48', 0.6],
        [1, '#0C1A48', 0.1],
      ]),
      ...groundShadow(
        'contact',
        '#0A1438',
        [
          [238, 530, 64],
          [480, 526, 230],
          [640, 536, 110],
          [704, 574, 60],
        ],
        0.8,
      ),
      ...castShadow('all', 'url(#cast)', 1, 'matrix(1 0-.6-.6 314 838)'),
      ...addRimLight(
        'all',
        { colour: '#E2E9FC', inwards: [2.4, 2.6], light: unchangedLight, middle: [1100, 1300], reach: 1200 },
        group({}, inspector(), ...huddle()),
      ),
      ...moonlightOnFigures(),
      // In front of paws and feet.
      ...grass(
        'near',
        '#2C578E',
        [
          [-60, 584],
          [240, 540],
          [480, 529],
          [610, 542],
          [630, 640],
          [1260, 640],
        ],
        0.7,
        97,
      ),
    ],
    front: [
      blades('#14265C', [
        [-30, 606, 70],
        [24, 606, 92],
        [74, 606, 54],
      ]),
    ],
  })
}
