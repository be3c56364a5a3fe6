import { duck } from '../../characters/friends/duck'
import { hedgehogOnTiptoe } from '../../characters/friends/hedgehog'
import { mouseSits } from '../../characters/friends/mouse'
import { rabbitBehind } from '../../characters/friends/rabbit-from-behind'
import { snail } from '../../characters/friends/snail'
import { gazing } from '../../characters/nori'
import type { Point } from '../../kit/geometry'
import { planes } from '../../kit/layers'
import { gradient, rimmed } from '../../kit/light-effects'
import { asItIs, type Light } from '../../kit/lighting'
import { colours as c, ellipse, group, path, shade } from '../../kit/svg'
import { disc, hilltopAtMoonrise } from '../../places'
import { satchel } from '../../props/objects'
import { onGround, type Part } from './figures'

/* Page 10 of “The Moon Is Late”: the moonrise. */

/** The moon before, each time larger: the ridge lets a silver thread of it be seen, a slice and a half. */
const risingMoons = [
  ...[168, 272].map((x) => shade(ellipse(x, 356, 110, 110, 'url(#gold)', { opacity: 0.9 }))),
  path('M32 368C48 334 100 328 118 360C98 335 50 340 32 368Z', c.paper),
  disc(168, 374, 46),
  disc(272, 346, 54),
]

/** Its way from shape to shape, a light on the ridge that swells below each. */
const trail = shade(
  path(
    'M42 366L108 358Q82 365 42 366ZM134 356L204 350Q176 357 134 356ZM230 348L332 340Q290 349 230 348Z',
    '#FFD98C',
    { opacity: 0.8 },
  ),
)

/** The shadow of somebody before the moon, whose middle is at x = 590. */
const towardsUs = (from: number, to: number, y: number) => {
  const fallen = (x: number) => Math.round(x + (x - 590) * 0.4)
  return shade(path(`M${from} ${y}H${to}L${fallen(to)} ${y + 80}H${fallen(from)}Z`, 'url(#shadow)'))
}

/** The moon rises, and is just clear of the ridge; all are dark before it. Clara cannot swallow it any longer. */
export const moonrisePage = () => {
  const place = hilltopAtMoonrise()
  const light: Light = {
    ambient: '#90587C',
    cast: '#5A3270',
    strength: 0.86,
    wine: ['#701C48', 0.14],
  }
  // The moon is on all of their edges, from the right or from the left; it is between them.
  const row = (id: string, inwards: Point, middle: Point, ...them: Part[]) =>
    rimmed(
      id,
      { colour: '#FFD98C', inwards, light: asItIs, middle, reach: 600 },
      group({}, ...them.map((part) => onGround(light, part))),
    )
  return planes({
    back: [...place.back, ...risingMoons, disc(590, 204, 180), ...place.ridges, trail],
    middle: [
      ...place.middle,
      gradient('shadow', [
        [0, '#1F1439', 0.8],
        [1, '#1F1439', 0],
      ]),
      ...[
        towardsUs(573, 625, 442),
        towardsUs(312, 520, 528),
        towardsUs(667, 753, 582),
        towardsUs(72, 134, 544),
        towardsUs(108, 238, 582),
        towardsUs(546, 616, 574),
      ],
      ...row(
        'right',
        [2, 2],
        [900, 560],
        {
          thinks: 'QUACK!',
          at: [601, 444],
          scale: 0.46,
          rotate: 6,
          figure: duck({ mood: 'laughing', quack: true, cheers: true }),
        },
        { thinks: 'Everybody looks up. Now!', at: [601, 575], figure: mouseSits({}) },
        { thinks: 'In case the moon is hungry.', at: [570, 576], scale: 0.54, figure: satchel({}) },
        {
          thinks: 'The meeting is over. It came!',
          at: [711, 584],
          scale: 0.57,
          figure: rabbitBehind({ mood: 'wonder', look: [-0.6, -0.9], lifts: 42 }),
        },
      ),
      ...row(
        'left',
        [-2, 2],
        [100, 560],
        { thinks: 'There you are.', at: [412, 536], scale: 0.74, figure: gazing() },
        { thinks: 'One. One moon!', at: [98, 548], scale: 0.78, flip: true, figure: hedgehogOnTiptoe() },
        {
          thinks: 'It came at my speed.',
          at: [172, 586],
          scale: 0.66,
          flip: true,
          figure: snail({ mood: 'wonder', look: [-1, -1], neck: 'up' }),
        },
      ),
    ],
    front: [],
  })
}
