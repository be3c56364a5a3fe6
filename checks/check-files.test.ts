import { locales } from '@/lib/i18n/locales'
import { listCodes } from '@/testing/findings'
import { checkFiles } from './check-files'
import { formatFinding, isBlocking } from './findings'
import { messageFolders, readMessageFiles } from './message-files'
import { replaceText } from './parse'

const files = messageFolders.flatMap((folder) => readMessageFiles(folder))

test('the message files of the site, one for each language, have no findings', () => {
  const names = ['messages', 'messages/legal'].flatMap((folder) =>
    locales.map((code) => `${folder}/${code}.json`),
  )
  expect(files.map(({ path }) => path).sort()).toEqual(names.sort())
  expect(checkFiles(files).map(formatFinding)).toEqual([])
})

test('a mistake in one of them is an error, with its file and line', () => {
  const changed = files.map((file) =>
    file.path === 'messages/legal/fr.json'
      ? { ...file, text: replaceText(file, 'terms.updated', '2026-13-01') }
      : file,
  )
  expect(checkFiles(changed).filter(isBlocking).map(formatFinding)).toContain(
    'messages/legal/fr.json:5:16 terms.updated is a day that the calendar does not have; check the day and the month.',
  )
})

test('findings are sorted by file, line, column and key; each folder is checked separately', () => {
  const found = checkFiles([
    { path: 'm/fr.json', text: '{ "x": "X",\n  "v": "",   "w": "" }' },
    { path: 'm/es.json', text: '{ "x": "Y" }' },
    { path: 'm/en.json', text: '{ "x": "Z", "w": "W", "v": "V" }' },
    { path: 'n/fr.json', text: '{ "y": "Y" }' },
  ])
  expect(found.map(({ path, line, column, key }) => `${path}:${line}:${column} ${key}`)).toEqual([
    'm/es.json:1:1 v',
    'm/es.json:1:1 w',
    'm/fr.json:2:8 v',
    'm/fr.json:2:19 w',
  ])
})

test('without an English file, single texts are checked', () => {
  const text = '{ "footer.email": "nobody", "a": "Oui" }'
  expect(checkFiles([{ path: 'm/fr.json', text }]).map(({ code }) => code)).toEqual(['email'])
})

test('a rating is compared with the best possible one in its file', () => {
  const check = (value: string) => {
    const text = JSON.stringify({ book: { rating: { value, best: '10' } } })
    return checkFiles([{ path: 'm/en.json', text }]).map(({ key, code }) => [key, code])
  }
  expect([check('9'), check('10.5')]).toEqual([[], [['book.rating.value', 'rating']]])
})

test('a text that is empty or has invalid syntax has no other finding', () => {
  expect(listCodes('', { key: 'hero.facts' })).toEqual(['empty'])
  expect(listCodes('{price', { key: 'book.offer.amount' })).toEqual(['openBrace'])
})
