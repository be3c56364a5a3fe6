import { type Mood, type Mouth, moods } from './characters/face'
import { duck } from './characters/friends/duck'
import { duckFromBehind, duckFromFront } from './characters/friends/duck-views'
import { hedgehog, hedgehogFromBehind, hedgehogFromFront } from './characters/friends/hedgehog'
import { hedgehogFromAbove } from './characters/friends/hedgehog-from-above'
import { mouse } from './characters/friends/mouse'
import { rabbit } from './characters/friends/rabbit'
import { amazedRabbit } from './characters/friends/rabbit-amazed'
import { rabbitFromFront } from './characters/friends/rabbit-from-front'
import { snail, snailFromBehind, snailFromFront } from './characters/friends/snail'
import { heights } from './characters/heights'
import {
  huggingNori,
  jumpingNori,
  noriFromBehind,
  offeringNori,
  reachingNori,
  readingNori,
  runningNori,
  sittingNori,
  sittingNoriFromSide,
  sittingNoriHalfTurned,
  sleepingNori,
  standingNori,
  talkingNori,
  thinkingNori,
  walkingNori,
} from './characters/nori'
import { noriFromAbove } from './characters/nori/from-above'
import { noriHead } from './characters/nori/head'
import { rect } from './kit/shapes'
import { colours as c, type Drawing, element, group, line, serialize } from './kit/svg'
import { biscuit, satchel } from './props/objects'

/*
 * The model sheet (docs/model-sheet.jpg): all characters at scale 1 with height guides, then Nori's poses, head
 * turns, mouths and moods, and the friends' moods.
 */

const width = 1800
const height = 1860
const scale = 0.5
const grounds = [350, 640]

type Labelled = [label: string, drawing: Drawing]

const label = (text: string, x: number, y: number, anchor: string = 'middle') => ({
  ...element('text', {
    x,
    y,
    fill: c.ink,
    'font-family': 'sans-serif',
    'font-size': 17,
    'text-anchor': anchor,
  }),
  text,
})

/** Drawings in a row with labels below. */
const row = (y: number, size: number, below: number, drawings: Labelled[]) =>
  drawings.flatMap(([text, drawing], i) => {
    const x = (width / drawings.length) * (i + 0.5)
    return [group({ x, y, scale: size }, drawing), label(text, x, y + below)]
  })

const guides = Object.entries(heights).flatMap(([character, characterHeight], i) => {
  const y = (grounds[0] ?? 0) - characterHeight * scale
  return [
    line(`M20 ${y}H1780`, '#B3C6E0', 2),
    label(`${character} ${characterHeight}`, 1780 - (i % 2) * 110, y - 6, 'end'),
  ]
})

const turns = [-1, -0.66, -0.33, 0, 0.33, 0.66, 1]
const mouths = [...new Set<Mouth>(['o', ...Object.values(moods).map(({ mouth }) => mouth)])]
const moodNames = Object.keys(moods) as Mood[]
const flipped = (drawing: Drawing) => group({ flip: true }, drawing)

type Placed = [label: string, x: number, drawing: Drawing]

const turnedBodies: Placed[] = [
  ['front', 110, sittingNori()],
  ['half right', 295, sittingNoriHalfTurned()],
  ['right', 490, sittingNoriFromSide()],
  ['back, right', 695, noriFromBehind()],
  ['back, left', 960, noriFromBehind({ flip: true })],
  ['above', 1120, group({ y: -102, scale: 0.6 }, noriFromAbove())],
  ['left', 1310, flipped(sittingNoriFromSide())],
  ['half left', 1470, sittingNoriHalfTurned({ turn: -0.5 })],
]

const friends: Placed[] = [
  ['Milo', 80, rabbitFromFront()],
  ['', 200, rabbit()],
  ['', 350, amazedRabbit()],
  ['Clara', 470, duckFromFront()],
  ['', 630, duck()],
  ['', 790, duckFromBehind()],
  ['Hugo', 940, hedgehogFromFront()],
  ['', 1090, hedgehog()],
  ['', 1240, hedgehogFromBehind()],
  ['Presto', 1370, snailFromFront()],
  ['', 1500, snail()],
  ['', 1620, snailFromBehind()],
  ['mouse', 1725, mouse({})],
]

/** Drawings on a ground line. */
const onGroundLine = (y: number, drawings: Placed[]) => [
  rect(width, 22, '#BFD3EA', 0, y - 6),
  ...drawings.flatMap(([text, x, drawing]) => [group({ x, y, scale }, drawing), label(text, x, y + 44)]),
]

/** The model sheet as SVG source. */
export const modelSheet = () =>
  serialize(
    element(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}` },
      rect(width, height, '#DFE9F5'),
      ...guides,
      ...onGroundLine(grounds[0] ?? 0, turnedBodies),
      ...onGroundLine(grounds[1] ?? 0, friends),
      ...row(930, 0.36, 34, [
        ['standing', standingNori()],
        ['walking', walkingNori({ pack: satchel({}) })],
        ['running', runningNori()],
        ['jumping', jumpingNori()],
        ['reaching', reachingNori()],
        ['asleep', sleepingNori()],
      ]),
      ...row(1200, 0.38, 34, [
        ['Hugo from above', group({ y: -120 }, hedgehogFromAbove())],
        ['reading', readingNori()],
        ['hugging', huggingNori({ held: group({ x: 34, y: 96, scale: 0.86 }, duck({ mood: 'proud' })) })],
        ['thinking', thinkingNori()],
        ['talking', talkingNori()],
        [
          'offering',
          offeringNori({
            mood: 'puzzled',
            look: [0.9, -0.8],
            offers: biscuit({ scale: 1.5, rotate: -78 }, true),
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
