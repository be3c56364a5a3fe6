import { mouse } from '../../characters/friends/mouse'
import { packedSnail } from '../../characters/friends/snail'
import { tuckedInNori } from '../../characters/nori'
import { radialGradient } from '../../kit/light-effects'
import { applyLight, type Light } from '../../kit/lighting'
import { planes } from '../../kit/planes'
import { dots, rect } from '../../kit/shapes'
import { asFigure, ellipse, group, path, shade } from '../../kit/svg'
import { kitchenByMoon, moonDisc, moonlitShelfAt } from '../../places'
import { openBook } from '../../props/book-and-blanket'
import { feather, redLeaf, rolledPlan } from '../../props/keepsakes'
import { biscuitColour, lantern } from '../../props/objects'
import { hungSatchel } from '../../props/on-walls'
import { placeWithoutShadow } from './figures'

/* Page 12 of “The Moon Is Late”: asleep at home in moonlight. The text is on the left. */

/** Where the moon shines on him; `lightOnBlanket` adds the shadows. */
const inMoonlight: Light = {
  ambient: '#E2E4FA',
  shadeColour: '#8C8CD0',
  strength: 0.6,
  furTint: ['#C0506A', 0.1],
}
/** Where the moon does not reach. */
const inTheDark: Light = { ambient: '#8070A8', shadeColour: '#7060A0', strength: 0.9 }
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
  group({ x: 30, y: 131, scale: 0.15 }, packedSnail({ mood: 'tender' })),
]

/** Two of the window's panes, which bend over his back; the bar between them and his near side stay dark. */
const lightOnBlanket = [
  path(
    'M20-230H174L156-126C128-138 92-138 62-112ZM196-230H480V-20C462-84 408-126 352-126C296-126 232-98 176-112Z',
    '#EAF2FF',
    { opacity: 0.8 },
  ),
]

const hisBlanketHisMoon = () => [
  // His shadow, towards the viewer and away from the moon.
  shade(
    path('M484 528C480 552 540 562 610 556C690 548 720 578 820 572C900 576 1020 572 1088 528Z', '#1E1B5C', {
      opacity: 0.7,
    }),
  ),
  placeWithoutShadow(inMoonlight, {
    thinks: 'Good night, m… (He does not come to the end of it.)',
    at: [710, 516],
    scale: 0.66,
    rim: { id: 'nori', colour: '#FFF9E8', inwards: [-1, 2.4], figureHeight: 260 },
    drawing: tuckedInNori(lightOnBlanket),
  }),
]

/** All that is left of the biscuit. */
const lastCrumb = asFigure('biscuit', {}, path('M-37-4Q-48-5-47-12-42-18-36-14-32-8-37-4Z', biscuitColour))

/** Clara's feather, Milo's plan and Hugo's leaf. */
const keepsakesOnSill = [
  // Their shadows fall towards the viewer.
  shade(
    path('M700 296H738L726 309H682ZM846 304H954L938 312H836ZM956 297L972 296 964 309H944Z', '#2A2660', {
      opacity: 0.45,
    }),
  ),
  applyLight(
    inMoonlight,
    feather({ x: 734, y: 300 }),
    redLeaf({ x: 964, y: 298, rotate: 12 }),
    rolledPlan({ x: 898, y: 304, rotate: -3 }),
  ),
]

/** Close to the kitchen floor: moonlight lies on the boards and on the blanket. */
export const goodNightPage = () => {
  const setting = kitchenByMoon(...outside)
  return planes({
    back: [...setting.back, ...keepsakesOnSill],
    middle: [
      ...setting.middle,
      applyLight(inTheDark, hungSatchel(moonlitShelfAt)),
      applyLight(
        { ...inTheDark, ambient: '#C8C0EC' },
        lantern({ x: 1134, y: 506, scale: 0.9 }, { out: true }),
      ),
      ...hisBlanketHisMoon(),
      shade(ellipse(520, 589, 52, 7, '#1E1B5C', { opacity: 0.6 })),
      placeWithoutShadow(
        { ...inTheDark, ambient: '#B8A4CC' },
        {
          thinks: 'Mine. I waited for twelve pages.',
          at: [512, 588],
          flip: true,
          drawing: mouse({}, true, lastCrumb),
        },
      ),
    ],
    front: [applyLight(inMoonlight, openBook({ x: 1046, y: 592, scale: 0.8 }))],
  })
}
