import { duck } from '../../characters/friends/duck'
import { hedgehogOnTiptoe } from '../../characters/friends/hedgehog'
import { sittingMouse } from '../../characters/friends/mouse'
import { rabbitFromBehind } from '../../characters/friends/rabbit-from-behind'
import { snail } from '../../characters/friends/snail'
import { gazingNori } from '../../characters/nori'
import type { Point } from '../../kit/geometry'
import { addRimLight, linearGradient } from '../../kit/light-effects'
import { type Light, unchangedLight } from '../../kit/lighting'
import { planes } from '../../kit/planes'
import { colours as c, ellipse, group, path, shade } from '../../kit/svg'
import { hilltopAtMoonrise, moonDisc } from '../../places'
import { satchel } from '../../props/objects'
import { type Figure, placeWithoutShadow } from './figures'

/* Page 10 of “The Moon Is Late”: the moonrise. The text is on the right. */

/** Earlier positions of the moon, larger each time: a thin edge above the ridge, then two larger slices. */
const risingMoons = [
  ...[168, 272].map((x) => shade(ellipse(x, 356, 110, 110, 'url(#gold)', { opacity: 0.9 }))),
  path('M32 368C48 334 100 328 118 360C98 335 50 340 32 368Z', c.paper),
  moonDisc(168, 374, 46),
  moonDisc(272, 346, 54),
]

/** Light on the ridge below each position. */
const lightOnRidge = shade(
  path(
    'M42 366L108 358Q82 365 42 366ZM134 356L204 350Q176 357 134 356ZM230 348L332 340Q290 349 230 348Z',
    '#FFD98C',
    { opacity: 0.8 },
  ),
)

/**
 * Shadow of a figure in front of the moon, which is centred on x = 590.
 * @param from left x
 * @param to right x
 */
const shadowTowardsViewer = (from: number, to: number, y: number) => {
  const shadowX = (x: number) => Math.round(x + (x - 590) * 0.4)
  return shade(path(`M${from} ${y}H${to}L${shadowX(to)} ${y + 80}H${shadowX(from)}Z`, 'url(#shadow)'))
}

/** Everybody is dark in front of the moon. */
const light: Light = {
  ambient: '#90587C',
  shadeColour: '#5A3270',
  strength: 0.86,
  furTint: ['#701C48', 0.14],
}

/** A group of figures with rim light from the moon. */
const moonlitGroup = (id: string, inwards: Point, middle: Point, ...figures: Figure[]) =>
  addRimLight(
    id,
    { colour: '#FFD98C', inwards, light: unchangedLight, middle, reach: 600 },
    group({}, ...figures.map((figure) => placeWithoutShadow(light, figure))),
  )

const figuresOnTheRight = (): Figure[] => [
  {
    thinks: 'QUACK!',
    at: [601, 444],
    scale: 0.46,
    rotate: 6,
    drawing: duck({ mood: 'laughing', quack: true, cheers: true }),
  },
  { thinks: 'Everybody looks up. Now!', at: [601, 575], drawing: sittingMouse({}) },
  { thinks: 'In case the moon is hungry.', at: [570, 576], scale: 0.54, drawing: satchel({}) },
  {
    thinks: 'The meeting is over. It came!',
    at: [711, 584],
    scale: 0.57,
    drawing: rabbitFromBehind({ mood: 'wonder', look: [-0.6, -0.9], lifts: 42 }),
  },
]

const figuresOnTheLeft = (): Figure[] => [
  { thinks: 'There you are.', at: [412, 536], scale: 0.74, drawing: gazingNori() },
  { thinks: 'One. One moon!', at: [98, 548], scale: 0.78, flip: true, drawing: hedgehogOnTiptoe() },
  {
    thinks: 'It came at my speed.',
    at: [172, 586],
    scale: 0.66,
    flip: true,
    drawing: snail({ mood: 'wonder', look: [-1, -1], neck: 'up' }),
  },
]

/** The moon is just above the ridge; everybody is dark in front of it. */
export const moonrisePage = () => {
  const setting = hilltopAtMoonrise()
  return planes({
    back: [...setting.back, ...risingMoons, moonDisc(590, 204, 180), ...setting.ridges, lightOnRidge],
    middle: [
      ...setting.middle,
      linearGradient('shadow', [
        [0, '#1F1439', 0.8],
        [1, '#1F1439', 0],
      ]),
      ...[
        shadowTowardsViewer(573, 625, 442),
        shadowTowardsViewer(312, 520, 528),
        shadowTowardsViewer(667, 753, 582),
        shadowTowardsViewer(72, 134, 544),
        shadowTowardsViewer(108, 238, 582),
        shadowTowardsViewer(546, 616, 574),
      ],
      // The moon is between the two groups, so their edges are lit from opposite sides.
      ...moonlitGroup('right', [2, 2], [900, 560], ...figuresOnTheRight()),
      ...moonlitGroup('left', [-2, 2], [100, 560], ...figuresOnTheLeft()),
    ],
    front: [],
  })
}
