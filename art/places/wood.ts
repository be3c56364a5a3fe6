import { copies, element, line, path, repeat } from '../kit/svg'
import { grass, ground } from './ground'
import { storySky } from './sky'

/* The edge of a maple wood at night, around a clearing that a lantern lights from the right (page 7). */

/** The trunk of a maple that frames the page on the right. */
const framingTrunk = path('M1056-20Q1110 330 1040 446Q1150 480 1260 460V-20Z', '#2A2014')

/** The branch from which the plan and the lantern hang, lit from below. */
export const bareBranch = [
  path('M1100-10Q1040 50 880 42T574 30Q700 66 880 68T1110 92Z', '#4A3420'),
  line('M620 40Q740 56 880 63T1094 82', '#B87A44', 7),
]

/** A maple leaf that hangs from the crown, 84 wide. */
const hangingLeaf = path(
  'M0-18Q-8-28-22-28Q-20-18-22-12Q-34-14-42-6Q-32 2-26 8Q-32 16-30 26Q-18 22-12 22Q-8 32 0 44Q8 32 12 22Q18 22 30 26Q32 16 26 8Q32 2 42-6Q34-14 22-12Q20-18 22-28Q8-28 0-18Z',
  '#18200F',
)

/** Trunks further in, with the last light between them. */
const edgeOfTheWood = copies(
  'trunk',
  [{ x: 30 }, { x: 236 }, { x: 486 }],
  path('M-20-20Q6 300-50 450H46Q4 300 22-20Z', '#33351C'),
)

/** Dark on the left, where the text is. */
export const woodEdge = () => ({
  back: [...storySky([0, '#16241F'], [0.5, '#26351F'], [0.9, '#6A5228']), ...edgeOfTheWood],
  middle: [
    ground('#28351A', [-60, 446], [1260, 424]),
    ground('#1C2713', [-60, 516], [340, 510], [900, 620]),
    ...grass(
      'far',
      '#3A4822',
      [
        [-60, 446],
        [1260, 424],
      ],
      0.5,
      260,
    ),
    framingTrunk,
  ],
  front: [
    // The crown. Its leaves turn with the line through them, so they hang at all angles.
    path('M-60-20V60Q90 80 300 30T700 14T1000 28L1100 56Q1170 104 1260 90V-20Z', '#18200F'),
    ...repeat(
      'leaf',
      [
        [586, 30],
        [620, 6],
        [736, 10],
        [800, 16],
        [880, 14],
        [960, 10],
        [1120, 76],
        [1190, 90],
      ],
      hangingLeaf,
      true,
    ),
  ],
})

/** Tall grass at the page's lower edge, in front of those who sit there. */
export const grassInFront = () =>
  grass(
    'near',
    '#0C140C',
    [
      [-60, 606],
      [1260, 606],
    ],
    1.9,
    110,
  )

/** Grass in the lantern's light, around the feet of those who stand there: the same tuft as at the horizon. */
export const grassInTheLight = element('path', {
  d: 'M0 0L1176 514L1140 570L896 594L0 0',
  fill: 'none',
  'marker-mid': 'url(#far)',
})
