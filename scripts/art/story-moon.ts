import { heights, onGround } from './cast'
import { duck, hedgehog, rabbit, snail } from './friends'
import { hedgehogBehind, rabbitBehind } from './friends-turned'
import { castShadow } from './glow'
import type { Point } from './limbs'
import { fromBehind, sittingSide } from './nori'
import { disc, dots, hilltopAtMoonrise, hilltopInMoonlight } from './places'
import { planes } from './planes'
import { mouse, satchel } from './props'
import { goodNightPage } from './story-home'
import type { Drawn } from './svg'
import { group } from './svg'

/* Pages 10 and 11 of “The Moon Is Late”: the moon (docs/storyboard.jpg). */

/** One moon on its way along the ridge, which cuts it: a thread, a slice, a half. */
const risingMoons = dots('#FFE9A8', 92, [
  [40, 480],
  [112, 452],
  [212, 418],
])

/** The moon rises, and is just clear of the ridge; all are dark before it. Clara cannot swallow it any longer. */
const moonrisePage = () => {
  const place = hilltopAtMoonrise()
  const light = {
    ambient: '#A4688A',
    cast: '#5A3270',
    strength: 0.86,
    wine: ['#701C48', 0.14] as [string, number],
  }
  const rim = '#FFD98C'
  return planes({
    back: [...place.back, risingMoons, disc(556, 200, 182), ...place.ridges],
    middle: [
      ...place.middle,
      onGround(light, {
        thinks: 'The meeting is over. It came!',
        at: [614, 560],
        scale: 0.72,
        rotate: 3,
        rim: { id: 'milo', colour: rim, inwards: [2, 5], tall: 372 },
        figure: rabbitBehind(),
      }),
      onGround(light, {
        thinks: 'There you are.',
        at: [390, 584],
        scale: 0.8,
        rim: { id: 'nori', colour: rim, inwards: [-6, 4] },
        figure: fromBehind({ mood: 'wonder', turn: 0.5, tilt: -20, ears: 0 }),
      }),
      onGround(light, {
        thinks: 'One. One moon!',
        at: [180, 600],
        scale: 0.86,
        rim: { id: 'hugo', colour: rim, inwards: [-3, 4], tall: 152 },
        figure: hedgehogBehind(),
      }),
      onGround(light, {
        thinks: 'It came at my speed.',
        at: [78, 568],
        scale: 0.66,
        flip: true,
        figure: snail({ mood: 'wonder', look: [-1, -1] }),
      }),
      onGround(light, {
        thinks: 'QUACK!',
        at: [704, 568],
        scale: 0.62,
        rotate: 18,
        rim: { id: 'clara', colour: rim, inwards: [4, 5], tall: 218 },
        figure: duck({ mood: 'laughing', quack: true }),
      }),
      onGround(light, {
        thinks: 'In case the moon is hungry. (And the mouse: Everybody looks up. Now!)',
        at: [512, 596],
        scale: 0.8,
        rim: { id: 'bag', colour: rim, inwards: [-3, 3], tall: 100 },
        figure: group({}, satchel({}), mouse({ x: 106, scale: 1.2 })),
      }),
    ],
    front: place.front,
  })
}

/** The shadow of somebody who stands at a height: long, to the lower right, away from the moon. */
const moonShadow = (id: string, foot: number) =>
  castShadow(id, '#0C1A48', 0.5, `matrix(1 0 -0.9 -0.14 ${0.9 * foot} ${1.14 * foot})`)

/** The top of the hill in silver: all noses on one line to the moon. */
const moonlightPage = () => {
  const place = hilltopInMoonlight()
  const light = 'moonlit'
  const rim = { colour: '#FFFBEA', inwards: [4, 4] as Point }
  return planes({
    back: [...place.back, disc(150, 118, 98, '#FFFBE8', '#EDE6CC')],
    middle: [
      ...place.middle,
      ...moonShadow('milo', 546),
      onGround(light, {
        thinks: 'That was in my plan.',
        at: [650, 546],
        scale: 0.74,
        rotate: 14,
        rim: { ...rim, id: 'milo', tall: heights.rabbit },
        figure: rabbit({ mood: 'wonder', look: [-1, -1.4] }),
      }),
      ...moonShadow('nori', 562),
      onGround(light, {
        thinks: 'You are late! (And how glad I am.)',
        at: [458, 562],
        scale: 0.78,
        flip: true,
        rim: { ...rim, id: 'nori' },
        figure: sittingSide({ mood: 'talking', mouth: 'call', look: [0.5, -0.5], tilt: -34, ears: 16 }),
      }),
      ...moonShadow('clara', 572),
      onGround(light, {
        thinks: 'Not one crack.',
        at: [206, 570],
        scale: 0.76,
        rotate: 17,
        rim: { ...rim, id: 'clara', tall: heights.duck },
        figure: duck({ mood: 'curious', look: [-0.6, -1], sits: true }),
      }),
      onGround(light, {
        thinks: 'Moons: one. Correct.',
        at: [118, 592],
        scale: 0.78,
        rotate: 12,
        figure: hedgehog({ mood: 'wonder', look: [-0.2, -1] }),
      }),
      onGround(light, {
        thinks: 'It takes a while. I know.',
        at: [612, 592],
        scale: 0.8,
        figure: snail({ mood: 'tender', look: [-0.8, -1] }),
      }),
      onGround(light, {
        thinks: 'Still half of it.',
        at: [470, 596],
        figure: mouse({}),
      }),
      onGround(light, { thinks: 'Soon in six.', at: [352, 594], scale: 0.72, figure: satchel({}) }),
    ],
    front: place.front,
  })
}

export const moon: Record<string, () => Drawn[]> = {
  moonrise: moonrisePage,
  moonlight: moonlightPage,
  goodNight: goodNightPage,
}
