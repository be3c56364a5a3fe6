import { duck } from '../../characters/friends/duck'
import { hedgehogOnTiptoe } from '../../characters/friends/hedgehog-on-tiptoe'
import { nibblingMouse } from '../../characters/friends/mouse'
import { amazedRabbit } from '../../characters/friends/rabbit-amazed'
import { packedSnail } from '../../characters/friends/snail'
import { smallNoriFromBehind } from '../../characters/nori'
import type { Point } from '../../kit/geometry'
import { addEvenRimLight, linearGradient } from '../../kit/light-effects'
import type { Light } from '../../kit/lighting'
import { planes } from '../../kit/planes'
import { element, group, path, repeat, shade } from '../../kit/svg'
import { hilltopAtMoonrise, hilltopTuft as tuft } from '../../places'
import { laidSatchel, lantern } from '../../props/objects'
import { type Figure, placeWithoutShadow } from './figures'

/* Page 10 of “The Moon Is Late”: the moonrise, everybody tiny under one enormous moon. The text is on the right. */

/** Dark in front of the moon. */
const light: Light = {
  ambient: '#744A8C',
  shadeColour: '#441A62',
  strength: 0.92,
  furTint: ['#B43420', 0.3],
}

/** Nori's face is half turned to the moon, so that it shows. */
const noriLight: Light = { ...light, ambient: '#9468A8' }

/** Near us, where the moon lights the ground's haze. */
const nearLight: Light = { ambient: '#B488BC', shadeColour: '#6A3C98', strength: 0.85 }

/** Everybody on the ridge, with their own light, and with the slant of the shadow, if it falls on what we see of the hill. */
const onTheRidge = (): (Figure & { shadow?: { id: string; slant: number }; lit?: Light })[] => [
  {
    thinks: 'QUACK!',
    at: [142, 384],
    scale: 0.3,
    flip: true,
    drawing: duck({ mood: 'laughing', cheers: true }),
  },
  {
    shadow: { id: 'hugo', slant: 1.1 },
    thinks: 'One. One moon!',
    at: [228, 449],
    scale: 0.3,
    flip: true,
    drawing: hedgehogOnTiptoe(),
  },
  {
    shadow: { id: 'nori', slant: 0.5 },
    thinks: 'MOON!',
    at: [352, 438],
    scale: 0.3,
    lit: noriLight,
    drawing: smallNoriFromBehind({ mood: 'proud', mouth: 'call', tilt: -34, ears: 4 }),
  },
  {
    shadow: { id: 'presto', slant: -0.8 },
    thinks: 'It came at my speed.',
    at: [450, 448],
    scale: 0.31,
    rotate: 5,
    drawing: packedSnail({ mood: 'wonder', look: [-0.4, -1], neck: 'up' }),
  },
  {
    shadow: { id: 'milo', slant: -1.1 },
    thinks: 'The meeting is over. It came!',
    at: [546, 482],
    scale: 0.33,
    drawing: amazedRabbit(),
  },
]

/** Their shadows, which fan out from the moon, long and ever paler, down the hill towards us. */
const shadows = (figures: ReturnType<typeof onTheRidge>) => [
  element(
    'mask',
    { id: 'shadows', 'mask-type': 'alpha' },
    ...figures.map(
      ({ shadow, at: [, y] }) =>
        shadow &&
        element('use', {
          href: `#${shadow.id}`,
          transform: `matrix(1 0 ${shadow.slant} -1.1 ${Math.round(-shadow.slant * y)} ${Math.round(2.1 * y)})`,
        }),
    ),
  ),
  linearGradient('fading', [
    [0, '#351652', 0.9],
    [1, '#351652', 0.4],
  ]),
  shade(
    path('M-60 486C80 462 240 434 350 432S520 464 600 480H800V600H-60Z', 'url(#fading)', {
      mask: 'url(#shadows)',
    }),
  ),
]

const moonEdge = (inwards: Point) => ({ colour: '#FFAA66', inwards, size: [1200, 600] as Point })

export const moonrisePage = () => {
  const setting = hilltopAtMoonrise()
  const figures = onTheRidge()
  return planes({
    back: setting.back,
    middle: [
      ...setting.knoll,
      ...shadows(figures),
      ...addEvenRimLight(
        'ridge',
        moonEdge([0, 2]),
        ...figures.map(({ shadow, lit = light, ...figure }) =>
          element('g', { id: shadow?.id }, placeWithoutShadow(lit, figure)),
        ),
      ),
      ...repeat(
        'tuft',
        [
          [308, 446],
          [388, 446],
          [430, 453],
          [470, 459],
          [521, 488],
          [559, 488],
        ],
        group({ scale: 0.4 }, path(tuft, '#4A2060')),
      ),
      ...setting.pine,
    ],
    front: [
      setting.rock,
      setting.front,
      // The pine's shadow.
      shade(path('M692 572Q724 564 756 568L1144 600H764Z', '#16082C')),
      ...repeat(
        'near-tuft',
        [
          [20, 584],
          [190, 580],
          [614, 594],
          [654, 586],
          [742, 574],
        ],
        path(tuft, '#241040'),
      ),
      ...addEvenRimLight(
        'near',
        moonEdge([0, 3]),
        placeWithoutShadow(nearLight, {
          thinks: 'In case the moon is hungry.',
          at: [330, 586],
          drawing: laidSatchel({}),
        }),
        placeWithoutShadow(nearLight, {
          thinks: 'Out. It has done its part.',
          at: [242, 572],
          drawing: lantern({}, { out: true }),
        }),
        placeWithoutShadow(nearLight, {
          thinks: 'Everybody looks up. Now!',
          at: [424, 588],
          scale: 1.14,
          flip: true,
          drawing: nibblingMouse({}),
        }),
      ),
    ],
  })
}
