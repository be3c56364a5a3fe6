import type { VolumeId } from '@/lib/volumes'
import { rabbit } from '../../characters/friends/rabbit'
import { snail } from '../../characters/friends/snail'
import * as nori from '../../characters/nori'
import { lit } from '../../kit/lighting'
import { rect } from '../../kit/shapes'
import { colours as c, type Drawn, el, ellipse, group, line, path, shade } from '../../kit/svg'
import { fir, land } from '../../places'
import { leafTrail, mapleLeaf, stars, tuft } from '../../props/objects'

/* What the three covers show: 600 by 720, the spine over the left 60, the title above y = 340. */

/** The colour of the board, which the page shows until the picture is there, of the spine's cloth and the mark on it. */
export const coverColours: Record<VolumeId, { board: string; cloth: string; mark: string }> = {
  first: { board: c.sun, cloth: c.violetDeep, mark: c.sun },
  second: { board: '#CDB8FF', cloth: '#D9553E', mark: c.oat },
  third: { board: '#1F3F6B', cloth: c.sunDark, mark: '#1F3F6B' },
}

const [w, h] = [600, 720]
const [water, waterLight, waterDark] = ['#6BB9EC', '#B4E0F8', '#3F97D3']

/** The crown of water behind him, broken where he has come through, and its drops. */
const crown = [
  path(
    'M92 656C104 622 98 582 74 546C110 566 130 586 142 608C140 572 148 538 164 508C170 548 178 582 196 606C204 590 212 578 224 568C226 586 234 598 246 604C258 590 264 574 264 558C284 572 298 586 312 596C322 582 326 566 324 544C346 562 362 582 374 602L404 608C414 594 420 578 420 558C434 574 442 590 444 606C458 586 466 554 464 514C484 544 492 578 490 606C506 588 524 574 546 566C526 594 518 626 524 656Z',
    water,
  ),
  shade(
    path(
      'M116 652C124 624 118 594 106 574C130 592 144 612 152 636C154 602 156 574 162 552C170 590 184 618 206 632L196 652ZM500 652C496 626 504 604 514 590C494 602 482 618 474 636C476 606 474 578 470 560C466 590 452 616 432 632L440 652Z',
      waterLight,
    ),
  ),
  path(
    'M112 490c-8 14-9 22 0 22s8-8 0-22ZM196 486c-12 20-14 32 0 32s12-12 0-32ZM436 496c-8 14-9 22 0 22s8-8 0-22Z',
    water,
  ),
]

const rain =
  'M96 352l-9 30M152 420l-8 26M104 470l-8 26M562 344l-9 30M512 402l-8 26M570 450l-8 26M424 350l-6 20M196 340l-6 20M578 60l-8 26M90 54l-8 26M82 210l-7 22M584 210l-7 22'

/** Presto keeps dry under a maple leaf. */
const prestoInTheRain = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    line('M-34-116C-20-150-10-170-4-190', '#C4402A', 7),
    snail({ mood: 'proud' }),
    mapleLeaf('#E8593B', { x: -2, y: -206, rotate: 12, scale: 4.4 }),
    shade(line('M0-150L-10-262M-4-196L-50-220M-4-196L38-232', '#C4402A', 5)),
  )

const rainyPlace = () => [
  rect(w, h, coverColours.first.board),
  shade(ellipse(326, 540, 262, 262, '#FFE3A0')),
  line(rain, '#4FA9E3', 8),
]

const puddle = () => [
  // The puddle runs off the page.
  path('M0 606C120 590 250 586 330 586C440 586 540 592 600 604V720H0Z', water),
  ...crown,
  shade(ellipse(308, 652, 196, 22, waterDark)),
  shade(
    line(
      'M116 662C190 684 430 684 504 662M60 640C72 626 84 620 94 618M150 700C240 712 380 712 466 698',
      waterLight,
      7,
    ),
  ),
  group({ x: 330, y: 650, scale: 0.56 }, nori.jumping({ mouth: 'laugh' })),
  path('M0 720V676C70 656 150 678 200 696C230 706 252 714 260 720Z', c.leaf),
  path('M600 720V664C540 668 450 688 400 720Z', c.leaf),
  tuft(128, 686, '#1F7D62'),
  prestoInTheRain({ x: 512, y: 700, scale: 0.6 }),
]

/** A map in four folds. The route on it goes on across the land. */
const map = [
  path('M-172-104L-58-126L60-104L172-126L178-26L64-4L-58-26L-170-6Z', '#FFF6E0'),
  shade(path('M-58-126L60-104L64-4L-58-26ZM172-126L178-26L120-15L116-115Z', '#F2E2BE')),
  line('M-120-40l22-30l22 30M-96-40v12', c.leaf, 7),
]

/** Dashes of a route. */
const dashes = (d: string, width: number) =>
  el('path', {
    d,
    fill: 'none',
    stroke: '#D9472F',
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-dasharray': `${width * 1.6} ${width * 2}`,
  })

