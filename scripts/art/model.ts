import { heights } from './cast'
import type { Mood, Mouth } from './face'
import { moods } from './face'
import { duck, hedgehog, rabbit, snail } from './friends'
import { noriFromAbove } from './from-above'
import { noriHead } from './head'
import * as nori from './nori'
import { rect } from './places'
import { mouse } from './props'
import type { Drawn } from './svg'
import { colours as c, el, group, line, serialize } from './svg'

/* The model sheet (docs/model-sheet.png): everyone at the settled scale on one ground line, and Nori's rig. */

const width = 1800
const height = 1300
const scale = 0.5
const ground = 350

type Labelled = [label: string, drawing: Drawn]

const label = (words: string, x: number, y: number, anchor: string = 'middle') => ({
  ...el('text', { x, y, fill: c.ink, 'font-family': 'sans-serif', 'font-size': 17, 'text-anchor': anchor }),
  children: [words],
})

/** Drawings side by side, with their labels below. */
const row = (y: number, size: number, below: number, drawings: Labelled[]) =>
  drawings.flatMap(([words, drawing], i) => {
    const x = (width / drawings.length) * (i + 0.5)
    return [group({ x, y, scale: size }, drawing), label(words, x, y + below)]
  })

const guides = Object.entries(heights).flatMap(([who, tall], i) => {
  const y = ground - tall * scale
  return [line(`M20 ${y}H1780`, '#B3C6E0', 2), label(`${who} ${tall}`, 1780 - (i % 2) * 110, y - 6, 'end')]
})

const turns = [-1, -0.66, -0.33, 0, 0.33, 0.66, 1]
const moodNames = Object.keys(moods) as Mood[]
const mouths = ['smile', 'open', 'laugh', 'a', 'o', 'oh', 'worried'] as Mouth[]

const cast = [
  ['front', 130, nori.sitting()],
  ['three-quarter', 345, nori.threeQuarter()],
  ['side', 610, nori.standing()],
  ['back', 890, nori.fromBehind()],
  ['Milo', 1060, rabbit()],
  ['Clara', 1210, duck()],
  ['Hugo', 1370, hedgehog()],
  ['Presto', 1500, snail()],
  ['mouse', 1590, mouse({})],
] as [string, number, Drawn][]

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
        ['from above', group({ y: -150, scale: 0.8 }, noriFromAbove())],
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
        ...turns.map((turn) => [`turn ${turn}`, noriHead({ turn })] as Labelled),
        ...mouths.map((mouth) => [mouth, noriHead({ mouth, turn: 0.3 })] as Labelled),
      ]),
      ...row(
        1244,
        0.3,
        52,
        moodNames.map((mood) => [mood, noriHead({ mood })]),
      ),
    ),
  })
