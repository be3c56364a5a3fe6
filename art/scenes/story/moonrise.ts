import { duck } from '../../characters/friends/duck'
import { hedgehogOnTiptoe } from '../../characters/friends/hedgehog-on-tiptoe'
import { sittingMouse } from '../../characters/friends/mouse'
import { rabbitFromBehind } from '../../characters/friends/rabbit-from-behind'
import { snail } from '../../characters/friends/snail'
import { gazingNori } from '../../characters/nori'
import type { Point } from '../../kit/geometry'
import {
  addRimLight,
  clipToBrightParts,
  groundShadow,
  linearGradient,
  radialGradient,
} from '../../kit/light-effects'
import { type Light, unchangedLight } from '../../kit/lighting'
import { planes } from '../../kit/planes'
import { element, ellipse, group, path, shade } from '../../kit/svg'
import { hilltopAtMoonrise, moonDisc } from '../../places'
import { satchel } from '../../props/objects'
import { type Figure, placeWithoutShadow } from './figures'

/* Page 10 of “The Moon Is Late”: the moonrise. The text is on the right. */

/**
 * The trail of light along which the moon has come, as wide as the moon, and its earlier positions there; the ridge
 * cuts them off: thread, slice, half.
 */
const risingMoons = [
  path('M124 402C160 296 340 40 614 26V400Z', '#FF9C88', { opacity: 0.18 }),
  ellipse(150, 397, 25, 25, '#FFD98C', { opacity: 0.3 }),
  ellipse(184, 351, 31, 31, '#FFD98C', { opacity: 0.3 }),
  ellipse(257, 304, 39, 39, '#FFD98C', { opacity: 0.3 }),
]

/** A flat bank of cloud. */
const cloudBank = shade(
  path('M150 214Q220 186 296 196Q344 168 396 192Q450 184 470 210Q330 226 150 214Z', '#7E448C'),
)

/** A figure that casts a shadow. */
type ShadowedFigure = Figure & { id: string }

/** The shape of a figure, laid on the ground towards the viewer, away from the moon at x = 614. */
const shadowShape = ({ id, at: [x, y] }: ShadowedFigure) => {
  const lean = Math.round((x - 614) / 2.8) / 100
  const length = 0.45
  return element('use', {
    href: `#${id}`,
    transform: `matrix(1 0 ${-lean} ${-length} ${Math.round(lean * y)} ${Math.round((1 + length) * y)})`,
  })
}

/** The shadows of all figures, fading towards the viewer. */
const shadows = (figures: ShadowedFigure[]) => [
  linearGradient('shadow', [
    [0.72, '#1F1439', 0.7],
    [1, '#1F1439', 0.3],
  ]),
  element('mask', { id: 'cast', 'mask-type': 'alpha' }, ...figures.map(shadowShape)),
  shade(element('path', { d: 'M0 0H1200V600H0Z', fill: 'url(#shadow)', mask: 'url(#cast)' })),
]

/** Everybody is dark in front of the moon. */
const light: Light = {
  ambient: '#A080BC',
  shadeColour: '#56349A',
  strength: 0.84,
  furTint: ['#C02A18', 0.24],
}

/** A group of figures with rim light from the moon. */
const moonlitGroup = (id: string, inwards: Point, middle: Point, ...figures: ShadowedFigure[]) =>
  addRimLight(
    id,
    { colour: '#FFD98C', inwards, light: unchangedLight, middle, reach: 600 },
    group({}, ...figures.map((figure) => element('g', { id: figure.id }, placeWithoutShadow(light, figure)))),
  )

const figuresOnTheRight = (): ShadowedFigure[] => [
  {
    id: 'clara',
    thinks: 'QUACK!',
    at: [655, 550],
    scale: 0.73,
    rotate: 10,
    drawing: duck({ mood: 'laughing', cheers: true }),
  },
  {
    id: 'presto',
    thinks: 'It came at my speed.',
    at: [753, 594],
    scale: 0.5,
    drawing: snail({ mood: 'wonder', look: [-0.8, -1] }),
  },
]

const figuresOnTheLeft = (): ShadowedFigure[] => [
  { id: 'nori', thinks: 'There you are.', at: [458, 550], scale: 0.72, drawing: gazingNori() },
  {
    id: 'hugo',
    thinks: 'One. One moon!',
    at: [237, 516],
    scale: 0.6,
    flip: true,
    drawing: hedgehogOnTiptoe(),
  },
  {
    id: 'mouse',
    thinks: 'Everybody looks up. Now!',
    at: [206, 580],
    scale: 0.76,
    flip: true,
    drawing: sittingMouse({}),
  },
  {
    id: 'milo',
    thinks: 'The meeting is over. It came!',
    at: [112, 577],
    scale: 0.72,
    drawing: rabbitFromBehind({ mood: 'wonder', look: [-0.6, -0.9], lifts: 14, flip: true }),
  },
  { id: 'bag', thinks: 'In case the moon is hungry.', at: [260, 586], scale: 0.54, drawing: satchel({}) },
]

/** Grass in front of their feet, 38 wide. */
const tuft = 'q-1-14-11-24q13 6 14 22q2-26-8-44q16 14 14 42q4-22 13-36q-4 20-1 38q7-14 18-20q-9 10-9 22'

/** The moon is just above the ridge; everybody is dark in front of it. */
export const moonrisePage = () => {
  const setting = hilltopAtMoonrise()
  return planes({
    back: [...setting.back, ...risingMoons, moonDisc(614, 212, 186), cloudBank, ...setting.ridges],
    middle: [
      ...setting.middle,
      shade(ellipse(614, 504, 330, 46, 'url(#moonshine)', { opacity: 0.4 })),
      // The shadows of those at the lower edge fall outside the picture.
      ...shadows([...figuresOnTheRight(), ...figuresOnTheLeft()].filter(({ at }) => at[1] < 560)),
      ...groundShadow(
        'contact',
        '#1F1439',
        [
          [237, 518, 64],
          [120, 578, 110],
          [256, 586, 60],
          [440, 566, 170],
          [662, 552, 90],
          [756, 596, 80],
        ],
        0.8,
      ),
      // The moon is between the two groups, so their edges are lit from opposite sides.
      ...moonlitGroup('right', [2, 2], [900, 560], ...figuresOnTheRight()),
      ...moonlitGroup('left', [-2, 2], [100, 560], ...figuresOnTheLeft()),
      radialGradient('moonshine', [
        [0, '#FFF6D0'],
        [0.55, '#FFE8B0', 0.56],
        [1, '#FFD98C', 0],
      ]),
      ...clipToBrightParts('left', ellipse(600, 320, 120, 240, 'url(#moonshine)')),
    ],
    front: [
      path(
        `M-60 620V598H58${tuft}H272${tuft}q40-6 112-4${tuft}H564${tuft}q60-6 150 0${tuft}q90-6 160 24ZM384 566${tuft}ZM470 560${tuft}ZM656 560${tuft}Z`,
        '#1F1439',
      ),
    ],
  })
}
