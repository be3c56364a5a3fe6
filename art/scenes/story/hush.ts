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
import { ellipse, group, type Placement, path } from '../../kit/svg'
import { hilltopInTheDark } from '../../places'
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
    drawing: huddledNori({ mood: 'wonder', mouth: 'soft', look: [-1.2, 1], turn: -0.5, tilt: -9 }),
  }),
  placeWithoutShadow(light, {
    thinks: 'Clara is going to burst. Nori is warm.',
    at: [850, 574],
    scale: 0.78,
    rotate: 3,
    drawing: leaningRabbit(),
  }),
  placeWithoutShadow(onWhite, {
    thinks: 'Mmmmm. Not now. Not now.',
    at: [710, 575],
    scale: 0.76,
    rotate: 5,
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

/** Grass, from left to right along the ground: a low tuft, 14 wide, and a tall one, 24 wide. */
const low = 'q-1-14-11-24q13 6 14 22q0-20-6-34q13 12 12 32q4-12 14-18q-9 10-9 22'
const tall = 'q2-26-8-44q16 14 14 42q4-34-4-58q18 22 12 56q8-22 22-32q-12 16-12 36'

/** The brow of the hill in front of their feet, dark against the lit ground, and on the right a root of the pine. */
const brow = path(
  `M330 620Q360 600 400 598${low}${tall}${low}q30-6 70-2${low}q20 4 50 2${low}${tall}${low}q20 2 60-2${low}q10-2 40-2${low}${tall}${low}q40-2 60-2${low}q30-6 50-4${low}C1010 586 1040 592 1090 582S1180 580 1206 566S1236 540 1260 536V620Z`,
  '#05071C',
)

/** The darkest page: five sit in a row, leaning on each other, lit by one firefly. */
export const hushPage = () => {
  const setting = hilltopInTheDark()
  const at: Point = [560, 352]
  return planes({
    back: setting.back,
    middle: [
      ...setting.middle,
      // A small halo, and a faint one that reaches everybody.
      ...halo('glow', { at, colour: '#FFE2A0', fadeTo: '#A85468', radius: 100 }, 1),
      ellipse(...at, 360, 360, 'url(#glow)', { opacity: 0.5 }),
      firefly({ x: at[0] - 10, y: at[1] }),
      ...pool('grass', { at: [620, 578], colour: '#E0A878', fadeTo: '#5A4A78', radius: 480 }, 0.8, 0.13),
      ...groundShadow(
        'ground',
        '#03041A',
        [
          [526, 581, 80],
          [612, 579, 70],
          [730, 576, 110],
          [866, 576, 110],
          [1010, 566, 150],
          [1146, 582, 70],
        ],
        0.9,
      ),
      // The rim light gets weaker from the snail to Nori.
      ...addRimLight(
        'row',
        { colour: '#FFD08A', inwards: [3, 1.6], light: unchangedLight, middle: [670, 508], reach: 375 },
        group({}, ...rowOfFriends()),
      ),
      radialGradient(
        'warm',
        [
          [0.2, '#FFDCA0', 1],
          [0.55, '#FFC080', 0.75],
          [1, '#FFC080', 0],
        ],
        { gradientUnits: 'userSpaceOnUse', cx: at[0], cy: at[1], r: 560 },
      ),
      ...clipToBrightParts('row', ellipse(...at, 560, 560, 'url(#warm)')),
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
      brow,
    ],
  })
}
