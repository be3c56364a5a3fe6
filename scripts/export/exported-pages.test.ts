import { assertExportedPages, exportedPages } from './exported-pages'

const files = exportedPages.map(({ file }) => file)

test('rejects an export with an unexpected or a missing page', () => {
  expect(() => assertExportedPages(files)).not.toThrow()
  expect(() => assertExportedPages([...files, 'new.html'])).toThrow('new.html')
  expect(() => assertExportedPages(files.filter((file) => file !== '404.html'))).toThrow('404.html')
})
