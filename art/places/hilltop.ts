import { linearGradient, pool, radialGradient } from '../kit/light-effects'
import { rect } from '../kit/shapes'
import { ellipse, group, line, type Placement, path, shade } from '../kit/svg'
import { birches, birchWood, fieldGate, stump } from './field-gate'
import { farHills, grassyGround, ground } from './ground'
import { village } from './hill'
import { owl, pine } from './pine'
import { plant, plantShapes } from './plants'
import { storySky } from './sky'

/* The top of the hill in three lights: in the dark (page 9), at moonrise (10) and in moonlight (11). */

/** The gate by the birches: figures sit in front of it round a stump; the pine fills the sky above them. */
export const hilltopInTheDark = () => ({
  back: [
    rect(1320, 620, '#0C261E', -60),
    // The last light, and a birch wood that loses itself in the mist.
    path('M-60 620V290C80 200 200 190 340 176S700 230 1260 250V620Z', '#133A2E'),
    // Mist over the field behind the gate.
    path('M-60 620V446C80 400 260 400 420 396S760 330 940 352S1180 330 1260 350V620Z', '#2A5A44'),
    ...fieldGate,
    ...birches,
    birchWood,
  ],
  middle: [
    ground('#143226', [-60, 520], [300, 490], [600, 462], [860, 462], [1260, 480]),
    ...pine('#04100C', '#14352A'),
    owl({ x: 962, y: 102 }, { body: '#3C5850', belly: '#5E7668', wing: '#243E36', face: '#D0B8A0' }),
  ],
  stump,
})

/** The ridge behind which the moon rises: a round hill where the earlier moons are, its far side behind Nori. */
const moonRidge =
  'M-60 620V520C0 490 100 424 150 372Q200 316 264 305Q390 270 600 432C700 440 800 416 930 412S1180 424 1260 410V620Z'

/** A pine on the ridge that the wind has bent, with the owl on its bough. */
const bentPine = path(
  'M872 424Q892 380 880 330H888Q896 380 894 424ZM836 342Q830 328 850 326Q856 304 884 308Q916 290 930 312Q956 314 946 330Q926 340 904 336Q866 350 836 342ZM846 384Q842 364 844 356L851 360L858 356Q860 364 856 384ZM838 382L886 388V393L838 387Z',
  '#46245F',
)

/** Fields in the valley, divided by hedges. */
const fields = [
  path('M-60 620V486C60 460 180 446 300 448S520 470 640 468S960 436 1260 462V620Z', '#6B3F80'),
  shade(
    path(
      `M-60 486C60 460 180 446 300 448C380 450 450 452 520 462C400 456 300 456 200 460S20 478-60 500Z`,
      '#4A2868',
    ),
  ),
]

/** The moon belongs at (614, 212); `ridges` go in front of it, and `middle` in front of them. Flat bands of sky. */
export const hilltopAtMoonrise = () => ({
  back: [
    rect(1320, 620, '#43307F', -60),
    path('M-60 620V176C120 120 300 150 480 110S900 60 1260 150V620Z', '#583789'),
    path('M-60 620V330C80 260 300 290 460 230S860 190 1000 260S1180 260 1260 290V620Z', '#71408B'),
    // Two rings of light in thin mist.
    radialGradient('rings', [
      [0.8, '#FFB088', 0.55],
      [0.8, '#F08C94', 0.3],
    ]),
    shade(ellipse(614, 212, 290, 290, 'url(#rings)')),
  ],
  ridges: [path(moonRidge, '#532C6C'), bentPine, ...fields],
  middle: [
    linearGradient('hill', [
      [0, '#8A4A80'],
      [0.8, '#2E1B4E'],
    ]),
    ground('url(#hill)', [-60, 520], [200, 506], [440, 488], [700, 486], [900, 504], [1260, 548]),
    // A faint path: the text is on it.
    shade(
      path(
        'M840 620C930 590 1040 584 1016 556C1000 544 1020 530 1034 520H1042C1036 532 1024 544 1044 556C1090 590 1000 596 970 620Z',
        '#E88C9C',
        {
          opacity: 0.2,
        },
      ),
    ),
  ],
})

/** Nori's house, so far away that only roof, window and smoke show, and a path that winds up the hill. */
const homeFarBelow = (place: Placement) =>
  group(
    place,
    path(
      'M-6-2C-6 10-30 12-20 20C-8 28 40 20 44 32C46 40 10 40-4 60H22C36 44 66 42 62 30C58 16 6 22 0 16C-6 10 4 8 4-2Z',
      '#86A2D4',
    ),
    path('M-15 0V-16H15V0Z', '#8890C4'),
    path('M-21-15L-12-30H12L21-15Z', '#7A3C58'),
    path('M6-28V-37H11V-28ZM-4-1V-11H4V-1Z', '#3A2E7A'),
    path('M-11-4V-11H-6V-4Z', '#FFE9A8'),
    line('M9-42C2-50 16-58 8-68', '#8FA4D8', 3),
  )

/** The moon belongs at (292, 206), between `back` and `hills`. Dark on the right, where the text is. */
export const hilltopInMoonlight = () => ({
  back: [
    ...storySky([0, '#123C56'], [0.5, '#1A4C64'], [0.8, '#2A6474']),
    // Two rings of light in thin mist, the second almost lost in the sky.
    radialGradient('rings', [
      [0.66, '#B4E4DC', 0.56],
      [0.7, '#B4E4DC', 0.36],
      [0.8, '#B4E4DC', 0.3],
      [0.86, '#B4E4DC', 0.16],
      [1, '#B4E4DC', 0],
    ]),
    shade(ellipse(292, 206, 470, 470, 'url(#rings)')),
    plantShapes('fir'),
  ],
  hills: [
    farHills('#2F7086', 440, 424, 440, 418, 404, 384, 410),
    plant('fir', '#22586C', [
      [-26, 452, 0.6],
      [6, 456, 1],
      [58, 452, 0.5],
      [206, 452, 0.3],
      [784, 454, 1],
      [832, 452, 0.6],
    ]),
    ground('#24606E', [40, 454], [300, 446], [760, 446], [1000, 436], [1200, 444]),
    ...pool('mist', { at: [330, 450], colour: '#C8F0E4', radius: 540 }, 0.95, 0.08),
    village({ x: 22, y: 472, scale: 0.42 }, ['#B0D8DC', '#1E4A5C', '#FFE9A8'], [1, 2]),
    homeFarBelow({ x: 246, y: 460 }),
  ],
  middle: [
    linearGradient(
      'crest',
      [
        [0.3, '#5C9C8A'],
        [0.64, '#2F6966'],
      ],
      [1, 0],
    ),
    ...grassyGround(
      'grass',
      '#3D766F',
      [
        [-60, 552],
        [140, 512],
        [420, 492],
        [700, 496],
        [900, 530],
        [1260, 580],
      ],
      { fill: 'url(#crest)', size: 0.6, every: 90, steep: true },
    ),
    ground('#28605F', [-60, 570], [140, 546], [420, 520], [700, 528], [900, 552], [1260, 616]),
  ],
})