const mapPlace = () => [
  rect(w, h, coverColours.second.board),
  shade(ellipse(470, 330, 190, 130, '#E6DAFF')),
  shade(path('M0 720V396L74 352L140 388L232 330L318 384L400 352L470 396L600 336V720Z', '#B79BEF')),
  shade(path('M232 330L262 349L240 356L226 346L206 354L200 350ZM600 336V368L576 362L560 352Z', c.lilac)),
  land(w, h, '#8FD0AE', [438, 424, 420, 446, 430, 408]),
  ...[380, 408, 440].map((x, i) => fir(x, 446 - i * 2, 0.42 + (i % 2) * 0.2, '#1F7D62')),
  // The house at the end of the route.
  path('M512 420V386H560V420Z', c.cream),
  path('M502 390L536 360L570 390Z', '#D9553E'),
  path('M530 420V400H544V420Z', c.wood),
  land(w, h, '#62BA90', [540, 500, 486, 500, 540, 512, 486]),
  land(w, h, c.leaf, [640, 660, 640, 616, 600]),
  dashes('M392 640C470 632 560 590 520 540C486 500 420 506 424 470C428 440 500 452 536 428', 9),
]

const borrowedMap = () => [
  group(
    { x: 254, y: 690, scale: 0.66 },
    nori.holding({
      mood: 'curious',
      turn: 0.3,
      look: [0.5, 0.7],
      tilt: 6,
      held: group({ y: -12, scale: 0.76 }, ...map),
    }),
  ),
  dashes('M236 660C262 630 300 654 328 632', 9),
  group({ x: 524, y: 690, scale: 0.58 }, snail({ look: [-0.9, -0.5] })),
  ...leafTrail([572, 470, 20], [110, 430, -30]),
]

const rays = el(
  'defs',
  {},
  el(
    'radialGradient',
    { id: 'rays', gradientUnits: 'userSpaceOnUse', cx: 462, cy: 400, r: 520 },
    el('stop', { offset: 0, 'stop-color': '#FFE9A8', 'stop-opacity': 0.95 }),
    el('stop', { offset: 0.5, 'stop-color': '#C8B98F', 'stop-opacity': 0.4 }),
    el('stop', { offset: 1, 'stop-color': '#8FA0B8', 'stop-opacity': 0.12 }),
  ),
)

const lighthouse = [
  path('M424 408H500L526 640H398Z', '#F6F0FA'),
  path('M420 446H504L511 506H413ZM406 566H517L524 620H400Z', '#D9553E'),
  shade(path('M474 408H500L526 640H480Z', c.ink, { opacity: 0.16 })),
  path('M432 348H492V404H432Z', '#FFE9A8'),
  line('M452 350V402M472 350V402', '#D9553E', 5),
  path('M418 350L462 306L506 350ZM414 402H510V418H414Z', '#D9553E'),
  path('M448 640V598C448 578 476 578 476 598V640Z', '#5C3A94'),
]

const lighthousePlace = () => [
  rect(w, h, coverColours.third.board),
  shade(path('M0 420C120 400 300 404 600 396V560H0Z', '#2C5688')),
  rays,
  shade(path('M462 402L-60 70V360ZM462 402L700 280V450Z', 'url(#rays)')),
  stars([
    [96, 380, 8],
    [560, 240, 9],
    [250, 420, 7],
    [566, 470, 7],
    [334, 376, 6],
  ]),
  // The sea, with the light on it.
  path('M0 500C100 492 200 506 300 498S500 492 600 500V720H0Z', '#17345A'),
  shade(line('M96 528h70M210 546h44M130 572h36M560 530h40M300 524h40', '#4A76A8', 6)),
  path('M340 720C336 660 380 628 470 622C550 618 590 640 600 650V720Z', '#2A3F5E'),
  group({ y: 28 }, ...lighthouse),
  path('M0 720V632C90 606 200 620 300 648C420 640 520 640 600 664V720Z', '#1E6B5A'),
  shade(
    path(
      'M0 632C90 606 200 620 300 648C420 640 520 640 600 664V676C520 652 420 652 300 660C200 634 90 622 0 646Z',
      '#3F9A80',
    ),
  ),
]

const lighthouseRiddle = () => [
  lit(
    'dusk',
    group(
      { x: 196, y: 694, scale: 0.55 },
      nori.threeQuarter({ mood: 'curious', turn: 0.5, look: [0.8, -0.8], tilt: -4 }),
    ),
  ),
  lit(
    'dusk',
    group({ x: 352, y: 700, scale: 0.62, flip: true }, rabbit({ mood: 'curious', look: [-0.5, -0.9] })),
  ),
]

/** Where a cover's picture is, without its cast; the parcel shows it as well. */
export const coverPlaces: Record<VolumeId, () => Drawn[]> = {
  first: rainyPlace,
  second: mapPlace,
  third: lighthousePlace,
}

export const coverCast: Record<VolumeId, () => Drawn[]> = {
  first: puddle,
  second: borrowedMap,
  third: lighthouseRiddle,
}
