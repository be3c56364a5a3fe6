import type { Part } from './cast'
import { onGround } from './cast'
import { duckStretched } from './duck'
import { duck, snail } from './friends'
import { hedgehogBehind, hedgehogSittingUp } from './friends-turned'
import { castShadow, groundShadow, rimmed } from './glow'
import { asItIs, type Light } from './light'
import type { Point } from './limbs'
import { miloCalls, miloGazes } from './milo-at-night'
import { gazing, howling } from './nori'
import { disc, hilltopAtMoonrise, hilltopInMoonlight } from './places'
import { planes } from './planes'
import { mouse, mouseCalls, satchel } from './props'
import { goodNightPage } from './story-home'
import type { Drawn } from './svg'
import { el, group, path, shade } from './svg'

/* Pages 10 and 11 of “The Moon Is Late”: the moon (docs/storyboard.jpg). */

/**
 * Where the moon was before, on its way up from behind the ridge: as much of a disc as was seen then, its lit edge ahead.
 * @param seen from 0, a half, to 1, nothing
 */
const earlier = (x: number, y: number, size: number, seen: number) => {
  // Half a circle in one curve: its ends, and how far its handles go.
  const [end, out, inner] = [0.7, 0.94, 0.94 * seen].map((part) => part * size) as [number, number, number]
  const at = (dx: number, dy: number) => `${Math.round(x + dx)} ${Math.round(y + dy)}`
  return `M${at(-end, -end)}C${at(out - end, -out - end)} ${at(end + out, end - out)} ${at(end, end)}C${at(end + inner, end - inner)} ${at(inner - end, -inner - end)} ${at(-end, -end)}Z`
}

/** A thread, a slice, a half, in one arc that leads to the whole moon. */
const risingMoons = shade(
  path(earlier(26, 324, 22, 0.84) + earlier(80, 276, 28, 0.5) + earlier(146, 222, 34, 0), '#CFA0A4'),
)

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
        [300, 566, 170],
        [526, 545, 80],
        [668, 558, 60],
        [750, 580, 56],
        [110, 484, 90],
      ]),
      ...row(
        'right',
        [3, 4],
        [900, 560],
        0,
        {
          thinks: 'QUACK!',
          at: [660, 556],
          scale: 0.72,
          rotate: 3,
          figure: duck({ mood: 'laughing', quack: true, cheers: true }),
        },
        { thinks: 'In case the moon is hungry.', at: [750, 580], scale: 0.66, figure: satchel({}) },
      ),
      ...row(
        'left',
        [-4, 4],
        [100, 560],
        380,
        {
          thinks: 'The meeting is over. It came!',
          at: [526, 543],
          scale: 0.65,
          flip: true,
          figure: miloGazes(),
        },
        { thinks: 'There you are.', at: [314, 562], scale: 0.76, figure: gazing() },
        { thinks: 'One. One moon!', at: [108, 482], scale: 0.68, figure: hedgehogBehind() },
        {
          thinks: 'It came at my speed.',
          at: [81, 580],
          scale: 0.6,
          flip: true,
          figure: snail({ mood: 'wonder', look: [-1, -1] }),
        },
        {
          thinks: 'Everybody looks up. Now!',
          at: [584, 581],
          flip: true,
          figure: mouse({}),
        },
      ),
    ],
    front: place.front,
  })
}

/** The shadow of somebody who stands at a height: long, to the lower right, away from the moon. */
const moonShadow = (id: string, foot: number) =>
  castShadow(id, '#0C1A48', 0.5, `matrix(1 0 -0.9 -0.14 ${0.9 * foot} ${1.14 * foot})`)

/** The moon on those who sit below it: fur is brick, as at home afterwards. */
const fullMoon: Light = {
  ambient: '#CCD0F8',
  cast: '#7A7CC8',
  strength: 0.62,
  wine: ['#A83C3C', 0.36],
  glow: ['#FFF6D6', 0.1],
}

/** Some who stand on one height, for the shadow of all of them. */
const cast = (id: string, ...figures: Drawn[]) => el('g', { id }, ...figures)

/** The moon's rim on all of them. */
const inSilver = (id: string, figures: Drawn[]) =>
  rimmed(
    id,
    { colour: '#FFFBEA', inwards: [4, 4], light: asItIs, middle: [1400, 1700], reach: 1500 },
    group({}, ...figures),
  )

/** The top of the hill in silver: all noses on one line to the moon. */
const moonlightPage = () => {
  const place = hilltopInMoonlight()
  const light = fullMoon
  // In front: who is small.
  const small = [
    onGround(light, {
      thinks: 'Moons: one. Correct.',
      at: [112, 578],
      scale: 0.66,
      figure: hedgehogSittingUp(),
    }),
    onGround(light, { thinks: 'Soon in six.', at: [314, 576], scale: 0.62, figure: satchel({}) }),
    onGround(light, {
      thinks: 'I call as well. Nobody minds the biscuit.',
      at: [326, 536],
      scale: 0.9,
      figure: mouseCalls({}),
    }),
    onGround(light, {
      thinks: 'It takes a while. I know.',
      at: [753, 578],
      scale: 0.6,
      figure: snail({ mood: 'tender', look: [-0.8, -1], neck: 'up' }),
    }),
  ]
  const tall = [
    cast(
      'milo',
      onGround(light, {
        thinks: 'That was in my plan!',
        at: [680, 477],
        scale: 0.66,
        figure: miloCalls(),
      }),
    ),
    cast(
      'row',
      onGround(light, {
        thinks: 'Not one crack.',
        at: [208, 552],
        scale: 0.72,
        figure: duckStretched(true),
      }),
      onGround(light, {
        thinks: 'You are late! (And how glad I am.)',
        at: [496, 556],
        scale: 0.78,
        flip: true,
        figure: howling(),
      }),
    ),
  ]
  return planes({
    back: [...place.back, disc(150, 118, 98, '#FFFBE8', '#EDE6CC')],
    middle: [
      ...place.rise,
      ...place.middle,
      ...moonShadow('milo', 477),
      ...moonShadow('row', 555),
      ...inSilver('tall', tall),
      ...moonShadow('small', 579),
      ...inSilver('small', small),
    ],
    front: place.front,
  })
}

export const moon: Record<string, () => Drawn[]> = {
  moonrise: moonrisePage,
  moonlight: moonlightPage,
  goodNight: goodNightPage,
}
