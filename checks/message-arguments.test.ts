import { parseIcuMessage } from './icu-message'
import { describeArguments } from './message-arguments'
import { messageFolders, readMessageFiles, type TextId } from './message-files'
import { parseMessages } from './parse'

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
  const parsed = messageFolders.flatMap((folder) =>
    readMessageFiles(folder).map((file) => ({ folder, leaves: parseMessages(file).leaves })),
  )
  const getValues = ({ folder, key }: TextId) =>
    parsed
      .filter((one) => one.folder === folder)
      .map(({ leaves }) => leaves.get(key)?.value)
      .filter((value) => typeof value === 'string')
  const withEmail = new Set()
  for (const { folder, leaves } of parsed)
    for (const key of leaves.keys())
      for (const { name, sources } of describeArguments(key, getValues({ folder, key }).map(parseIcuMessage)))
        for (const id of sources) {
          expect([name, id.key, getValues(id).length]).toEqual([name, id.key, 3])
          if (id.key === 'footer.email') withEmail.add(key)
        }
  expect(withEmail.size).toBe(10)
})
