import { duckHoldingBill } from '../../characters/friends/duck-poses'
import { curledHedgehog } from '../../characters/friends/hedgehog'
import { peepingMouse } from '../../characters/friends/mouse'
import { waitingRabbit } from '../../characters/friends/rabbit-waiting'
import { snail } from '../../characters/friends/snail'
import { huddledNori } from '../../characters/nori'
import type { Point } from '../../kit/geometry'
import { addEvenRimLight, radialGradient } from '../../kit/light-effects'
import { applyLight, type Light } from '../../kit/lighting'
import { planes } from '../../kit/planes'
import { colours, ellipse, group, mapNodes, type Node, type Placement, path, shade } from '../../kit/svg'
import { fern, hilltopInTheDark } from '../../places'
import { basket, laidSatchel, lantern } from '../../props/objects'
import { type Figure, placeWithoutShadow } from './figures'

/* Page 9 of “The Moon Is Late”: waiting in the dark. The text is on the left. */

/** Warm light from the firefly on the near sides, grey-green on the far ones. @param ambient warmer for those near it */
const fireflyLight = (ambient: string): Light => ({
  ambient,
  shadeColour: '#ACAE8C',
  strength: 0.94,
  furTint: ['#B83048', 0.36],
})

/** A firefly. */
const firefly = (place: Placement) =>
  group(
    place,
    path('M0-4C-16-24-36-16-18-4C0-2 22-10 14-24Q4-28 0-4Z', '#D8E0B8'),
    path('M-12-4C-8-8 0-8 4-4L2 4C-4 4-10 2-12-4Z', '#2A2048'),
    path('M3-4C14-6 20 2 16 8C10 12 2 8 1 4Z', '#FFF6D0'),
  )

const light = fireflyLight('#EED4BC')
const nearFirefly = fireflyLight('#F0CC9C')
/** The white duck shows the most of it. */
const onWhite = { ...fireflyLight('#FFE8C0'), shadeColour: '#A8B8A8' }

/** Whites of eyes, cheeks and Milo's brow: drawn as shaded parts, but these faces are turned to the light. */
const facingLight = [colours.cream, colours.cheek, '#EFEAF4']
const clearFace = (drawing: Node) =>
  mapNodes(drawing, ({ tone, attrs: { fill, stroke } }) => ({
    tone: facingLight.some((colour) => colour === fill || colour === stroke) ? undefined : tone,
  }))

/** Figures in their light, with a bright edge towards the firefly. */
const lit = (...figures: [Light, Figure & { drawing: Node }][]) =>
  addEvenRimLight(
    'lit',
    { colour: '#FFDFA4', inwards: [3, 3], size: [1200, 600] },
    ...figures.map(([light, figure]) =>
      placeWithoutShadow(light, { ...figure, drawing: clearFace(figure.drawing) }),
    ),
  )

/** Presto's picnic: an open basket, and on its cloth one pea. */
const picnic = [
  basket({ x: 586, y: 580, scale: 0.48 }, true),
  group(
    { x: 560, y: 589, scale: 0.9 },
    path('M-56 2L-12-18 58-4 14 16Z', '#fff'),
    path(
      'M-56 2L-41-5-18 0-33 7ZM-12-18L11-13-4-6-27-11ZM58-4L35-9 20-2 43 3ZM14 16L-9 11 6 4 29 9Z',
      colours.tongue,
    ),
    shade(ellipse(4, 0, 14, 5, colours.leaf)),
    ellipse(1, -10, 12, 12, '#A8E048'),
    ellipse(-3, -14, 4, 3, '#fff'),
  ),
]

/** Grass, from left to right along the ground: a low tuft, 14 wide, and a tall one, 24 wide. */
const low = 'q-1-14-11-24q13 6 14 22q0-20-6-34q13 12 12 32q4-12 14-18q-9 10-9 22'
const tall = 'q2-26-8-44q16 14 14 42q4-34-4-58q18 22 12 56q8-22 22-32q-12 16-12 36'

