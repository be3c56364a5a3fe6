import type { Text } from '../page/api'
import { draftsIn } from '../page/drafts'
import { ownLength } from '../page/marks'
import { folded, partsOf, searched, wholesOf } from '../page/search'
import { serverState } from '../page/server-state'
import { typedOver } from '../page/typed'
import { argumentsOf } from './arguments'
import { messageFiles } from './files'

/* What the editor's page does without a browser. */

const values = (key: string, texts: Record<string, string>, names: string[] = []): Text => ({
  folder: 'messages',
  key,
  group: 'book',
  arguments: argumentsOf(names),
  values: texts,
  findings: [],
  isOpen: false,
  before: {},
})
const texts = [
  values('book.offer.amount', { en: '24.99', fr: '24.99' }),
  values('book.offer.price', { en: '{price}', fr: '{price} CAD' }, ['{price}']),
  values('hero.text', { en: 'It’s a “good” night', fr: 'Le livre d’aujourd’hui, œuvre\u00a0!' }),
]

test.each([
  ['$24.99', ['book.offer.amount', 'book.offer.price']],
  ['24,99', ['book.offer.amount', 'book.offer.price']],
  ['24,99\u00a0$ cad', ['book.offer.price']],
  ["It's", ['hero.text']],
  ["d'hui", ['hero.text']],
  ['"good"', ['hero.text']],
  ['OEUVRE !', ['hero.text']],
  ['offer', ['book.offer.amount', 'book.offer.price']],
])('a search for %s finds what the page shows', (words, keys) => {
  expect(searched(texts, words).map(({ key }) => key)).toEqual(keys)
})

test('numbers keep their commas where they are none of a decimal', () => {
  expect(folded('3, 4')).toBe('3, 4')
})

test('the price is offered with its sentence, and the sentence with the price', () => {
  const [amount, sentence] = texts as [Text, Text]
  expect(partsOf(sentence, texts)).toEqual([amount])
  expect(wholesOf(amount, texts)).toEqual([sentence])
})

test('what an argument of a message is made of exists', () => {
  const files = messageFiles()
  for (const { leaves } of files.readAll().map(files.parse))
    for (const { value } of leaves.values())
      for (const { name, madeOf } of argumentsOf(String(value).match(/\{\w+\}/g) ?? []))
        for (const place of madeOf)
          expect([name, place.key, files.valuesOf(place)]).not.toEqual([name, place.key, {}])
})

/** A browser's storage. */
function storage() {
  const items = new Map<string, string>()
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => items.set(name, text),
    removeItem: (name: string) => items.delete(name),
  } as unknown as Storage
}
const refuse = (name: string) => () => {
  throw new DOMException(name, name)
}

test('what is typed is there again after a reload, with what it was typed over', () => {
  const kept = storage()
  const text = values('hero.title', { en: 'Small', fr: 'Petit' })
  typedOver(
    text,
    draftsIn(() => kept),
  ).type('fr', 'Grand')
  const later = typedOver(
    { ...text, values: { en: 'Short', fr: 'Court' } },
    draftsIn(() => kept),
  )
  expect(later.values).toEqual({ en: 'Short', fr: 'Grand' })
  expect([later.base.fr, later.changes()]).toEqual(['Petit', { fr: 'Grand' }])
  expect(draftsIn(() => kept).has(text)).toBe(true)

  later.throwAway()
  expect([later.values.fr, later.isChanged(), draftsIn(() => kept).has(text)]).toEqual([
    'Court',
    false,
    false,
  ])
})

test.each([
  ['blocked', refuse('SecurityError')],
  ['full', () => ({ ...storage(), setItem: refuse('QuotaExceededError') })],
])('drafts in a storage that is %s live in the window, which is said once', (_, storageOf) => {
  const drafts = draftsIn(storageOf)
  const said: string[] = []
  drafts.onRefused(() => said.push('not kept'))
  const text = values('hero.title', { en: 'Small', fr: 'Petit' })
  const typed = typedOver(text, drafts)
  expect(said).toEqual([])
  typed.type('fr', 'Grand')
  drafts.onRefused(() => said.push('again'))
  typed.type('en', 'Large')
  expect(typedOver(text, drafts).values).toEqual({ en: 'Large', fr: 'Grand' })
  expect([drafts.has(text), said]).toEqual([true, ['not kept']])
  typed.throwAway()
  expect(drafts.has(text)).toBe(false)
})

test.each(['{', 'null', '"x"', '{"text":"x"}', '{"base":1,"text":2}', ''])(
  'a draft that is stored as %s is none',
  (stored) => {
    const kept = storage()
    const text = values('hero.title', { en: 'Small' })
    const drafts = draftsIn(() => kept)
    kept.setItem('nori-draft messages hero.title en', stored)
    expect([drafts.has(text), typedOver(text, drafts).values]).toEqual([false, { en: 'Small' }])
    typedOver(text, drafts).type('en', 'Large')
    expect(typedOver(text, drafts).values).toEqual({ en: 'Large' })
  },
)

test('what is typed while a save runs stays typed; what belongs in a broken file too', () => {
  const kept = storage()
  const drafts = draftsIn(() => kept)
  const typed = typedOver(values('hero.title', { en: 'Small', fr: 'Petit', es: 'Corto' }), drafts)
  for (const [locale, value] of Object.entries({ en: 'One', fr: 'Un', es: 'Uno' })) typed.type(locale, value)
  const sent = typed.changes()
  typed.type('en', 'One more')
  typed.saved(sent, { en: 'One', es: 'Uno' })
  expect(typed.changes()).toEqual({ en: 'One more', fr: 'Un' })
  expect(typed.base).toEqual({ en: 'One', fr: 'Petit', es: 'Uno' })
  typed.throwAway()
  expect(typed.values).toEqual({ en: 'One', fr: 'Petit', es: 'Uno' })
})

test('what is said while the server does not answer is taken away once it does', () => {
  const server = serverState()
  const said: string[] = []
  server.onChange((answers) => said.push(answers ? 'up' : 'down'))
  server.untilBack(() => said.push('never'))
  server.set(false)
  server.untilBack(() => said.push('taken away'))
  for (const answers of [false, true, true, false, true]) server.set(answers)
  expect(said).toEqual(['down', 'up', 'taken away', 'down', 'up'])
})

test.each([
  ['Page {page} of {total}', 'Page  of '],
  ['© <year>2026</year> Nori', '©  Nori'],
])('the page has at least what is not filled in of “%s”', (text, own) => {
  expect(ownLength(text)).toBe(own.length)
})
