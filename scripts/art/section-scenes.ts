import { duck, hedgehog, snail } from './friends'
import { noriHead } from './head'
import { silhouette } from './light'
import * as nori from './nori'
import { biscuit } from './props'
import type { Scene } from './scene'
import { colours as c, el, ellipse, group, line, path, shade } from './svg'

/* The pictures of the landing page's sections below the books. */

export const sectionScenes: Record<string, Scene> = {
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
      group({ x: 110, y: 484, scale: 0.36, flip: true }, duck()),
      group({ x: 112, y: 614, scale: 0.66, flip: true }, snail()),
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
        d: 'M30 668C140 548 470 540 610 668',
        fill: 'none',
        stroke: c.violet,
        'stroke-width': 10,
        'stroke-linecap': 'round',
        'stroke-dasharray': '1 26',
      }),
      group({ x: 292, y: 660, scale: 0.86 }, nori.jumping()),
    ],
  },
  'benefit-talking': {
    width: 760,
    height: 600,
    draw: () => [
      group({ x: 260, y: 570 }, nori.talking()),
      group({ x: 590, y: 578 }, hedgehog({ mood: 'happy', look: [-0.8, -0.8] })),
    ],
  },
  'benefit-feeling': {
    width: 560,
    height: 620,
    draw: () => {
      const clara = group({ y: 96, x: 34, scale: 0.86 }, duck({ mood: 'proud' }))
      // The rim parts her white feathers from Nori's white chest.
      const held = [shade(group({ x: -5, y: 2 }, silhouette(c.whiteShade, clara))), clara]
      return [group({ x: 280, y: 590 }, nori.hugging({ tilt: 6, held }))]
    },
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
      group({ x: 296, y: 604, scale: 0.74 }, nori.fromBehind({ tilt: 6 })),
      group({ x: 94, y: 618, scale: 0.74, flip: true }, hedgehog({ mood: 'happy', look: [-0.6, -0.6] })),
    ],
  },
}
