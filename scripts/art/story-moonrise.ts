import type { Part } from './cast'
import { onGround } from './cast'
import { duck, snail } from './friends'
import { hedgehogOnTiptoe, rabbitBehind } from './friends-turned'
import { gradient, rimmed } from './glow'
import { asItIs } from './light'
import type { Point } from './limbs'
import { mouseSits } from './mouse'
import { gazing } from './nori'
import { disc, hilltopAtMoonrise } from './places'
import { planes } from './planes'
import { satchel } from './props'
import { ellipse, group, path, shade } from './svg'

/* Page 10 of “The Moon Is Late”: the moonrise. */

/** The moon before, on its way up, from silver to gold; the ridge cuts a thread, a slice and a half off it. */
const rising = [
  [44, 384, '#E8E4F4'],
  [150, 366, '#F6E6C0'],
  [296, 336, '#FFE09A'],
] as const
const risingMoons = [
  ...rising.map(([x, y]) => shade(ellipse(x, y, 120, 120, 'url(#gold)', { opacity: 0.7 }))),
  ...rising.map(([x, y, colour]) => ellipse(x, y, 60, 60, colour)),
]

/** The shadow of somebody before the moon, whose middle is at x = 590. */
const towardsUs = (from: number, to: number, y: number) => {
  const fallen = (x: number) => Math.round(x + (x - 590) * 0.4)
  return shade(path(`M${from} ${y}H${to}L${fallen(to)} ${y + 80}H${fallen(from)}Z`, 'url(#shadow)'))
}

/** The moon rises, and is just clear of the ridge; all are dark before it. Clara cannot swallow it any longer. */
export const moonrisePage = () => {
  const place = hilltopAtMoonrise()
  const light = {
    ambient: '#90587C',
    cast: '#5A3270',
    strength: 0.86,
    wine: ['#701C48', 0.14] as [string, number],
  }
  // The moon is on all of their edges, from the right or from the left; it is between them.
  const row = (id: string, inwards: Point, middle: Point, ...them: Part[]) =>
    rimmed(
      id,
      { colour: '#FFD98C', inwards, light: asItIs, middle, reach: 600 },
      group({}, ...them.map((part) => onGround(light, part))),
    )
  return planes({
    back: [...place.back, ...risingMoons, disc(590, 204, 180), ...place.ridges],
    middle: [
      ...place.middle,
      gradient('shadow', [
        [0, '#1F1439', 0.8],
        [1, '#1F1439', 0],
      ]),
      ...[
        towardsUs(642, 702, 457),
        towardsUs(330, 540, 526),
        towardsUs(528, 620, 560),
        towardsUs(72, 134, 544),
        towardsUs(116, 246, 582),
        towardsUs(696, 780, 576),
      ],
      ...row(
        'right',
        [2, 2],
        [900, 560],
        {
          thinks: 'QUACK!',
          at: [666, 460],
          scale: 0.62,
          rotate: 6,
          figure: duck({ mood: 'laughing', quack: true, cheers: true }),
        },
        { thinks: 'In case the moon is hungry.', at: [750, 578], scale: 0.6, figure: satchel({}) },
      ),
      ...row(
        'left',
        [-2, 2],
        [100, 560],
        { thinks: 'There you are.', at: [430, 536], scale: 0.74, figure: gazing() },
        {
          thinks: 'The meeting is over. It came!',
          at: [572, 566],
          scale: 0.66,
          flip: true,
          figure: rabbitBehind({ mood: 'wonder', look: [-0.6, -0.9], lifts: 40 }),
        },
        { thinks: 'One. One moon!', at: [98, 548], scale: 0.78, flip: true, figure: hedgehogOnTiptoe() },
        {
          thinks: 'It came at my speed.',
          at: [180, 586],
          scale: 0.66,
          flip: true,
          figure: snail({ mood: 'wonder', look: [-1, -1], neck: 'up' }),
        },
        {
          thinks: 'Everybody looks up. Now!',
          at: [712, 586],
          figure: mouseSits({}, 44),
        },
      ),
    ],
    front: [],
  })
}