/** From far to near: Nori, the duck, the rabbit, the hedgehog, and the snail on the rock. */
const rowOfFriends = (rock: Node) => [
  rock,
  ...lit(
    [
      light,
      {
        thinks: 'The tallest is … I? Hush. And now no light at all.',
        at: [1030, 584],
        scale: 0.74,
        drawing: huddledNori({
          covers: lantern({ x: 150, y: -36, scale: 1.36 }, { out: true }),
          mood: 'hush',
          mouth: 'held',
          look: [-1.5, -0.3],
          turn: -0.5,
          tilt: -14,
          shaded: 'M-30-160C-84-60-104-10-74 20C-44 50-90 84-50 140H-200V-160Z',
        }),
      },
    ],
    [onWhite, { thinks: 'Mmmmm. Not now. Not now.', at: [758, 554], scale: 0.7, drawing: duckHoldingBill() }],
    [
      { ...light, ambient: '#B8A498', shadeColour: '#74728A' },
      {
        thinks: 'So small, and it shines. Nori is warm.',
        at: [910, 586],
        scale: 0.74,
        drawing: waitingRabbit(),
      },
    ],
    [
      nearFirefly,
      {
        thinks: 'Moons: none. I count once more.',
        at: [638, 578],
        scale: 0.7,
        rotate: 6,
        drawing: curledHedgehog({ mood: 'hush', look: [-1.2, -1.1] }),
      },
    ],
    [
      nearFirefly,
      {
        thinks: 'There is no hurry.',
        at: [483, 574],
        scale: 0.71,
        flip: true,
        drawing: snail({ mood: 'hush', look: [-1.1, -1.8], neck: 'in' }),
      },
    ],
  ),
  applyLight({ ...nearFirefly, furTint: undefined }, ...picnic),
  // Grass in front of the duck.
  path(
    `M656 606C684 600 692 556 722 548${low}q16-2 26-2${low}q14 0 22 0${tall}c40 4 54 46 96 58Z`,
    '#1B3B2A',
  ),
]

/** The brow of the hill in front of their feet, dark against the lit ground, and on the right a root of the pine. */
const brow = path(
  `M330 620Q360 600 400 598${low}${tall}${low}q90-4 180 0${low}${tall}${low}q60-2 100-2${low}${tall}q60-2 100-6Q1040 604 1260 564V620`,
  '#04100C',
)

/** The darkest page: five sit in a row by the fence, at different distances, lit by one firefly: the lantern has just gone out. */
export const hushPage = () => {
  const setting = hilltopInTheDark()
  const at: Point = [550, 306]
  return planes({
    back: setting.back,
    middle: [
      ...setting.middle,
      radialGradient('glow', [
        [0, '#FFF4B8', 1],
        [0.25, '#ECC464', 0.34],
        [1, '#ECC464', 0],
      ]),
      shade(ellipse(...at, 270, 270, 'url(#glow)')),
      firefly({ x: at[0] - 10, y: at[1] }),
      // Lit grass.
      shade(path('M260 620Q400 536 540 526T760 530T900 562V620Z', '#35563A')),
      ...rowOfFriends(setting.rock),
      // The last thread of smoke.
      shade(
        path(
          'M1160 540C1190 518 1196 496 1180 470S1168 432 1184 412 1188 384 1178 362C1198 384 1200 402 1190 418S1180 444 1192 468 1206 520 1160 540Z',
          '#A8B8AC',
        ),
      ),
    ],
    front: [
      placeWithoutShadow(onWhite, {
        thinks: 'That is the smallest moon so far.',
        at: [972, 541],
        scale: 0.74,
        drawing: peepingMouse({}),
      }),
      placeWithoutShadow(nearFirefly, {
        thinks: 'In case the moon is hungry.',
        at: [998, 580],
        scale: 0.62,
        drawing: laidSatchel({}, true),
      }),
      brow,
      group({ x: 376, y: 612, flip: true, rotate: -14 }, fern('#04100C')),
    ],
  })
}
