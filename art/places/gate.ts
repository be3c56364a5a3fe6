import { withContourLines } from '../kit/contour-lines'
import { linearGradient } from '../kit/light-effects'
import { dots } from '../kit/shapes'
import { copies, element, group, line, type Placement, path, repeat, shade } from '../kit/svg'
import { houseAtNight } from './house'
import { milkyWay } from './milky-way'
import { storySky } from './sky'

/* The garden gate at night, the house below a large sky (page 2). */

/** An apple tree with a swing, 270 wide, standing on y = 0. */
const appleTree = (place: Placement) =>
  group(
    place,
    line('M58-132V-40M80-132V-40', '#1C1A48', 3),
    path('M49-42H89V-35H49Z', '#4E3A6C'),
    // Trunk.
    path(
      'M-36 6C-8-4-4-34-12-66C-18-94-36-112-66-136L-48-148C-24-132-8-120 2-100C14-126 42-140 84-146L80-128C48-120 28-102 24-74C20-44 28-6 56 6Q8-6-36 6Z',
      '#1C1A48',
    ),
    path(
      'M-108-130C-136-138-140-176-108-186C-116-220-78-244-48-228C-30-262 20-264 34-236C64-256 104-236 102-210C136-212 156-176 134-160C148-132 118-112 96-128C80-104 48-110 36-128C18-112-20-112-36-132C-56-110-92-112-108-130Z',
      '#1E2458',
    ),
    // Bark, and leaves like those of the hedge.
    line('M6-10Q-4-40 4-84', '#38346E', 3),
    element('path', {
      d: 'M0 0L-60-152-24-150 10-176 26-204 60-176 0 0',
      fill: 'none',
      'marker-mid': 'url(#leaf)',
    }),
    // Side lit by the dusk.
    shade(
      path(
        'M-108-186C-116-220-78-244-48-228C-30-262 20-264 34-236C4-240-16-222-20-200C-50-212-72-196-76-172Q-90-186-108-186Z',
        '#2C346E',
      ),
    ),
    dots('#C0566A', 9, [
      [-94, -152],
      [-54, -164],
      [-10, -148],
      [10, -192],
      [74, -198],
    ]),
  )

/** A low hedge with a gap, its outline a row of round bunches, and a few leaves. */
const hedge = copies(
  'hedge',
  [{}, { x: 262, y: -4 }],
  group(
    {},
    element('path', {
      d: 'M492 488Q580 452 676 486Z',
      fill: '#1A2056',
      stroke: '#1A2056',
      'stroke-width': 38,
      'stroke-dasharray': '0 24 0 17 0 21',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
    ...repeat(
      'leaf',
      [
        [492, 480],
        [548, 466],
        [562, 470],
        [604, 470],
        [660, 470],
      ],
      path('M-7 0Q0-6 7 0Q0 5-7 0Z', '#323A80'),
      true,
    ),
  ),
)

/** Hills behind the hills, grey in the starlight: nothing glows before the moon comes. */
const farHills = [
  path('M180 500C360 480 480 410 700 396S960 430 1260 412V500Z', '#424C96'),
  path('M340 500C560 450 660 400 1000 432L1260 500Z', '#38418C'),
]

/**
 * A picket fence.
 * @param from left x
 * @param to right x
 * @param height of a picket
 */
const pickets = (from: number, to: number, y: number, fill: string, height: number) => [
  element('path', {
    d: `M${from} ${y - height / 2}H${to}`,
    fill: 'none',
    stroke: fill,
    'stroke-width': height,
    'stroke-linecap': 'butt',
    'stroke-dasharray': `${Math.round(height * 0.2)} ${Math.round(height * 0.16)}`,
  }),
  line(`M${from} ${y - height * 0.72}H${to}M${from} ${y - height * 0.24}H${to}`, fill, height * 0.09),
]

/** Stones of the garden path: the door's light grazes their tops, and their near sides are dark. */
const stones = copies(
  'stone',
  [
    { x: 836, y: 524, scale: 0.8 },
    { x: 764, y: 540 },
    { x: 800, y: 570, scale: 1.3 },
    { x: 590, y: 598, scale: 1.5 },
    { x: 440, y: 590, scale: 1.3 },
  ],
  shade(
    group(
      { opacity: 0.4 },
      path('M-29 1-28 7Q0 14 32-2Z', '#2A2450'),
      path('M-29 1Q-28-7 4-9T32-2Q14 10-29 1Z', '#FFF2CC'),
    ),
  ),
)

/** Light from the doorsill, widening across the lawn: its edges break on the grass, and around it is half-light. */
const doorLight = [
  linearGradient(
    'door-light',
    [
      [0, '#C89A78', 0],
      [0.9, '#FFD488'],
    ],
    [1, 0],
  ),
  shade(element('use', { href: '#beam', x: -40, y: -6, opacity: 0.25 })),
  shade(element('use', { href: '#beam', x: -18, y: -4, opacity: 0.25 })),
  shade(
    path(
      'M914 499C860 514 820 509 780 519S690 522 640 538 540 540 480 560 330 580 200 620H846C880 596 866 584 890 564S930 530 956 499Z',
      'url(#door-light)',
      { id: 'beam' },
    ),
  ),
  ...stones,
]

/** The door of the house is at (930, 496); its light falls towards (200, 600). */
export const gardenGate = () => ({
  back: [
    ...storySky([0, '#10164A'], [0.4, '#222A72'], [0.66, '#3A4490'], [0.82, '#48529E']),
    ...milkyWay(),
    ...farHills,
    ...withContourLines(
      'hills',
      path('M-60 494C80 450 260 496 400 482S620 446 720 454 1060 420 1260 468V620H-60Z', '#2E3680'),
      ['#383F8A', 2],
      [
        [20, 9],
        [-30, 20],
      ],
    ),
    ...hedge,
  ],
  middle: [
    ...withContourLines(
      'lawn',
      path('M-60 510C240 514 400 494 560 484S880 472 1000 482 1160 500 1260 496V620H-60Z', '#294474'),
      ['#31507F', 3],
      [
        [40, 12],
        [-30, 26],
        [40, 50],
      ],
    ),
    appleTree({ x: 1106, y: 512 }),
    ...pickets(1022, 1260, 532, '#8A86BC', 34),
    ...doorLight,
    houseAtNight({ x: 900, y: 496, scale: 1.15 }),
  ],
  front: [],
})
