import { mouse } from '../../characters/friends/mouse'
import { snail } from '../../characters/friends/snail'
import { tuckedInNori } from '../../characters/nori'
import { clipToFigure, groundShadow, halo, pool, radialGradient } from '../../kit/light-effects'
import { applyLight, type Light, silhouette } from '../../kit/lighting'
import { planes } from '../../kit/planes'
import { dots, rect } from '../../kit/shapes'
import { ellipse, group, line, path, shade } from '../../kit/svg'
import { hook, kitchenByMoon, moonDisc } from '../../places'
import { openBook } from '../../props/book-and-blanket'
import { featherInJar, redLeaf, rolledPlan } from '../../props/keepsakes'
import { lantern, satchelBag } from '../../props/objects'
import { placeWithoutShadow } from './figures'

/* Page 12 of “The Moon Is Late”: asleep at home in moonlight. The text is on the left. */

/** Where the moon shines on him; `lightOnBlanket` adds the shadows. */
const inMoonlight: Light = {
  ambient: '#E2E4FA',
  shadeColour: '#8C8CD0',
  strength: 0.6,
  furTint: ['#C0506A', 0.1],
}
/** Beside the lantern. */
const byNightLight: Light = { ambient: '#FFD9A0', shadeColour: '#B07090', strength: 0.7 }

/** The sky in the window, milky near the moon, and the road with Presto on his way home. */
const outside = [
  radialGradient(
    'milk-sky',
    [
      [0, '#FFFDF0'],
      [0.2, '#D4E0F8'],
      [0.46, '#7C98D8'],
      [1, '#2C3C8C'],
    ],
    { cx: '.66', cy: '.3', r: '.85' },
  ),
  rect(390, 300, 'url(#milk-sky)', -195, -150),
  dots('#F4F4FF', 6, [
    [-100, -80],
    [-150, -116],
    [-60, 10],
  ]),
  moonDisc(62, -58, 76, '#FFFBE8', '#EDE6CC'),
  path('M-195 58Q-110 30-20 54T195 42V150H-195Z', '#5A74C0'),
  path('M-195 96C-130 70-60 74-10 92S110 96 195 80V150H-195Z', '#34489A'),
  // The road over the hills.
  path(
    'M40 150C10 128-40 122-82 116C-130 106-120 90-84 82C-66 78-52 80-44 78C-56 84-92 90-92 98C-90 110-20 112 30 122C70 130 100 140 110 150Z',
    '#9DB2EA',
  ),
  ...halo('far-lantern', { at: [-66, 96], colour: '#FFE2A0', radius: 36 }, 1),
  group({ x: -70, y: 114, scale: 0.19 }, snail({ mood: 'tender' })),
]

/** The window's panes, which bend over his back and his hip. */
const lightOnBlanket = [
  path(
    'M0-230H206C184-190 182-170 182-156C140-160 90-172 40-150ZM232-230H460V-130C400-190 310-200 232-146ZM76-130C110-146 150-144 180-136Q178-106 184-90C150-104 120-104 80-92ZM226-120C300-180 400-164 460-94V-40C410-104 310-124 226-76Z',
    '#F4F8FF',
    { opacity: 0.5 },
  ),
  // The side near the floor.
  path('M0-34Q100 0 190-34Q320 20 460-40V60H0Z', '#26206A', { opacity: 0.25 }),
]

/** Light of the lantern on rump and tail. */
const lightOnHim = [
  radialGradient('warm-side', [
    [0, '#FFA050', 0.7],
    [0.5, '#FF9A60', 0.35],
    [1, '#FF9A70', 0],
  ]),
  shade(ellipse(500, -20, 190, 150, 'url(#warm-side)')),
  shade(
    path(
      'M424-150C460-100 446-40 452 40H412Q440-40 424-150ZM470 34C500 30 512 10 498-22L530 0V40Z',
      '#FFC880',
      { opacity: 0.7 },
    ),
  ),
]

/** Where he lies: the light on him has the same place. */
const nori = { x: 668, y: 522, scale: 0.8 }

const hisBlanketHisMoon = () => [
  ...groundShadow(
    'ground',
    '#14123E',
    [
      [716, 528, 330],
      [494, 572, 60],
    ],
    0.7,
  ),
  placeWithoutShadow(inMoonlight, {
    thinks: 'Good night, m… (He does not come to the end of it.)',
    at: [nori.x, nori.y],
    scale: nori.scale,
    rim: { id: 'nori', colour: '#FFF9E8', inwards: [-1, 2.4], figureHeight: 260 },
    drawing: tuckedInNori(lightOnBlanket),
  }),
  clipToFigure('nori', group(nori, ...lightOnHim)),
]

/** Clara's feather, Milo's plan and Hugo's leaf. */
const keepsakesOnSill = [
  // Their shadows fall towards the viewer.
  shade(
    path('M682 296H722L712 309H664ZM846 304H954L938 312H836ZM956 297L972 296 964 309H944Z', '#2A2660', {
      opacity: 0.45,
    }),
  ),
  applyLight(
    inMoonlight,
    featherInJar({ x: 700, y: 298, scale: 0.8 }),
    redLeaf({ x: 964, y: 298, rotate: 12 }),
    rolledPlan({ x: 898, y: 304, rotate: -3 }),
  ),
]

/** The satchel on its hook, with its shadow on the wall. */
const emptySatchel = [
  group({ x: 1104, y: 272, rotate: 4, scale: 0.8, opacity: 0.4 }, silhouette('#14123E', ...satchelBag)),
  hook(1116, 150),
  applyLight(
    'dusk',
    group(
      { x: 1112, y: 262, rotate: 4, scale: 0.8 },
      line('M-52-56L0-132L54-58', '#7A3A26', 7),
      ...satchelBag,
    ),
  ),
]

/** Close to the kitchen floor: moonlight lies on the boards and on the blanket. */
export const goodNightPage = () => {
  const setting = kitchenByMoon(...outside)
  return planes({
    back: [...setting.back, ...keepsakesOnSill],
    middle: [
      ...setting.middle,
      ...emptySatchel,
      ...halo('night-light', { at: [1134, 508], colour: '#FFB45E', fadeTo: '#B04E7C', radius: 290 }, 0.95),
      ...pool(
        'warm-floor',
        { at: [1120, 546], colour: '#FFC070', fadeTo: '#C05A70', radius: 230 },
        0.85,
        0.26,
      ),
      lantern({ x: 1134, y: 506, scale: 1.25 }),
      ...hisBlanketHisMoon(),
      applyLight(byNightLight, openBook({ x: 1064, y: 592, scale: 0.8 })),
      placeWithoutShadow('moonlit', {
        thinks: 'Mine. I waited for twelve pages.',
        at: [490, 574],
        flip: true,
        scale: 0.84,
        drawing: mouse({}, true),
      }),
    ],
    front: setting.front,
  })
}
