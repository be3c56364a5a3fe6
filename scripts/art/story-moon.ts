import { onGround } from './cast'
import { duck, hedgehog, rabbit, snail } from './friends'
import { hedgehogBehind, rabbitBehind, snailBehind } from './friends-turned'
import { groundShadow, halo, onFigure } from './glow'
import { lit } from './light'
import { fromBehind, sitting, sleeping } from './nori'
import { disc, dots, hilltopAtMoonrise, hilltopInMoonlight, kitchenByMoon, moonPanes, rect } from './places'
import { planes } from './planes'
import { blanket, closedBook, mouse, satchel } from './props'
import type { Drawn } from './svg'
import { ellipse, group } from './svg'

/* Pages 10 to 12 of “The Moon Is Late”: the moon, and home with its light (docs/storyboard.png). */

/** The moon rises: behind the hills its first three shapes, then the whole, and Clara cannot swallow it any longer. */
const moonrisePage = () => {
  const place = hilltopAtMoonrise()
  const light = {
    ambient: '#B4809C',
    cast: '#6A3F80',
    strength: 0.85,
    wine: ['#8A2450', 0.16] as [string, number],
  }
  const rim = '#FFEFB0'
  return planes({
    back: [
      ...place.back,
      // It comes up behind the ridge: a thread of it, a slice, a half.
      ...(
        [
          [32, 463, '#F4ECFA'],
          [128, 453, '#FAEACC'],
          [234, 411, '#FFEEB8'],
        ] as const
      ).map(([x, y, fill]) => ellipse(x, y, 44, 44, fill)),
      disc(470, 226, 150),
      ...place.ridges,
    ],
    middle: [
      ...place.middle,
      onGround(light, {
        thinks: 'The meeting is over. It came!',
        at: [534, 590],
        scale: 0.78,
        figure: rabbitBehind(),
      }),
      onGround(light, {
        thinks: 'There you are.',
        at: [372, 594],
        scale: 0.76,
        rim: { id: 'nori', colour: rim, inwards: [-2, 6] },
        figure: fromBehind({ tilt: 4, turn: -0.2 }),
      }),
      onGround(light, { thinks: 'One. One moon!', at: [206, 594], scale: 0.8, figure: hedgehogBehind() }),
      onGround(light, { thinks: 'It came at my speed.', at: [86, 594], scale: 0.8, figure: snailBehind() }),
      onGround(light, {
        thinks: 'QUACK!',
        at: [634, 592],
        scale: 0.76,
        rotate: 6,
        rim: { id: 'clara', colour: rim, inwards: [3, 6] },
        figure: duck({ mood: 'laughing', quack: true }),
      }),
      onGround('dusk', {
        thinks: 'Everybody looks up. Now!',
        at: [318, 590],
        scale: 1.15,
        flip: true,
        figure: mouse({}),
      }),
      onGround('dusk', {
        thinks: 'In case the moon is hungry.',
        at: [446, 588],
        scale: 0.8,
        figure: satchel({}),
      }),
    ],
    front: place.front,
  })
}

/** The top of the hill in silver: everyone looks up, each at a different thing. */
const moonlightPage = () => {
  const place = hilltopInMoonlight()
  const light = 'moonlit'
  return planes({
    back: [...place.back, disc(400, 110, 80, '#FFFBE8', '#EDE6CC')],
    middle: [
      ...place.middle,
      ...groundShadow(
        'ground',
        '#1C3464',
        [
          [400, 566, 200],
          [540, 560, 120],
          [250, 564, 150],
          [128, 584, 110],
          [680, 582, 110],
        ],
        0.75,
      ),
      onGround(light, {
        thinks: 'That was in my plan.',
        at: [552, 548],
        scale: 0.64,
        figure: rabbit({ mood: 'happy', look: [-0.9, -1] }),
      }),
      onGround(light, {
        thinks: 'Not one crack.',
        at: [232, 556],
        scale: 0.68,
        flip: true,
        figure: duck({ mood: 'curious', look: [-0.8, -1] }),
      }),
      onGround(light, {
        thinks: 'You are late! (And how glad I am.)',
        at: [400, 554],
        scale: 0.64,
        rim: { id: 'nori', colour: '#FFFBEA', inwards: [0, 6] },
        figure: sitting({ mood: 'talking', mouth: 'o', look: [0, -1], tilt: -3 }),
      }),
      onGround(light, {
        thinks: 'Moons: one. Correct.',
        at: [122, 584],
        scale: 0.68,
        flip: true,
        figure: hedgehog({ mood: 'wonder', look: [-0.6, -1] }),
      }),
      onGround(light, {
        thinks: 'It takes a while. I know.',
        at: [690, 582],
        scale: 0.68,
        figure: snail({ mood: 'tender', look: [-0.8, -1] }),
      }),
      onGround(light, {
        thinks: 'Still half of it.',
        at: [330, 588],
        scale: 1,
        flip: true,
        figure: mouse({}),
      }),
      onGround(light, { thinks: 'Soon in six.', at: [488, 592], scale: 0.72, figure: satchel({}) }),
    ],
    front: place.front,
  })
}

/** The sky in the kitchen's window. */
const nightSky = [
  rect(300, 270, '#6E88D0', -150, -140),
  ...halo('milky', { at: [62, -66], colour: '#F4F4F0', edge: '#A8BCEC', reach: 190 }, 0.8),
  disc(62, -66, 48, '#FFFBE8', '#EDE6CC'),
  dots('#F4F4FF', 6, [
    [-100, -80],
    [-40, 40],
    [96, 60],
    [-110, 90],
  ]),
]

/** Near, on the kitchen floor: the panes of the window lie on the boards, on the blanket and on the fur. */
const goodNightPage = () => {
  const place = kitchenByMoon(...nightSky)
  return planes({
    back: place.back,
    middle: [
      ...place.middle,
      lit('night', group({ x: 736, y: 580, scale: 1.1 }, blanket({}))),
      ...groundShadow('ground', '#1E1A4E', [[736, 582, 240]], 0.6),
      onGround('night', {
        thinks: 'Good night, m… (He does not come to the end of it.)',
        at: [736, 572],
        scale: 0.94,
        rim: { id: 'nori', colour: '#FFFBEA', inwards: [-4, 6] },
        figure: sleeping(),
      }),
      onFigure('nori', moonPanes('#FFF6DC', 0.34)),
      lit('night', closedBook({ x: 1046, y: 570 })),
      onGround('moonlit', {
        thinks: 'Mine. I waited for twelve pages.',
        at: [494, 590],
        scale: 1.1,
        flip: true,
        figure: mouse({}, true),
      }),
    ],
    front: place.front,
  })
}

export const moon: Record<string, () => Drawn[]> = {
  moonrise: moonrisePage,
  moonlight: moonlightPage,
  goodNight: goodNightPage,
}
