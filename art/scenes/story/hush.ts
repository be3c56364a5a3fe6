import { duckHoldingBill } from '../../characters/friends/duck-poses'
import { curledHedgehog } from '../../characters/friends/hedgehog'
import { peepingMouse } from '../../characters/friends/mouse'
import { leaningRabbit } from '../../characters/friends/rabbit-poses'
import { snail } from '../../characters/friends/snail'
import { huddledNori } from '../../characters/nori'
import type { Point } from '../../kit/geometry'
import {
  addRimLight,
  clipToBrightParts,
  groundShadow,
  halo,
  pool,
  radialGradient,
} from '../../kit/light-effects'
import { type Light, unchangedLight } from '../../kit/lighting'
import { planes } from '../../kit/planes'
import { ellipse, group, type Placement, path, repeat } from '../../kit/svg'
import { blades, hilltopInTheDark } from '../../places'
import { satchel } from '../../props/objects'
import { placeWithoutShadow } from './figures'

/* Page 9 of “The Moon Is Late”: waiting in the dark. The text is on the left. */

/** The dark, with a little light from the firefly. @param fraction from 0 to 1, larger for those near it */
const fireflyLight = (fraction: number): Light => ({
  ambient: '#716EA8',
  shadeColour: '#3E427E',
  strength: 0.94,
  furTint: ['#6E3450', 0.42],
  highlight: ['#E0A878', fraction],
})

/** A firefly. */
const firefly = (place: Placement) =>
  group(
    place,
    path('M0-4C-16-24-36-16-18-4C0-2 22-10 14-24Q4-28 0-4Z', '#B8A8D8'),
    path('M-12-4C-8-8 0-8 4-4L2 4C-4 4-10 2-12-4Z', '#2A2048'),
    path('M3-4C14-6 20 2 16 8C10 12 2 8 1 4Z', '#FFF6D0'),
  )

/** Ellipses on faces and chests that the firefly lights, from the snail to Nori. */
const litAreas: [x: number, y: number, width: number, height: number][] = [
  [466, 532, 70, 60],
  [540, 505, 70, 60],
  [655, 440, 84, 110],
  [722, 430, 76, 66],
  [816, 420, 54, 130],
  [896, 350, 130, 210],
]

const light = fireflyLight(0.05)
const nearFirefly = fireflyLight(0.16)
/** The white duck shows the most of it. */
const onWhite: Light = { ...nearFirefly, ambient: '#A49CC4', shadeColour: '#565490' }

/** Nori, the rabbit, the duck, the snail and the hedgehog, from back to front. */
const rowOfFriends = () => [
  placeWithoutShadow(light, {
    thinks: 'Left: small. Right: nobody. The tallest is… I?',
    at: [994, 562],
    scale: 0.8,
    drawing: huddledNori({ mood: 'wonder', mouth: 'soft', look: [-1, 0.8], turn: -0.5, tilt: -9 }),
  }),
  placeWithoutShadow(light, {
    thinks: 'Clara is going to burst. Nori is warm.',
    at: [846, 570],
    scale: 0.77,
    rotate: 4,
    drawing: leaningRabbit(),
  }),
  placeWithoutShadow(onWhite, {
    thinks: 'Mmmmm. Not now. Not now.',
    at: [716, 570],
    scale: 0.8,
    rotate: 4,
    drawing: duckHoldingBill(),
  }),
  placeWithoutShadow(nearFirefly, {
    thinks: 'There is no hurry.',
    at: [512, 582],
    scale: 0.66,
    drawing: snail({ mood: 'hush', look: [0.4, -1], neck: 'in' }),
  }),
  placeWithoutShadow(nearFirefly, {
    thinks: 'Moons: none. I count once more.',
    at: [604, 578],
    scale: 0.74,
    rotate: 6,
    drawing: curledHedgehog({ mood: 'hush', look: [-0.9, -0.6], raised: true }),
  }),
]

/** The darkest page: five sit in a row, leaning on each other, lit by one firefly. */
export const hushPage = () => {
  const setting = hilltopInTheDark()
  const at: Point = [524, 330]
  return planes({
    back: setting.back,
    middle: [
      ...setting.middle,
      // A small halo, and a faint one that reaches everybody.
      ...halo('glow', { at, colour: '#FFE2A0', fadeTo: '#B07058', radius: 86 }, 0.9),
      ellipse(...at, 270, 270, 'url(#glow)', { opacity: 0.4 }),
      firefly({ x: at[0] - 10, y: at[1] }),
      ...pool('grass', { at: [540, 592], colour: '#B48A78', fadeTo: '#5A4A78', radius: 380 }, 0.7, 0.2),
      ...groundShadow('ground', '#03041A', [[800, 578, 380]], 0.9),
      // The rim light gets weaker from the snail to Nori.
      ...addRimLight(
        'row',
        { colour: '#EDB873', inwards: [2.4, 1.4], light: unchangedLight, middle: [670, 508], reach: 375 },
        group({}, ...rowOfFriends()),
      ),
      radialGradient('warm', [
        [0, '#FFDCA0', 1],
        [0.5, '#FFC080', 0.75],
        [1, '#FFC080', 0],
      ]),
      ...clipToBrightParts(
        'row',
        ...litAreas.map(([x, y, width, height]) => ellipse(x, y, width, height, 'url(#warm)')),
      ),
    ],
    front: [
      placeWithoutShadow(onWhite, {
        thinks: 'That is the smallest moon so far.',
        at: [1116, 539],
        drawing: peepingMouse({}),
      }),
      placeWithoutShadow(nearFirefly, {
        thinks: 'In case the moon is hungry.',
        at: [1142, 582],
        scale: 0.68,
        drawing: satchel({}),
      }),
      // Grass in front of the feet.
      ...repeat(
        'tuft',
        [
          [428, 598],
          [492, 604],
          [566, 600],
          [612, 606],
          [676, 602],
          [776, 604],
          [836, 598],
          [962, 602],
          [1076, 606],
        ],
        blades('#171A4A', [[0, 0, 34]]),
      ),
    ],
  })
}
