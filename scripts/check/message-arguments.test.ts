import { openMessageFiles } from '@/editor/server/message-files'
import { parseIcuMessage } from './icu-message'
import { describeArguments } from './message-arguments'
import { messageFolders } from './message-files'

/** The sources of each argument of a text, as keys. */
const findSources = (key: string, ...translations: string[]) =>
  describeArguments(key, translations.map(parseIcuMessage)).map(({ name, sources }) => [
    name,
    sources.map((source) => source.key),
  ])

test.each([
  ['book.offer.price', '{price}', ['book.offer.amount', 'book.offer.currency']],
  ['book.rating.label', '{value} of {best}', ['book.rating.value'], ['book.rating.best']],
  ['legal.updated', '{date}', ['terms.updated', 'privacy.updated', 'accessibility.updated']],
  ['footer.copyright', '<year>2026</year>', []],
  ['terms.intro.0', 'Write to {email}', ['footer.email']],
])('the arguments of %s come from the texts that the site reads', (key, text, ...expected) => {
  expect(findSources(key, text).map(([, sources]) => sources)).toEqual(expected)
})

test('an argument that a text may have but does not contain has no sources', () => {
  expect(findSources('terms.intro.0', 'Write to us')).toEqual([['{email}', []]])
  expect(findSources('terms.intro.0', 'Write to us', 'Écrivez à {email}')).toEqual([
    ['{email}', ['footer.email']],
  ])
})

test('an argument with the same name in another text has no sources', () => {
  expect(findSources('book.offer.note', 'It costs {price}')).toEqual([['{price}', []]])
})

test('every source exists, and the e-mail address is in ten legal texts', () => {
  const files = openMessageFiles()
  const all = files.readAll()
  const withEmail = new Set()
  for (const folder of messageFolders)
    for (const key of files
      .parse(all.find(({ path }) => path === `${folder}/en.json`) ?? { path: '', text: '' })
      .leaves.keys()) {
      const translations = Object.values(files.readValues({ folder, key }, all)).map(parseIcuMessage)
      for (const { name, sources } of describeArguments(key, translations))
        for (const id of sources) {
          expect([name, id.key, files.readValues(id, all)]).not.toEqual([name, id.key, {}])
          if (id.key === 'footer.email') withEmail.add(key)
        }
    }
  expect(withEmail.size).toBe(10)
})
