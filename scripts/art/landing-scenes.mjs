import { noriHead } from './face.mjs'
import { duck, hedgehog, rabbit, snail } from './friends.mjs'
import * as nori from './nori.mjs'
import { land, maple, meadow } from './places.mjs'
import { biscuit, closedBook, envelope, flower, mapleLeaf, parcel, stars, tuft } from './props.mjs'
import { colours as c, el, ellipse, group, limb, line, path, shade } from './svg.mjs'

/* The pictures of the landing page, its Open Graph picture and the 404 page. */

const leafTrail = (/** @type {[number, number, number][]} */ ...places) =>
  places.map(([x, y, rotate], i) =>
    group(
      { x, y },
      group(
        { class: i % 2 ? 'drift' : 'drift late' },
        mapleLeaf([c.sun, '#EF7B45', '#E8593B'][i % 3] ?? c.sun, { rotate, scale: 1.1 }),
      ),
    ),
  )

/** The head for header, icon and Open Graph pictures. */
const head = () => [group({ x: 200, y: 258, scale: 0.98 }, noriHead())]

/** @type {Record<string, import('./scenes.mjs').Scene>} */
export const landingScenes = {
  'nori-head': { width: 400, height: 400, title: 'Nori', draw: head },
  'hero-wide': {
    width: 1600,
    height: 900,
    draw: () => [
      ...meadow(1600, 900),
      shade(ellipse(1330, 170, 118, 118, '#FFE7B0')),
      ellipse(1330, 170, 82, 82, c.sun),
      maple({ x: 1490, y: 800, scale: 1.35 }),
      group({ x: 1085, y: 786, scale: 0.94 }, nori.reading({ turn: -0.25, look: [-0.8, 0.5] })),
      group({ x: 858, y: 800, scale: 1.25, flip: true }, hedgehog({ mood: 'curious', look: [-0.7, -0.6] })),
      group({ x: 1300, y: 828 }, snail({ look: [-0.9, -0.8] })),
      ...leafTrail([1060, 90, 20], [960, 200, -30], [890, 420, 60], [700, 700, 15]),
    ],
  },
  'hero-tall': {
    width: 780,
    height: 860,
    draw: () => [
      ...meadow(780, 860),
      shade(ellipse(150, 330, 66, 66, c.sun)),
      maple({ x: 690, y: 760, scale: 1.16 }),
      group({ x: 380, y: 800, scale: 0.84 }, nori.reading({ turn: -0.15, look: [-0.6, 0.6] })),
      group({ x: 146, y: 812, scale: 1.15, flip: true }, hedgehog({ mood: 'curious', look: [-0.7, -0.6] })),
      group({ x: 610, y: 830, scale: 0.9 }, snail({ look: [-0.9, -0.8] })),
      ...leafTrail([90, 330, 20], [170, 470, -30], [60, 600, 60]),
    ],
  },
  'cover-first': {
    width: 600,
    height: 720,
    draw: () => [
      el('rect', { width: 600, height: 720, fill: c.sun }),
      ellipse(300, 520, 250, 250, '#FFE3A3'),
      ...[90, 180, 420, 520].map((x, i) =>
        shade(path(`M${x} ${250 + (i % 2) * 70}c-12 22-14 34 0 34s12-12 0-34Z`, '#7CC4F0')),
      ),
      path(
        'M70 628C70 570 220 548 320 556C440 552 540 580 536 630C530 690 400 700 300 696C190 700 72 690 70 628Z',
        '#7CC4F0',
      ),
      shade(
        path('M140 632C150 606 260 592 330 598C420 594 480 610 470 636C440 664 180 666 140 632Z', '#A9DBF7'),
      ),
      group({ x: 300, y: 634, scale: 0.7 }, nori.jumping({ mood: 'happy' })),
      shade(line('M120 580l-26-30M170 560l-10-36M470 566l14-36M516 590l30-26', '#7CC4F0', 10)),
    ],
  },
  'cover-second': {
    width: 600,
    height: 720,
    draw: () => [
      el('rect', { width: 600, height: 720, fill: '#CDB8FF' }),
      land(600, 720, '#E5DAFF', [430, 380, 430, 390]),
      land(600, 720, '#8FD0AE', [520, 500, 520, 480]),
      shade(
        path(
          'M230 720C260 640 330 600 300 560C280 530 330 520 350 500C344 540 400 560 390 610C380 660 400 690 420 720Z',
          c.oat,
        ),
      ),
      maple({ x: 510, y: 560, scale: 0.66 }),
      group(
        { x: 250, y: 672, scale: 0.7 },
        nori.sitting({ mood: 'curious', turn: 0.2, look: [0.2, 0.9], tilt: 6 }),
      ),
      path('M110 590L210 566L310 590L406 562L412 668L312 694L212 670L114 694Z', '#FFF6E0'),
      shade(path('M210 566L310 590L312 694L212 670Z', '#F2E2BE')),
      line('M140 640q30-30 60-4t70-10t60 10', '#E8593B', 7),
      line('M352 616l22 22M374 616l-22 22', '#E8593B', 7),
      limb('M150 560C130 590 120 610 126 628', c.fur, 36),
      limb('M356 560C390 590 404 600 400 618', c.furShade, 36),
      ellipse(126, 634, 24, 20, c.cream),
      ellipse(400, 626, 24, 20, c.cream),
      group({ x: 520, y: 690 }, snail()),
    ],
  },
  'cover-third': {
    width: 600,
    height: 720,
    draw: () => [
      el('rect', { width: 600, height: 720, fill: '#2C5F7C' }),
      shade(path('M420 262L0 190V330ZM420 262L600 190V330Z', '#FFE9A8', { opacity: 0.35 })),
      stars([
        [80, 270, 10],
        [200, 360, 7],
        [520, 380, 8],
        [300, 250, 6],
        [70, 420, 6],
      ]),
      path('M378 300H462L490 600H350Z', '#fff'),
      shade(path('M374 350H466L472 410H368ZM362 470H478L484 530H356Z', '#E8593B')),
      path('M384 236H456V300H384Z', c.sun),
      path('M372 236L420 190L468 236ZM370 298H470V316H370Z', '#E8593B'),
      land(600, 720, '#1F4A62', [590, 560, 600, 570]),
      land(600, 720, c.leaf, [640, 620, 590, 600]),
      group({ x: 200, y: 684, scale: 0.66 }, nori.threeQuarter({ mood: 'proud', turn: 0.5 })),
      group({ x: 500, y: 690, scale: 1.1 }, rabbit({ mood: 'curious', look: [-0.4, -0.8] })),
    ],
  },
  inside: {
    width: 640,
    height: 480,
    draw: () => [
      el('rect', { width: 640, height: 480, fill: c.morning }),
      land(640, 480, '#BFE6D6', [240, 200, 230, 190]),
      land(640, 480, '#8FD0AE', [300, 280, 300, 280]),
      path(
        'M250 410C250 370 380 350 450 356C540 352 610 376 606 410C600 450 510 456 430 454C330 456 252 450 250 410Z',
        '#7CC4F0',
      ),
      shade(
        path('M320 408C330 390 410 382 460 386C520 384 560 396 552 412C530 432 350 432 320 408Z', '#A9DBF7'),
      ),
      group(
        { x: 180, y: 420, scale: 0.62 },
        nori.standing({ mood: 'curious', look: [0.6, 1], tilt: 12, legs: [-40, 0, -10, 0] }),
      ),
      ...flower(70, 440),
      tuft(590, 330, c.leaf),
    ],
  },
  parcel: {
    width: 640,
    height: 420,
    draw: () => [
      group({ x: 320, y: 370 }, shade(ellipse(0, 16, 250, 24, c.ink, { opacity: 0.14 }))),
      closedBook({ x: 470, y: 372, scale: 1.5 }),
      closedBook({ x: 482, y: 330, scale: 1.4, rotate: -3 }),
      parcel({ x: 230, y: 362, scale: 1.3 }),
      group({ x: 484, y: 290, scale: 1.3 }, snail({ mood: 'proud' })),
    ],
  },
  'app-phone': {
    width: 420,
    height: 780,
    draw: () => [
      el('rect', { x: 6, y: 6, width: 408, height: 768, rx: 60, fill: c.ink }),
      el('rect', { x: 24, y: 24, width: 372, height: 732, rx: 44, fill: c.paper }),
      shade(el('rect', { x: 150, y: 38, width: 120, height: 24, rx: 12, fill: c.ink })),
      path('M24 690C120 660 280 676 396 650V712C396 736 376 756 352 756H68C44 756 24 736 24 712Z', '#8FD0AE'),
      ...[
        [300, c.lilac],
        [440, c.oat],
        [580, '#E2F4EA'],
      ].flatMap(([y, fill]) => [
        ellipse(112, Number(y), 66, 62, String(fill)),
        ellipse(312, Number(y), 52, 50, '#fff'),
      ]),
      group({ x: 112, y: 318, scale: 0.31 }, noriHead({ turn: 0.4 })),
      group({ x: 112, y: 486, scale: 0.62, flip: true }, duck()),
      group({ x: 112, y: 614, scale: 0.8, flip: true }, snail()),
      group(
        { x: 312, y: 300 },
        path('M-28 20C-32-18-4-32 30-28C34 6 12 32-16 26Z', c.leaf),
        line('M-30 30C-14 10 0-4 16-14', '#1F7D62', 5),
      ),
      biscuit({ x: 312, y: 580 }),
      group(
        { x: 312, y: 440 },
        shade(path('M-30 8C-30-20 30-20 30 8L24 20H-24Z', '#E9C46A')),
        line('M-14-4v10M0-8v10M14-4v10', '#B98B2E', 5),
      ),
      shade(line('M182 312C230 380 210 520 252 566', c.violet, 9)),
      shade(
        el('path', {
          d: 'M182 440H252',
          fill: 'none',
          stroke: c.violet,
          'stroke-width': 9,
          'stroke-linecap': 'round',
          'stroke-dasharray': '1 18',
        }),
      ),
      group(
        { x: 210, y: 728 },
        ...[-28, 0, 28].map((x, i) => ellipse(x, 0, 7, 7, i ? '#fff' : c.violetDeep)),
      ),
    ],
  },
  'benefit-thinking': { width: 560, height: 620, draw: () => [group({ x: 290, y: 592 }, nori.thinking())] },
  'benefit-moving': {
    width: 660,
    height: 690,
    draw: () => [
      el('path', {
        d: 'M20 640C70 560 130 680 190 630S250 560 300 600',
        fill: 'none',
        stroke: c.violet,
        'stroke-width': 10,
        'stroke-linecap': 'round',
        'stroke-dasharray': '1 26',
      }),
      group({ x: 340, y: 660 }, nori.jumping()),
    ],
  },
  'benefit-talking': {
    width: 760,
    height: 600,
    draw: () => [
      group({ x: 260, y: 570 }, nori.talking()),
      group({ x: 590, y: 578, scale: 1.5 }, hedgehog({ mood: 'happy', look: [-0.8, -0.8] })),
    ],
  },
  'benefit-feeling': {
    width: 560,
    height: 620,
    draw: () => [
      group(
        { x: 280, y: 590 },
        nori.hugging({ tilt: 6, held: group({ y: 96, x: 6, scale: 1.05 }, duck({ mood: 'proud' })) }),
      ),
    ],
  },
  door: {
    width: 620,
    height: 640,
    draw: () => [
      shade(path('M40 600C120 570 500 570 590 604C560 640 80 640 40 600Z', '#DDCBEF')),
      path('M110 30H470V590H110Z', c.cream),
      path('M140 60H440V590H140Z', c.violet),
      shade(path('M290 60H440V590H290Z', '#7C4DEB')),
      path('M168 92H272V250H168ZM308 92H412V250H308Z', '#FFE3B8'),
      shade(line('M220 92V250M168 171H272M360 92V250M308 171H412', c.cream, 8)),
      ellipse(312, 350, 13, 13, c.sun),
      path('M90 588H490V612H90Z', c.wood),
      group(
        { x: 540, y: 604 },
        path('M-40-66H40L30 0H-30Z', '#E2703A'),
        path(
          'M0-60C-50-80-60-130-40-150C-24-130-16-110-8-90C-14-130-6-170 10-190C22-160 14-120 6-90C16-120 32-134 52-140C58-110 40-76 0-60Z',
          c.leaf,
        ),
      ),
      group({ x: 250, y: 604, scale: 0.74 }, nori.fromBehind({ tilt: 6 })),
      group({ x: 60, y: 606, flip: true }, hedgehog({ mood: 'happy', look: [-0.6, -0.6] })),
    ],
  },
  custom: {
    width: 480,
    height: 420,
    draw: () => [
      group({ x: 240, y: 404, scale: 0.72 }, nori.reading({ mood: 'proud' })),
      ...leafTrail([60, 120, 20], [420, 160, -30]),
      stars([
        [110, 240, 14],
        [390, 60, 16],
        [60, 320, 9],
        [430, 300, 10],
      ]),
    ],
  },
  letter: {
    width: 520,
    height: 340,
    draw: () => [
      group({ x: 200, y: 316, scale: 2 }, snail({ mood: 'proud' })),
      envelope({ x: 340, y: 116, rotate: -12, scale: 1.15 }),
    ],
  },
  'not-found': {
    width: 700,
    height: 480,
    draw: () => [
      ellipse(350, 380, 300, 84, '#E9DDFB'),
      ellipse(350, 432, 345, 48, '#BFE6D6'),
      maple({ x: 560, y: 424, scale: 0.7 }),
      group(
        { x: 320, y: 448, scale: 0.72 },
        nori.sitting({ mood: 'worried', turn: -0.3, look: [-0.4, 1], tilt: -6 }),
      ),
      mapleLeaf('#E8593B', { x: 300, y: 36, rotate: 30, scale: 1.6 }),
      ...leafTrail([150, 420, 20], [210, 450, -30], [470, 446, 60], [90, 440, 15]),
      group({ x: 120, y: 410, flip: true, scale: 0.9 }, hedgehog({ mood: 'curious' })),
    ],
  },
  card: {
    width: 560,
    height: 630,
    draw: () => [group({ x: 280, y: 610, scale: 1.05 }, nori.reading())],
  },
}
