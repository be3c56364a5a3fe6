import { duckStretched } from '../../characters/friends/duck-poses'
import { hedgehogSittingUp } from '../../characters/friends/hedgehog'
import { mouseCalls } from '../../characters/friends/mouse'
import { miloCalls } from '../../characters/friends/rabbit-at-night'
import { snail } from '../../characters/friends/snail'
import { howling } from '../../characters/nori'
import type { Point } from '../../kit/geometry'
import { planes } from '../../kit/layers'
import { rimmed } from '../../kit/light-effects'
import { asItIs, type Light } from '../../kit/lighting'
import { type Drawn, group, path, shade } from '../../kit/svg'
import { disc, hilltopInMoonlight } from '../../places'
import { satchel } from '../../props/objects'
import { onGround } from './figures'

/* Page 11 */

/* Page 11 of “The Moon Is Late”: in the moonlight; with it, its last pages (10: story-moonrise.ts, 12: story-home.ts). */

/** The moon on those who sit below it: fur is brick, as at home afterwards. */
const fullMoon: Light = {
  ambient: '#CCD0F8',
  cast: '#7A7CC8',
  strength: 0.62,
  wine: ['#A83C3C', 0.36],
  glow: ['#FFF6D6', 0.1],
}

/** The shadow of somebody on the ground, away from the moon: one clean shape, to the lower right. @param feet from, to */
const moonShadow = ([from, to]: Point, y: number, long: number, falls: number) =>
  `M${from} ${y}Q${from + 20} ${y + falls} ${to + long} ${y + falls}Q${to + long / 2} ${y} ${to} ${y - 4}Z`

/** The moon's rim on all of them. */
const inSilver = (id: string, figures: Drawn[]) =>
  rimmed(
    id,
    { colour: '#FFFBEA', inwards: [2, 2], light: asItIs, middle: [1400, 1700], reach: 1500 },
    group({}, ...figures),
  )

/** The top of the hill in silver: all noses on one line to the moon. */
export const moonlightPage = () => {
  const place = hilltopInMoonlight()
  const light = fullMoon
  // In front: who is small.
  const small = [
    onGround(light, {
      thinks: 'Moons: one. Correct.',
      at: [104, 588],
      scale: 0.66,
      figure: hedgehogSittingUp(),
    }),
    onGround(light, { thinks: 'Soon in six.', at: [303, 577], scale: 0.58, figure: satchel({}) }),
    onGround(light, {
      thinks: 'I call as well. Nobody minds the biscuit.',
      at: [321, 540],
      scale: 0.9,
      figure: mouseCalls({}),
    }),
    onGround(light, {
      thinks: 'It takes a while. I know.',
      at: [742, 588],
      scale: 0.54,
      figure: snail({ mood: 'tender', look: [-0.8, -1], neck: 'up' }),
    }),
  ]
  const tall = [
    onGround(light, {
      thinks: 'That was in my plan!',
      at: [656, 528],
      scale: 0.7,
      figure: miloCalls(),
    }),
    onGround(light, {
      thinks: 'Not one crack.',
      at: [216, 530],
      scale: 0.72,
      figure: duckStretched(),
    }),
    onGround(light, {
      thinks: 'You are late! (And how glad I am.)',
      at: [488, 556],
      scale: 0.78,
      flip: true,
      figure: howling(),
    }),
  ]
  return planes({
    back: [...place.back, disc(150, 118, 98, '#FFFBE8', '#EDE6CC')],
    middle: [
      ...place.middle,
      shade(
        path(
          moonShadow([618, 704], 528, 150, 24) +
            moonShadow([190, 252], 530, 110, 22) +
            moonShadow([345, 640], 555, 190, 26) +
            moonShadow([60, 176], 588, 60, 10) +
            moonShadow([694, 790], 588, 70, 8),
          '#0C1A48',
          { opacity: 0.5 },
        ),
      ),
      ...inSilver('all', [...tall, ...small]),
    ],
    front: [],
  })
}
