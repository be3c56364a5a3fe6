import { locales } from '@/lib/i18n/locales'
import { assertExportedPages, exportedPages } from './exported-pages'

const files = exportedPages.map(({ file }) => file)

test('lists the scripts of each page', () => {
  expect(exportedPages.filter(({ hydrates }) => hydrates)).toHaveLength(2 * locales.length)
  expect(exportedPages).toContainEqual({
    file: 'index.html',
    kind: 'landing',
    hydrates: 'landing',
    headScript: 'default-landing-page',
  })
  expect(exportedPages).toContainEqual({
    file: 'fr.html',
    kind: 'landing',
    hydrates: 'landing',
    headScript: 'other-landing-page',
  })
  expect(exportedPages).toContainEqual({ file: 'free-story-fr.html', kind: 'story', hydrates: 'story' })
  expect(exportedPages).toContainEqual({
    file: 'privacy-policy.html',
    kind: 'legal',
    endScript: 'legal-page',
  })
  expect(exportedPages).toContainEqual({ file: '404.html', kind: 'not-found' })
})

test('rejects an export with an unexpected or a missing page', () => {
  expect(() => assertExportedPages(files)).not.toThrow()
  expect(() => assertExportedPages([...files, 'new.html'])).toThrow('new.html')
  expect(() => assertExportedPages(files.filter((file) => file !== '404.html'))).toThrow('404.html')
})
