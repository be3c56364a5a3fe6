import { heights } from './cast.mjs'
import { mouthOf } from './face.mjs'
import { duck, hedgehog, rabbit, snail } from './friends.mjs'
import { noriFromAbove } from './from-above.mjs'
import { noriHead } from './head.mjs'
import * as nori from './nori.mjs'
import { rect } from './places.mjs'
import { mouse } from './props.mjs'
import { colours as c, el, group, line, serialize } from './svg.mjs'

/* The model sheet (docs/model-sheet.png): everyone at the settled scale on one ground line, and Nori's rig. */

const width = 1800
const height = 1300
const scale = 0.5
const ground = 350

/** @typedef {[label: string, drawing: import('./svg.mjs').Drawn]} Labelled */

/** @param {string} words @param {number} x @param {number} y @param {string} [anchor] */
const label = (words, x, y, anchor = 'middle') => ({
  ...el('text', { x, y, fill: c.ink, 'font-family': 'sans-serif', 'font-size': 17, 'text-anchor': anchor }),
  children: [words],
})

/** Drawings side by side, with their labels below. @param {number} y @param {number} size @param {number} below @param {Labelled[]} drawings */
const row = (y, size, below, drawings) =>
  drawings.flatMap(([words, drawing], i) => {
    const x = (width / drawings.length) * (i + 0.5)
    return [group({ x, y, scale: size }, drawing), label(words, x, y + below)]
  })

const guides = Object.entries(heights).flatMap(([who, tall], i) => {
  const y = ground - tall * scale
  return [line(`M20 ${y}H1780`, '#B3C6E0', 2), label(`${who} ${tall}`, 1780 - (i % 2) * 110, y - 6, 'end')]
})

const turns = [-1, -0.66, -0.33, 0, 0.33, 0.66, 1]
const moods = /** @type {import('./face.mjs').Mood[]} */ (Object.keys(mouthOf))
const mouths = /** @type {import('./face.mjs').Mouth[]} */ ([
  'smile',
  'open',
  'laugh',
  'a',
  'o',
  'oh',
  'worried',
])

const cast = /** @type {[string, number, import('./svg.mjs').Drawn][]} */ ([
  ['front', 130, nori.sitting()],
  ['three-quarter', 345, nori.threeQuarter()],
  ['side', 610, nori.standing()],
  ['back', 890, nori.fromBehind()],
  ['Milo', 1060, rabbit()],
  ['Clara', 1210, duck()],
  ['Hugo', 1370, hedgehog()],
  ['Presto', 1500, snail()],
  ['mouse', 1590, mouse({})],
])

/** The sheet as SVG. */
export const modelSheet = () =>
  serialize({
    ...el(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}` },
      rect(width, height, '#DFE9F5'),
      rect(width, 22, '#BFD3EA', 0, ground - 6),
      ...guides,
      ...cast.flatMap(([words, x, drawing]) => [
        group({ x, y: ground, scale }, drawing),
        label(words, x, ground + 44),
      ]),
      ...row(675, 0.38, 34, [
        ['walking', nori.walking()],
        ['running', nori.running()],
        ['jumping', nori.jumping()],
        ['testing', nori.testing()],
        ['from above', group({ y: -270 }, noriFromAbove())],
        ['asleep', nori.sleeping()],
      ]),
      ...row(945, 0.38, 30, [
        ['reading', nori.reading()],
        ['hugging', nori.hugging({ held: group({ x: 34, y: 96, scale: 0.86 }, duck({ mood: 'proud' })) })],
        ['thinking', nori.thinking()],
        ['talking', nori.talking()],
        ['turned', nori.sitting({ turn: -0.9, mood: 'curious' })],
        ['back, turned', nori.fromBehind({ turn: 0.6 })],
      ]),
      ...row(1088, 0.3, 58, [
        ...turns.map((turn) => /** @type {Labelled} */ ([`turn ${turn}`, noriHead({ turn })])),
        ...mouths.map((mouth) => /** @type {Labelled} */ ([mouth, noriHead({ mouth, turn: 0.3 })])),
      ]),
      ...row(
        1244,
        0.3,
        52,
        moods.map((mood) => [mood, noriHead({ mood })]),
      ),
    ),
  })
