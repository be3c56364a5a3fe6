import { linearGradient, radialGradient } from '../kit/light-effects'
import { dots, rect } from '../kit/shapes'
import { ellipse, line, path, shade } from '../kit/svg'
import { ground } from './ground'
import { owl, pine } from './pine'
import { storySky } from './sky'

/* The top of the hill in three lights: in the dark (page 9), at moonrise (10) and in moonlight (11). */

/** Trunk of a birch, from its foot on the left, and the dark marks on it. */
const birchTrunk = 'q7-80 3-160h3q2 80 7 160Z'
const birchMarks = 'm3-30h5m1-24h4m-6-30h5'
const birchFeet = ['M14 526', 'M70 530', 'M118 524', 'M212 530', 'M230 524', 'M300 520']

/** A line of birches: their drooping crowns, and pale trunks with dark marks. */
const birches = [
  path(`M-60 390${'q50-50 90 0'.repeat(4)}q70 10 40 80${'q-40 30-90 0'.repeat(4)}Z`, '#0B241C'),
  path(birchFeet.map((foot) => foot + birchTrunk).join(''), '#467460'),
  line(birchFeet.map((foot) => foot + birchMarks).join(''), '#123428', 3),
]

/** A gate in a fence on the hill. */
const fieldGate = line(
  'M602 446V396M672 434V388M602 430L672 400M500 458V420M400 444L860 398M400 456L860 410',
  '#0A2219',
  4,
)

/** Figures sit at about y = 554; the pine fills the sky above them. Flat planes: sky, wood, hill and mist. */
export const hilltopInTheDark = () => ({
  back: [
    rect(1320, 620, '#0C261E', -60),
    dots('#9CB49C', 3, [
      [596, 52],
      [520, 130],
      [800, 226],
    ]),
    // The last light over a wood far away.
    path('M-60 620V206C60 168 200 190 340 176S700 230 1260 250V620Z', '#133A2E'),
    path(
      'M-60 620V262C-30 244 0 250 10 268C24 222 92 218 104 256C120 240 150 250 152 276C172 262 204 270 206 298C238 268 290 288 292 324C310 312 338 320 342 342C364 332 388 344 392 364C440 360 480 384 520 400L1260 420V620Z',
      '#0E2C23',
    ),
    // A bank of mist, a hill with a fence, and a line of birches.
    path('M-60 620V404C80 360 260 392 420 410S760 330 940 352S1180 330 1260 350V620Z', '#123428'),
    path('M-60 620V492C160 480 300 452 520 440S1000 400 1260 440V620Z', '#1B4636'),
    fieldGate,
    ...birches,
    path('M-60 620V524Q300 500 620 510T1260 490V620Z', '#2A5544'),
  ],
  middle: [
    ground('#0A1E17', [-60, 562], [480, 520], [1260, 538]),
    ...pine('#04100C', '#14352A'),
    owl({ x: 962, y: 102 }, { body: '#3C5850', belly: '#5E7668', wing: '#243E36', face: '#D0B8A0' }),
  ],
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

/** Houses of the village: walls, roofs and lit windows; the smoke is Nori's. */
const homesFarBelow = [
  path('M188 452V436H214V452ZM250 442V428H274V442Z', '#6E8CB4'),
  path('M183 437L192 424H211L219 437ZM245 429L253 418H272L279 429Z', '#1E4058'),
  path('M212 484V460H252V484Z', '#8C9CCC'),
  path('M204 462L216 440H248L260 462Z', '#7A3C58'),
  path('M238 444V430H245V444ZM230 484V468H239V484Z', '#3A2E7A'),
  path('M217 477V468H224V477ZM243 477V468H248V477ZM202 447V441H208V447ZM258 438V433H263V438Z', '#FFE9A8'),
  line('M242 426C232 416 250 406 240 394', '#8FA4D8', 3),
]

/** The valley: a ridge, the river in a bend that shines in the moonlight, and the village inside the bend. */
const valley = [
  path(
    'M-60 620V420C40 384 120 392 200 402S360 424 460 404S700 392 820 414S1100 372 1260 392V620Z',
    '#2F7086',
  ),
  path('M-60 620V450C100 424 300 420 500 424S760 446 900 444S1140 424 1260 436V620Z', '#24606E'),
  path(
    'M360 420C250 416 110 424 84 444C60 466 110 500 160 508L320 524V500C270 502 210 496 170 484C130 472 112 456 140 446C180 430 260 426 360 428Z',
    '#BFE6DE',
  ),
  ...homesFarBelow,
]

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
  ],
  hills: valley,
  middle: [
    linearGradient(
      'crest',
      [
        [0.3, '#5C9C8A'],
        [0.64, '#2F6966'],
      ],
      [1, 0],
    ),
    ground('url(#crest)', [-60, 540], [220, 512], [480, 496], [760, 506], [940, 540], [1260, 590]),
    ground('#28605F', [-60, 570], [240, 546], [440, 526], [700, 534], [900, 560], [1260, 616]),
  ],
  /** A boulder, nearer than the others' place; its top is at y = 500. */
  boulder: [
    path('M-60 620V500C-20 488 40 484 110 490C160 492 196 500 214 520C240 546 250 580 256 620Z', '#164456'),
    path(
      'M-60 500C-20 488 40 484 110 490C160 492 196 500 214 520C170 512 130 526 80 520Q10 516-60 530Z',
      '#7CAEB4',
    ),
    path('M126 522C152 550 138 590 150 620H256C250 580 240 546 214 520C180 512 150 516 126 522Z', '#0E3244'),
  ],
  /** Tall grass, cut by the lower edge. */
  front: [
    path(
      'M818 630C822 590 818 564 798 544C826 560 836 590 834 630ZM842 630C838 560 842 510 864 452C862 512 860 570 862 630ZM872 630C874 570 896 530 946 510C908 544 894 580 892 630ZM800 630Q796 596 764 576Q808 590 814 630ZM896 630Q906 590 950 574Q918 596 914 630ZM852 580C846 536 828 504 832 476C822 462 822 436 832 414C844 436 846 460 838 476C838 504 852 536 858 580ZM880 590C880 556 896 528 912 512C912 494 922 472 940 460C942 482 934 502 918 514C902 532 888 560 886 590Z',
      '#0C2A3C',
    ),
  ],
})
