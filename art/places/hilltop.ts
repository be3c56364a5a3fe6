import { halo, linearGradient, pool, radialGradient } from '../kit/light-effects'
import { dots, rect } from '../kit/shapes'
import { ellipse, group, line, type Placement, path, shade } from '../kit/svg'
import { farHills, grassyGround, ground } from './ground'
import { village } from './hill'
import { owl, pine } from './pine'
import { plant, plantShapes } from './plants'
import { storySky } from './sky'

/* The top of the hill in three lights: in the dark (page 9), at moonrise (10) and in moonlight (11). */

/** The edge of a wood: round crowns between a tall and a short fir. */
const edgeOfWood = `M-60 620V524${'q4-24 26-20q22-4 28 16l14-48l15 46q16-18 34 2l9-26l10 24q16-22 38 0'.repeat(3)}V620Z`

/** Figures sit at about y = 554; the pine fills the sky above them. Flat planes: sky, wood, hill and mist. */
export const hilltopInTheDark = () => ({
  back: [
    rect(1320, 620, '#0C261E', -60),
    dots('#9CB49C', 3, [
      [632, 66],
      [520, 150],
      [800, 226],
    ]),
    // A bank of mist behind the wood, a hill, and the edge of the wood.
    path('M-60 620V404C80 360 260 392 420 410S760 330 940 352S1180 330 1260 350V620Z', '#123428'),
    path('M-60 620V492C160 480 300 452 520 440S1000 400 1260 440V620Z', '#1B4636'),
    path(edgeOfWood, '#0C2A20'),
    linearGradient('mist', [
      [0, '#3C6A54', 0],
      [0.7, '#3C6A54', 0.7],
    ]),
    path('M-60 620V524Q300 500 620 510T1260 490V620Z', 'url(#mist)'),
  ],
  middle: [
    ground('#0A1E17', [-60, 562], [480, 520], [1260, 538]),
    ...pine('#04100C', '#14352A'),
    owl({ x: 962, y: 102 }, { body: '#3C5850', belly: '#5E7668', wing: '#243E36', face: '#D0B8A0' }),
  ],
})

/** A few round trees, 26 wide. */
const treeClump = 'q-1-12 8-10q5-9 11-1q9 0 7 9'

/** The ridge behind which the moon rises. It climbs where the earlier moons are, as they do. */
const moonRidge = `M-60 620V440L-34 440${treeClump}${treeClump}C120 440 180 414 250 388S400 352 440 372S520 428 600 432S800 412 930 412${treeClump}${treeClump}S1180 424 1260 410V620Z`

/** Fields in the valley, paler with distance, divided by hedges. */
const fields = [
  path('M-60 620V446C60 426 180 420 300 430S520 470 640 468S960 436 1260 462V620Z', '#6B3F80'),
  shade(
    path(
      `M-60 446C60 426 180 420 300 430C380 436 450 452 520 462C400 452 300 440 200 438S20 444-60 460ZM160 476${treeClump}${treeClump}${treeClump}Q210 484 160 476ZM1060 486${treeClump}${treeClump}${treeClump}Q1110 494 1060 486Z`,
      '#4A2868',
    ),
  ),
]

/** The moon belongs at (614, 212); `ridges` go in front of it, and `middle` in front of them. */
export const hilltopAtMoonrise = () => ({
  back: [
    ...storySky([0, '#3E2C80'], [0.4, '#5E3C8E'], [0.7, '#78408A']),
    ...halo('rose', { at: [460, 260], colour: '#FFA080', fadeTo: '#A04C90', radius: 450 }, 0.95),
    ...halo('gold', { at: [614, 212], colour: '#FFF0B0', fadeTo: '#E87888', radius: 370 }, 1),
  ],
  ridges: [path(moonRidge, '#532C6C'), ...fields],
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
