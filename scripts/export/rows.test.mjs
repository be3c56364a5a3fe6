import { locales } from '@/lib/i18n/locales'
import { rows, rowsOf } from './rows.mjs'

const files = rows.map(({ file }) => file)

test('the landing page of each language starts scripts, and no other page', () => {
  expect(rows.filter(({ startsScripts }) => startsScripts)).toHaveLength(locales.length)
  expect(rows).toContainEqual({ file: 'index.html', startsScripts: true })
  expect(rows).toContainEqual({ file: '404.html', startsScripts: false })
})

test('every page has its row', () => {
  expect(rowsOf(files)).toEqual(rows)
})

test('a page without a row, and a row without a page, stop the build by name', () => {
  expect(() => rowsOf([...files, 'new.html'])).toThrow('out/new.html')
  expect(() => rowsOf(files.filter((file) => file !== '404.html'))).toThrow('404.html')
})
