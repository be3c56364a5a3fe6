import { onStage } from './cast'
import { duck, hedgehog, rabbit, snail } from './friends'
import { groundShadow, rimmed } from './glow'
import { lit } from './light'
import { fromBehind, sitting, sleeping } from './nori'
import { hilltopAtMoonrise, hilltopInMoonlight, kitchenByMoon, rect } from './places'
import { planes } from './planes'
import { biscuit, blanket, closedBook, mouse } from './props'
import type { Drawn } from './svg'
import { ellipse, group, path, shade } from './svg'

/* Pages 10 to 12 of “The Moon Is Late”: the moon, and home with its light (docs/storyboard.png). */

/** The moon, without its halo, `r` in radius. */
const disc = (x: number, y: number, r: number, fill = '#FFEFB8', seas = '#F4D98C') =>
  group(
    { x, y, scale: r / 100 },
    ellipse(0, 0, 100, 100, fill),
    shade(
      path(
        'M-60-40C-40-70 0-62-4-36C-8-14-40-24-46-6C-52 14-80 4-60-40ZM16 10C40-10 70 8 62 36C54 62 20 66 12 46C6 32 4 22 16 10ZM30-56C44-64 56-50 48-40C40-32 22-44 30-56ZM-40 44C-28 36-14 48-22 58C-32 66-50 54-40 44Z',
        seas,
      ),
    ),
  )

/** The moon rises: behind the hills its four shapes, one after the other, and Clara cannot swallow it any longer. */
const moonrisePage = () => {
  const place = hilltopAtMoonrise()
  const gold = '#FFE9A0'
  return planes({
    back: [
      ...place.back,
      ...(
        [
          [58, 466, 0.5],
          [150, 446, 0.7],
          [262, 424, 0.85],
        ] as const
      ).map(([x, y, opacity]) => ellipse(x, y, 46, 46, '#FFF3C4', { opacity })),
      disc(470, 236, 150),
      ...place.ridges,
    ],
    middle: [
      ...place.middle,
      onStage('afterglow', {
        thinks: 'It shone on me first.',
        at: [92, 586],
        scale: 0.72,
        flip: true,
        figure: snail({ mood: 'proud' }),
      }),
      onStage('afterglow', {
        thinks: 'One. One moon!',
        at: [236, 588],
        scale: 0.72,
        flip: true,
        figure: hedgehog({ mood: 'happy', look: [-0.6, -1] }),
      }),
      ...rimmed(
        'milo',
        gold,
        [2, 5],
        group({ x: 606, y: 584, scale: 0.72 }, rabbit({ mood: 'surprised', look: [-0.8, -1] })),
        lit(
          'afterglow',
          group({ x: 606, y: 584, scale: 0.72 }, rabbit({ mood: 'surprised', look: [-0.8, -1] })),
        ),
      ),
      ...rimmed(
        'nori',
        gold,
        [-2, 5],
        group({ x: 424, y: 592, scale: 0.72 }, fromBehind({ tilt: 6, turn: 0.4 })),
        lit('afterglow', group({ x: 424, y: 592, scale: 0.72 }, fromBehind({ tilt: 6, turn: 0.4 }))),
      ),
      ...rimmed(
        'clara',
        gold,
        [3, 5],
        group({ x: 706, y: 592, scale: 0.74, rotate: 8 }, duck({ mood: 'proud', quack: true })),
        lit(
          'afterglow',
          group({ x: 706, y: 592, scale: 0.74, rotate: 8 }, duck({ mood: 'proud', quack: true })),
        ),
      ),
      lit('afterglow', mouse({ x: 330, y: 596, scale: 0.8, flip: true }), biscuit({ x: 560, y: 592 }, true)),
    ],
    front: place.front,
  })
}

/** From above the hill, everyone in silver light, everyone looks up. */
const moonlightPage = () => {
  const place = hilltopInMoonlight()
  const light = 'moonlit'
  return planes({
    back: [...place.back, disc(400, 116, 84)],
    middle: [
      ...place.middle,
      ...groundShadow(
        'ground',
        '#24406E',
        [
          [400, 556, 190],
          [540, 552, 120],
          [240, 556, 150],
          [120, 578, 120],
          [690, 574, 110],
        ],
        0.7,
      ),
      onStage(light, {
        thinks: 'You are late! (And how beautiful you are.)',
        at: [400, 548],
        scale: 0.62,
        figure: sitting({ mood: 'talking', mouth: 'o', look: [0, -1], tilt: -3 }),
      }),
      onStage(light, {
        thinks: 'That was my plan.',
        at: [546, 546],
        scale: 0.62,
        figure: rabbit({ mood: 'happy', look: [-0.8, -1] }),
      }),
      onStage(light, {
        thinks: 'Not one crack.',
        at: [246, 550],
        scale: 0.64,
        flip: true,
        figure: duck({ mood: 'curious', look: [-0.8, -1] }),
      }),
      onStage(light, {
        thinks: 'Moons: one.',
        at: [124, 578],
        scale: 0.64,
        flip: true,
        figure: hedgehog({ mood: 'happy', look: [-0.6, -1] }),
      }),
      onStage(light, {
        thinks: 'It takes a while. I know.',
        at: [682, 574],
        scale: 0.64,
        figure: snail({ mood: 'proud' }),
      }),
      mouse({ x: 350, y: 590, scale: 0.8, flip: true }),
      biscuit({ x: 440, y: 590 }, true),
    ],
    front: place.front,
  })
}

/** Near, on the kitchen floor: the moon lies on the fur. */
const goodNightPage = () => {
  const dim = {
    ambient: '#5E60AC',
    cast: '#4A4A94',
    strength: 0.95,
    wine: ['#7A3A6A', 0.25] as [string, number],
  }
  const place = kitchenByMoon()
  const asleep = group({ x: 770, y: 566, scale: 0.98 }, sleeping())
  return planes({
    back: [
      lit(dim, ...place.back),
      group({ x: 880, y: 186, scale: 0.94 }, rect(282, 252, '#6E86CC', -141, -131)),
      disc(930, 140, 50),
    ],
    middle: [
      ...place.middle,
      lit('moonlit', group({ x: 770, y: 574, scale: 1.1 }, blanket({}))),
      ...rimmed('nori', '#FFF9E4', [-3, 6], asleep, lit('night', asleep)),
      lit('night', closedBook({ x: 1010, y: 520 })),
      lit('moonlit', mouse({ x: 1060, y: 584, scale: 0.95 }, true)),
    ],
    front: [lit(dim, ...place.front)],
  })
}

export const moon: Record<string, () => Drawn[]> = {
  moonrise: moonrisePage,
  moonlight: moonlightPage,
  goodNight: goodNightPage,
}
