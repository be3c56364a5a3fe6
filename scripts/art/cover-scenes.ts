import { rabbit, snail } from './friends'
import * as nori from './nori'
import { land, maple } from './places'
import { stars } from './props'
import { colours as c, el, ellipse, group, line, path, shade } from './svg'

/* The three books' covers. */

export const coverScenes: Record<string, import('./scenes').Scene> = {
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
      group({ x: 262, y: 640, scale: 0.62 }, nori.jumping()),
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
      maple({ x: 540, y: 560, scale: 0.66 }),
      group(
        { x: 250, y: 678, scale: 0.7 },
        nori.holding({
          mood: 'curious',
          turn: 0.2,
          look: [0.3, 0.9],
          tilt: 6,
          hands: [
            [-160, -84],
            [164, -96],
          ],
          held: [
            path('M-176-116L-60-142L62-116L176-142L182-22L64 6L-58-20L-170 6Z', '#FFF6E0'),
            shade(path('M-60-142L62-116L64 6L-58-20Z', '#F2E2BE')),
            line('M-118-44q36-42 70-8t76-14t50 12', '#E8593B', 9),
            line('M96-84l26 26M122-84l-26 26', '#E8593B', 9),
          ],
        }),
      ),
      group({ x: 508, y: 694, scale: 0.78 }, snail()),
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
      group({ x: 496, y: 688, scale: 0.66 }, rabbit({ mood: 'curious', look: [-0.4, -0.8] })),
    ],
  },
}
