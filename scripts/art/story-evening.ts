import { duck, snail } from './friends'
import { hedgehogFromAbove, noriFromAbove } from './from-above'
import { lit } from './light'
import { arm } from './limbs'
import { fromBehind, threeQuarter, walking } from './nori'
import { fir, kitchenWindow, land, rect } from './places'
import { basket, biscuit, blanket, closedBook, mapleLeaf, mouse, stars } from './props'
import { ground, hills, indoors, storySize, twilight } from './story-page'
import type { Drawn } from './svg'
import { colours as c, el, ellipse, group, line, path, shade } from './svg'

/* Pages 1 to 6 of “The Moon Is Late”: from the lamp in the kitchen into the blue hours (docs/storyboard.png). */

export const evening: Record<string, () => Drawn[]> = {
  // Medium shot in lamplight; the dark window is the only cold colour.
  kitchen: () => [
    lit('lamplit', indoors(450)),
    shade(path('M190 96L30 600H560L270 96Z', '#FFF3B0', { opacity: 0.35 })),
    line('M230 0V60', c.woodDark, 6),
    path('M168 112C170 40 290 40 292 112Z', c.violet),
    ellipse(230, 112, 26, 16, '#FFF7CF'),
    group(
      { x: 540, y: 206 },
      ...kitchenWindow(
        rect(300, 270, '#1B1A4B', -150, -140),
        stars([
          [-96, -70, 8],
          [58, -50, 6],
          [104, 60, 7],
          [-50, 70, 6],
        ]),
      ),
    ),
    path('M622 450V412C622 376 682 376 682 412V450Z', '#5A3B33'),
    mouse({ x: 664, y: 452, scale: 0.74 }),
    group({ x: 262, y: 572 }, blanket({})),
    lit(
      'lamplit',
      group(
        { x: 236, y: 566, scale: 0.76 },
        threeQuarter({ mood: 'curious', turn: 0.5, look: [0.9, -1], tilt: -9 }),
      ),
      closedBook({ x: 456, y: 574 }),
      biscuit({ x: 560, y: 560 }, true),
    ),
  ],

  // Extreme long shot, alone: three quarters of the picture are sky.
  door: () => [
    ...twilight(['#3F4C9C', 0], ['#5560B2', 0.3], ['#7A79C4', 0.52], ['#AB8CC8', 0.68], ['#DDA5B4', 0.78]),
    stars([
      [150, 60, 10],
      [250, 150, 7],
      [330, 50, 6],
      [390, 210, 8],
      [470, 100, 12],
      [560, 180, 6],
      [610, 56, 8],
      [690, 140, 9],
      [110, 210, 6],
      [200, 290, 5],
      [640, 280, 6],
      [300, 330, 4],
    ]),
    hills('#6A6BA8', 0.8, 0.84, 0.78, 0.84, 0.8),
    fir(176, 512, 0.7, '#3C4A80'),
    fir(120, 520, 0.5, '#3C4A80'),
    hills('#3F6078', 0.86, 0.84, 0.83, 0.86),
    shade(path('M414 508H462L580 600H330Z', '#FFE3A0', { opacity: 0.55 })),
    lit(
      'dusk',
      path('M340 510V416H536V510Z', '#FFE3B8'),
      path('M318 424L380 344H496L558 424Z', c.violetDark),
      path('M466 350V306H496V372Z', '#A0665A'),
    ),
    path('M410 510V440C410 424 466 424 466 440V510Z', '#FFE9A8'),
    el('rect', { x: 360, y: 440, width: 34, height: 32, fill: '#FFE9A8' }),
    path('M466 432L500 442V510H466Z', c.violet),
    group({ x: 430, y: 552, scale: 0.17 }, walking({ mood: 'curious', look: [0.6, -1] })),
    mouse({ x: 372, y: 586, scale: 0.4, flip: true }),
  ],

  // Straight from above: no sky, the faces look up at the reader.
  leaves: () => [
    ground('#80606A'),
    shade(path('M60 200C200 90 560 60 700 190C800 320 690 520 420 540C160 560-40 350 60 200Z', '#A07C74')),
    lit(
      'dusk',
      path('M0 0H250C240 70 170 60 160 110C90 100 100 180 0 190Z', '#A8524A'),
      path('M800 0H590C600 60 650 50 670 96C720 90 740 150 800 140Z', '#A8524A'),
      shade(path('M0 0H190C180 44 120 44 110 84C60 80 50 130 0 130Z', '#E2703A')),
      shade(path('M800 0H640C650 36 690 34 704 62C740 62 760 96 800 90Z', '#E2703A')),
      group({ x: 246, y: 262, rotate: -8, scale: 0.76 }, noriFromAbove()),
      group({ x: 540, y: 222, rotate: 8, scale: 0.86 }, hedgehogFromAbove()),
    ),
    ...[
      [462, 434, -20],
      [538, 454, 12],
      [622, 430, 40],
    ].map(([x, y, rotate]) => mapleLeaf('#E8593B', { x, y, rotate, scale: 1.7 })),
    ...[
      [410, 528, 20],
      [496, 548, -14],
      [582, 544, 30],
      [666, 512, -30],
    ].map(([x, y, rotate]) => mapleLeaf(c.sun, { x, y, rotate, scale: 1.7 })),
    shade(path('M96 470l70 22l-2 9l-72-22ZM700 230l52-24l4 8l-52 24ZM300 60l40-12l3 8l-40 12Z', '#6A4C58')),
    mouse({ x: 706, y: 330, scale: 0.7 }),
  ],

  // The eye of a snail: low horizon, high grass, a large shell.
  path: () => [
    ...twilight(['#2F6F86', 0], ['#4A8E9A', 0.34], ['#74AFAC', 0.54], ['#AAD0BE', 0.68]),
    stars([
      [230, 70, 8],
      [620, 110, 6],
      [90, 150, 7],
    ]),
    hills('#4F8A8A', 0.74, 0.66, 0.76, 0.7),
    hills('#2F6B62', 0.84, 0.8, 0.84, 0.82),
    shade(path('M60 486C90 500 120 540 40 600H720C560 550 260 520 96 486Z', '#B79C74')),
    lit(
      'dusk',
      group({ x: 116, y: 518, scale: 0.38 }, walking({ mood: 'curious', look: [1, 0] })),
      group({ x: 474, y: 580, scale: 2.2 }, snail({ look: [-0.9, -0.2] })),
      mouse({ x: 716, y: 528, scale: 0.9 }),
      basket({ x: 706, y: 588, scale: 1.2 }),
    ),
    path(
      'M0 600C14 500 6 420-20 350C30 410 44 500 40 600ZM30 600C50 560 70 530 104 520C84 546 74 570 70 600ZM800 600C780 520 784 460 800 400V600Z',
      '#1D4A48',
    ),
  ],

  // Over Nori's shoulder: a high horizon, much water, a small duck alone.
  river: () => [
    ground('#5F7CC6'),
    shade(land(storySize.width, 150, '#8EA6DE', [70, 62, 74, 60])),
    land(storySize.width, 160, '#2F4684', [112, 96, 118, 92, 110]),
    ground('#3B5AA6', 138),
    shade(
      path(
        'M380 190h50l-12 9h-44zM520 176h70l-8 8h-70zM440 226h36l6 10h-48zM610 214h84l-14 11h-66zM330 262h60l-10 12h-58zM700 268h60l-8 12h-60zM90 180h70l-10 9h-56zM210 220h46l-8 9h-44zM640 420h90l-14 14h-84zM420 470h70l-14 14h-66zM560 500h44l-8 13h-48zM690 520h80l-12 15h-80z',
        '#A9C0F2',
      ),
    ),
    path('M430 372C450 340 690 336 716 370C700 404 460 408 430 372Z', '#2F6B6E'),
    lit(
      'night',
      group({ x: 584, y: 368, scale: 0.85 }, duck({ mood: 'worried', look: [-0.4, 0.8], tear: true })),
    ),
    ellipse(560, 448, 58, 16, '#3F8A78'),
    mouse({ x: 560, y: 446, scale: 0.7 }),
    hills('#24505C', 0.8, 0.86, 0.96, 0.98),
    line('M728 580V400M760 590V440M700 590V470', '#1D4450', 8),
    ellipse(728, 398, 11, 32, '#6A4A58'),
    ellipse(760, 438, 10, 27, '#6A4A58'),
    lit('night', group({ x: 220, y: 690, scale: 0.92 }, fromBehind({ tilt: 7, ears: 26, turn: 0.5 }))),
  ],

  // Close up: two faces.
  sniff: () => [
    ...twilight(['#6D4A8C', 0], ['#84599C', 0.3], ['#A070A8', 0.6]),
    stars([
      [470, 60, 12],
      [700, 110, 9],
      [560, 150, 6],
    ]),
    lit(
      'dusk',
      group(
        { x: 235, y: 670, scale: 1.15 },
        threeQuarter({ mood: 'happy', turn: 0.5, look: [1, 0.6], tilt: 9 }),
      ),
      group({ x: 572, y: 656, scale: 1.35 }, duck({ mood: 'happy', look: [-0.6, -0.7], tear: true })),
      mouse({ x: 694, y: 480, scale: 0.9 }),
      arm({ shoulder: [334, 526], elbow: [430, 606], hand: [556, 572], toes: -8, size: 1.45 }),
      group({ x: 110, y: 590, scale: 1, flip: true }, snail({ look: [-0.6, -0.9] })),
    ),
  ],
}
