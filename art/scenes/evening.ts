import { hedgehog } from '../characters/friends/hedgehog'
import { snail } from '../characters/friends/snail'
import { callingNori } from '../characters/nori'
import type { HeadOptions } from '../characters/nori/head'
import type { Point } from '../kit/geometry'
import { addEvenRimLight, groundShadow, halo, pool, removeShadow } from '../kit/light-effects'
import { applyLight } from '../kit/lighting'
import type { Scene } from '../kit/scene'
import { colours as c, group, line, path, repeat } from '../kit/svg'
import { type EveningLayout, eveningHill, type MoonHeight } from '../places'
import { standingBook } from '../props/standing-book'
import { moments } from './evening-colours'

/* “Call the moon”, the hero in four pictures: waiting, calling, calling together, and the full moon. */

type Place = { x: number; y: number; scale: number }
/** Where figures and books are in one shape of the picture. */
export type Stage = EveningLayout & {
  nori: Place
  hugo: Place
  presto: Place
  books: Place[]
  tufts: Point[]
  /** Left, top, right and bottom of the faces, which no words may cover (e2e/layout/landing.ts). */
  faces?: [left: number, top: number, right: number, bottom: number][]
}

const noriAt: Record<MoonHeight, HeadOptions & { lift?: number }> = {
  0: { mood: 'curious', look: [0.8, -0.6] },
  1: { mood: 'proud', mouth: 'call', tilt: -32, ears: -4, lift: 6 },
  2: { mood: 'proud', mouth: 'call', tilt: -37, ears: 0, lift: 12 },
  3: { mood: 'wonder', mouth: 'open', look: [0.8, -0.8], tilt: -14, lift: 6 },
}

const hugoAt = (moon: MoonHeight) =>
  [
    hedgehog({ mood: 'curious', look: [-0.7, -0.6] }),
    hedgehog({ mood: 'surprised', look: [-0.8, -0.8], lifts: 6 }),
    hedgehog({ mood: 'laughing', lifts: 28 }),
    hedgehog({ mood: 'wonder', look: [-0.7, -0.8], lifts: 16 }),
  ][moon]

const prestoAt = (moon: MoonHeight) =>
  [
    snail({ look: [-0.9, -0.5] }),
    snail({ mood: 'curious', look: [0.9, -0.8] }),
    snail({ mood: 'laughing', neck: 'up' }),
    snail({ mood: 'wonder', neck: 'up', look: [-0.7, -0.8] }),
  ][moon]

const figures = ({ nori, hugo, presto }: Stage, moon: MoonHeight) => [
  group(nori, callingNori(noriAt[moon])),
  group({ ...hugo, flip: true }, hugoAt(moon)),
  group({ ...presto, flip: true }, prestoAt(moon)),
]

/** Round letters, which are the same in every language, rising from a mouth at (0, 0). Each is smaller. */
const call = (place: Place, letters: 1 | 2 | 3) => {
  const rings = [
    'M-27 4a27 31 0 0 1 54 0a27 31 0 0 1-54 0Z',
    'M47-16a20 23 0 0 1 40 0a20 23 0 0 1-40 0Z',
    'M103-38a15 17 0 0 1 30 0a15 17 0 0 1-30 0Z',
  ]
    .slice(0, letters)
    .join('')
  return group(place, group({ class: 'rise' }, line(rings, c.violetDeep, 23), line(rings, c.cream, 13)))
}

/** A place beside a figure, in units of its scale from the middle of its feet. */
const beside = ({ x, y, scale }: Place, dx: number, dy: number): Place => ({
  x: x + dx * scale,
  y: y + dy * scale,
  scale: scale * 0.8,
})

const calls = ({ nori, hugo, presto }: Stage, moon: MoonHeight) => [
  call(beside(nori, 208, -440), 3),
  moon === 2 && call(beside(hugo, 104, -176), 2),
  moon === 2 && call(beside(presto, 60, -228), 1),
]

const glowOfBooks = (books: Place[]) =>
  books.flatMap(({ x, y, scale }, i) => {
    const light = { colour: '#FFE9A8', fadeTo: '#F0A878', radius: 190 * scale }
    return [
      ...pool(`pool${i}`, { at: [x, y], ...light }, 0.9, 0.4),
      ...halo(`halo${i}`, { at: [x, y - 90 * scale], ...light }, 0.9),
    ]
  })

const contactShadows = ({ nori, hugo, presto }: Stage, books: Place[]) =>
  groundShadow('ground', '#1A1440', [
    [nori.x - 14 * nori.scale, nori.y - 2, Math.round(200 * nori.scale)],
    [hugo.x, hugo.y, Math.round(130 * hugo.scale)],
    [presto.x, presto.y, Math.round(120 * presto.scale)],
    ...books.map(({ x, y, scale }): [number, number, number] => [x, y - 6, Math.round(150 * scale)]),
  ])

/** Grass in front of feet and books. */
const tuft =
  'M-16 5C-14-6-20-13-27-16C-17-17-10-8-8 2C-9-10-7-19 0-26C-2-15 0-7 2 2C4-9 11-16 20-19C13-12 9-4 9 5Z'

const covers = [c.sun, c.lavender, c.navy]

/**
 * The hero at a moment of the evening. At first only Nori's own book is there.
 * @param hasRim whether the figures have rim light, which needs masks
 */
export const evening = (stage: Stage, moon: MoonHeight, hasRim: boolean = true): Scene => {
  const { colours, light, rim } = moments[moon]
  const [width, height] = stage.size
  const books = moon === 3 ? stage.books : stage.books.slice(0, 1)
  const lit = applyLight(light, removeShadow(group({}, ...figures(stage, moon))))
  const inwards: Point = moon === 3 ? [-5, 4] : [-4, 3]
  const onTheMeadow = [
    ...contactShadows(stage, books),
    ...(moon === 3 ? glowOfBooks(books) : []),
    ...(hasRim ? addEvenRimLight('all', { colour: rim, inwards, size: stage.size }, lit) : [lit]),
    ...repeat('tuft', stage.tufts, path(tuft, colours.grass)),
    ...books.map((place, i) =>
      applyLight(moon === 3 ? moments[0].light : light, standingBook(place, covers[i] ?? c.sun)),
    ),
  ]
  return {
    width,
    height,
    draw: () => [
      ...eveningHill(stage, colours, moon, onTheMeadow),
      ...(moon === 1 || moon === 2 ? calls(stage, moon) : []),
    ],
  }
}
