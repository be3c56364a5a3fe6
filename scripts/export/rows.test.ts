import { locales } from '@/lib/i18n/locales'
import { assertPages, rows } from './rows'

const files = rows.map(({ file }) => file)

test('landing pages and stories have scripts, documents and the 404 page none', () => {
  expect(rows.filter(({ entry }) => entry)).toHaveLength(2 * locales.length)
  expect(rows).toContainEqual({ file: 'index.html', entry: 'landing' })
  expect(rows).toContainEqual({ file: 'free-story-fr.html', entry: 'story' })
  expect(rows).toContainEqual({ file: 'privacy-policy.html' })
  expect(rows).toContainEqual({ file: '404.html' })
})

test('an unknown or a missing page stops the build', () => {
  expect(() => assertPages(files)).not.toThrow()
  expect(() => assertPages([...files, 'new.html'])).toThrow('new.html')
  expect(() => assertPages(files.filter((file) => file !== '404.html'))).toThrow('404.html')
})
