import type { Part } from './cast'
import { asItIs, heights, onGround, onStage } from './cast'
import { duckStretched } from './duck'
import { duck, hedgehog, rabbit, snail } from './friends'
import { hedgehogBehind, rabbitBehind } from './friends-turned'
import { castShadow, groundShadow, rimmed, shadowSide } from './glow'
import type { Light } from './light'
import type { Point } from './limbs'
import { fromBehind, howling } from './nori'
import { disc, dots, hilltopAtMoonrise, hilltopInMoonlight } from './places'
import { planes } from './planes'
import { mouse, satchel } from './props'
import { goodNightPage } from './story-home'
import type { Drawn } from './svg'
import { group } from './svg'

/* Pages 10 and 11 of “The Moon Is Late”: the moon (docs/storyboard.jpg). */

/** One moon on its way along the ridge, which cuts it: a thread, a slice, a half. */
const risingMoons = dots('#FFE9A8', 60, [
  [38, 363],
  [98, 350],
  [164, 340],
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
  // The moon is on all of their edges, from the right or from the left; it is between them.
  const row = (id: string, inwards: Point, middle: Point, below: number, ...them: Part[]) =>
    rimmed(
      id,
      { colour: '#FFD98C', inwards, light: asItIs, middle, reach: 600, below },
      group({}, ...them.map((part) => onGround(light, part))),
    )
  return planes({
    back: [...place.back, risingMoons, disc(556, 200, 182), ...place.ridges],
    middle: [
      ...place.middle,
      ...groundShadow('ground', '#1F1439', [
        [300, 568, 170],
        [512, 544, 80],
        [650, 562, 80],
        [110, 484, 90],
      ]),
      ...row(
        'right',
        [3, 4],
        [800, 560],
        0,
        {
          thinks: 'The meeting is over. It came!',
          at: [512, 542],
          scale: 0.57,
          flip: true,
          figure: rabbitBehind({ mood: 'wonder', look: [-0.8, -0.8], lifts: 11 }),
        },
        {
          thinks: 'QUACK!',
          at: [652, 560],
          scale: 0.73,
          rotate: 4,
          figure: duck({ mood: 'laughing', quack: true, cheers: true }),
        },
      ),
      ...row(
        'left',
        [-4, 4],
        [100, 560],
        380,
        {
          thinks: 'There you are.',
          at: [314, 562],
          scale: 0.76,
          figure: fromBehind({ mood: 'wonder', tilt: -26, look: [0.8, -0.7] }),
        },
        { thinks: 'One. One moon!', at: [108, 482], scale: 0.68, figure: hedgehogBehind() },
        {
          thinks: 'It came at my speed.',
          at: [84, 580],
          scale: 0.6,
          flip: true,
          figure: snail({ mood: 'wonder', look: [-1, -1] }),
        },
        {
          thinks: 'In case the moon is hungry. (And the mouse: Everybody looks up. Now!)',
          at: [604, 580],
          scale: 0.72,
          figure: group({}, satchel({}), mouse({ x: 106, scale: 1.2 })),
        },
      ),
    ],
    front: place.front,
  })
}

/** The shadow of somebody who stands at a height: long, to the lower right, away from the moon. */
const moonShadow = (id: string, foot: number) =>
  castShadow(id, '#0C1A48', 0.5, `matrix(1 0 -0.9 -0.14 ${0.9 * foot} ${1.14 * foot})`)

/** The side of a figure that the moon does not reach. @param d its edge is drawn as the body is round */
const awayFromMoon = (id: string, d: string) => shadowSide(id, d, '#35367E', 0.42)

/** The moon on those who sit below it: fur is brick, as at home afterwards. */
const fullMoon: Light = {
  ambient: '#CCD0F8',
  cast: '#7A7CC8',
  strength: 0.62,
  wine: ['#A83C3C', 0.36],
  glow: ['#FFF6D6', 0.1],
}

/** The top of the hill in silver: all noses on one line to the moon. */
const moonlightPage = () => {
  const place = hilltopInMoonlight()
  const light = fullMoon
  const rim = { colour: '#FFFBEA', inwards: [4, 4] as Point }
  return planes({
    back: [...place.back, disc(150, 118, 98, '#FFFBE8', '#EDE6CC')],
    middle: [
      ...place.rise,
      ...moonShadow('milo', 498),
      onGround(light, {
        thinks: 'That was in my plan.',
        at: [706, 496],
        scale: 0.66,
        rotate: 2,
        rim: { ...rim, id: 'milo', tall: heights.rabbit },
        figure: rabbit({ mood: 'wonder', look: [-1, -1.4] }),
      }),
      awayFromMoon(
        'milo',
        'M726 228C742 298 734 328 742 358C746 394 724 402 722 428C734 458 726 488 716 508H820V228Z',
      ),
      ...place.middle,
      ...moonShadow('nori', 560),
      onGround(light, {
        thinks: 'You are late! (And how glad I am.)',
        at: [486, 560],
        scale: 0.78,
        flip: true,
        rim: { ...rim, id: 'nori' },
        figure: howling(),
      }),
      awayFromMoon(
        'nori',
        'M612 248C596 276 556 294 514 302C500 316 490 330 470 342C452 352 424 354 404 338L396 347L370 316C370 346 396 376 470 372C530 400 546 440 520 474C500 490 500 530 530 570H700V248Z',
      ),
      onStage(light, {
        thinks: 'It takes a while. I know.',
        at: [731, 578],
        scale: 0.62,
        figure: snail({ mood: 'tender', look: [-0.8, -1] }),
      }),
      ...moonShadow('clara', 554),
      onGround(light, {
        thinks: 'Not one crack.',
        at: [212, 554],
        scale: 0.72,
        rim: { ...rim, id: 'clara', tall: heights.duck },
        figure: duckStretched(true),
      }),
      onGround(light, {
        thinks: 'Moons: one. Correct.',
        at: [106, 586],
        scale: 0.74,
        rotate: 12,
        figure: hedgehog({ mood: 'wonder', look: [-0.2, -1] }),
      }),
      onGround(light, {
        thinks: 'Still half of it.',
        at: [388, 590],
        scale: 1.1,
        figure: mouse({}),
      }),
      onGround(light, { thinks: 'Soon in six.', at: [560, 592], scale: 0.66, figure: satchel({}) }),
    ],
    front: place.front,
  })
}

export const moon: Record<string, () => Drawn[]> = {
  moonrise: moonrisePage,
  moonlight: moonlightPage,
  goodNight: goodNightPage,
}
