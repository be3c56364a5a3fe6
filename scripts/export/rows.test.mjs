import { locales } from '@/lib/i18n/locales'
import { rows, rowsOf } from './rows.mjs'

const files = rows.map(({ file }) => file)

test('only the landing pages and the free story start scripts, and only the former have the main block', () => {
  expect(rows.filter(({ startsScripts }) => startsScripts)).toHaveLength(2 * locales.length)
  expect(rows).toContainEqual({ file: 'index.html', startsScripts: true, hasLandingBlock: true })
  expect(rows).toContainEqual({ file: 'free-story.html', startsScripts: true, hasLandingBlock: false })
  expect(rows).toContainEqual({ file: '404.html', startsScripts: false, hasLandingBlock: false })
})

test('every page has its row', () => {
  expect(rowsOf(files)).toEqual(rows)
})

test('a page without a row, and a row without a page, stop the build and are named', () => {
  expect(() => rowsOf([...files, 'new.html'])).toThrow('out/new.html')
  expect(() => rowsOf(files.filter((file) => file !== '404.html'))).toThrow('404.html')
})
