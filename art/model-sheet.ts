import { type Mood, type Mouth, moods } from './characters/face'
import { duck } from './characters/friends/duck'
import { duckBehind, duckFront } from './characters/friends/duck-turned'
import { hedgehog, hedgehogBehind, hedgehogFront } from './characters/friends/hedgehog'
import { hedgehogFromAbove } from './characters/friends/hedgehog-from-above'
import { mouse } from './characters/friends/mouse'
import { rabbit, rabbitFront } from './characters/friends/rabbit'
import { rabbitBehind } from './characters/friends/rabbit-from-behind'
import { snail, snailBehind, snailFront } from './characters/friends/snail'
import { heights } from './characters/heights'
import * as nori from './characters/nori'
import { noriFromAbove } from './characters/nori/from-above'
import { noriHead } from './characters/nori/head'
import { rect } from './kit/shapes'
import { colours as c, type Drawn, el, group, line, serialize } from './kit/svg'
import { biscuit, satchel } from './props/objects'

/*
 * The model sheet (docs/model-sheet.jpg): Nori in eight turns and every friend in three, all at the settled scale and on
 * ground lines; then Nori's poses, turns of the head, mouths and moods.
 */

const width = 1800
const height = 1860
const scale = 0.5
const grounds = [350, 640]

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
  const y = (grounds[0] ?? 0) - tall * scale
  return [line(`M20 ${y}H1780`, '#B3C6E0', 2), label(`${who} ${tall}`, 1780 - (i % 2) * 110, y - 6, 'end')]
})

const turns = [-1, -0.66, -0.33, 0, 0.33, 0.66, 1]
const mouths = [...new Set<Mouth>(['o', ...Object.values(moods).map(({ mouth }) => mouth)])]
const moodNames = Object.keys(moods) as Mood[]
const flipped = (drawing: Drawn) => group({ flip: true }, drawing)

type Placed = [label: string, x: number, drawing: Drawn]

const turnedBodies: Placed[] = [
  ['front', 110, nori.sitting()],
  ['half right', 295, nori.threeQuarter()],
  ['right', 490, nori.sittingSide()],
  ['back, right', 695, nori.fromBehind()],
  ['back, left', 960, nori.fromBehind({ flip: true })],
  ['above', 1120, group({ y: -170, scale: 0.8 }, noriFromAbove())],
  ['left', 1310, flipped(nori.sittingSide())],
  ['half left', 1470, nori.threeQuarter({ turn: -0.5 })],
]

const friends: Placed[] = [
  ['Milo', 80, rabbitFront()],
  ['', 200, rabbit()],
  ['', 320, rabbitBehind()],
  ['Clara', 470, duckFront()],
  ['', 630, duck()],
  ['', 790, duckBehind()],
  ['Hugo', 940, hedgehogFront()],
  ['', 1090, hedgehog()],
  ['', 1240, hedgehogBehind()],
  ['Presto', 1370, snailFront()],
  ['', 1500, snail()],
  ['', 1620, snailBehind()],
  ['mouse', 1725, mouse({})],
]

/** Drawings on a ground line. */
const onGround = (y: number, drawings: Placed[]) => [
  rect(width, 22, '#BFD3EA', 0, y - 6),
  ...drawings.flatMap(([words, x, drawing]) => [group({ x, y, scale }, drawing), label(words, x, y + 44)]),
]

/** The sheet as SVG. */
export const modelSheet = () =>
  serialize(
    el(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}` },
      rect(width, height, '#DFE9F5'),
      ...guides,
      ...onGround(grounds[0] ?? 0, turnedBodies),
      ...onGround(grounds[1] ?? 0, friends),
      ...row(930, 0.36, 34, [
        ['standing', nori.standing()],
        ['walking', nori.walking({ pack: satchel({}) })],
        ['running', nori.running()],
        ['jumping', nori.jumping()],
        ['testing', nori.testing()],
        ['asleep', nori.sleeping()],
      ]),
      ...row(1200, 0.38, 34, [
        ['Hugo from above', group({ y: -120 }, hedgehogFromAbove())],
        ['reading', nori.reading()],
        ['hugging', nori.hugging({ held: group({ x: 34, y: 96, scale: 0.86 }, duck({ mood: 'proud' })) })],
        ['thinking', nori.thinking()],
        ['talking', nori.talking()],
        [
          'offering',
          nori.offering({
            mood: 'puzzled',
            look: [0.9, -0.8],
            offers: biscuit({ scale: 1.5 }, true),
          }),
        ],
      ]),
      ...row(1370, 0.25, 58, [
        ...turns.map((turn) => [`turn ${turn}`, noriHead({ turn })] as Labelled),
        ...mouths.map((mouth) => [mouth, noriHead({ mouth, turn: 0.3 })] as Labelled),
      ]),
      ...row(
        1530,
        0.3,
        58,
        moodNames.map((mood) => [mood, noriHead({ mood })]),
      ),
      ...row(
        1790,
        0.4,
        36,
        (['sad', 'puzzled', 'hush', 'wonder'] as const).flatMap((mood): Labelled[] => [
          [`Milo ${mood}`, rabbit({ mood })],
          [`Clara ${mood}`, duck({ mood })],
          [`Hugo ${mood}`, hedgehog({ mood })],
          [`Presto ${mood}`, snail({ mood })],
        ]),
      ),
    ),
  )
