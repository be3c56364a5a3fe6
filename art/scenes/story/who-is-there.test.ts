import { type StoryPageId, storyPages } from '@/lib/story/pages'
import en from '@/messages/en.json'
import es from '@/messages/es.json'
import fr from '@/messages/fr.json'
import { findFigures } from '../../kit/measure'
import { type Figure, group } from '../../kit/svg'
import { storyScenes } from '.'
import { friends, keepsakesFrom, whoIsOn } from './who-is-there'

/** Words by which the texts name everybody and everything. */
const names: Record<Figure, RegExp> = {
  nori: /Nori/,
  hedgehog: /Hugo/,
  snail: /Presto/,
  duck: /Clara/,
  rabbit: /Milo/,
  mouse: /\b(mouse|souris|ratoncita)\b/,
  biscuit: /biscuit|galleta/,
  satchel: /\b(bag|sacoche|morral)\b/,
  lantern: /lantern|farol/,
  bandana: /bandana|foulard|pañuelo/,
  picnic: /picnic|pique-niqu|pícnic/,
  plan: /(?<!premier )\bplan\b/,
}
const figures = Object.keys(names) as Figure[]
const namedIn = (text: string) => figures.filter((figure) => names[figure].test(text))

const textsOf = (page: StoryPageId) =>
  [en, fr, es].map((messages) => messages['free-story'].story.pages[page])

describe.each(storyPages)('page %s', (page) => {
  const there = whoIsOn(page)

  test('shows who and what is listed, and nobody and nothing else', () => {
    const scene = Object.values(storyScenes)[storyPages.indexOf(page)]
    const picture = group({}, ...(scene?.draw() ?? []))
    const shown = figures.filter((figure) => findFigures(picture, figure).length > 0)
    expect(shown.toSorted()).toEqual(there.toSorted())
  })

  const known = [...there, ...(keepsakesFrom[page] ?? [])]

  test('shows whom and what its words name, or their keepsake', () => {
    for (const { text } of textsOf(page)) expect(known).toEqual(expect.arrayContaining(namedIn(text)))
  })

  test('is described with everybody who is there but the mouse, whom children look for, and with nothing that is not there', () => {
    const characters = there.filter((figure) => figure === 'nori' || friends.includes(figure))
    for (const { picture } of textsOf(page)) {
      expect(known).toEqual(expect.arrayContaining(namedIn(picture)))
      expect(namedIn(picture)).toEqual(expect.arrayContaining(characters))
      expect(namedIn(picture)).not.toContain('mouse')
    }
  })
})

test.each([
  ['p03', /Now there are two|À deux|Ya son dos/, 2],
  ['p04', /Now there are three|À trois|Ya son tres/, 3],
  ['p06', /Now there are four|À quatre|Ya son cuatro/, 4],
  ['p07', /"Five!"|À cinq|Ya son cinco/, 5],
] as const)('on page %s as many are there as its words count', (page, count, number) => {
  for (const { text } of textsOf(page)) expect(text).toMatch(count)
  expect(whoIsOn(page).filter((figure) => figure === 'nori' || friends.includes(figure))).toHaveLength(number)
})
