import { importWithEnv } from '@/testing/import-with-env'
import { locales } from './i18n/locales'
import { findPageBySlug, landingPages, listTranslations, pages, staticPages } from './pages'

test('the addresses of these pages stay', () => {
  const names = ['free-story', 'terms-and-conditions', 'privacy-policy', 'accessibility']
  const addresses = ['', '-fr', '-es'].flatMap((suffix) => names.map((name) => `/${name}${suffix}.html`))
  expect(pages.map(({ href }) => href)).toEqual(expect.arrayContaining(['/', '/fr', '/es', ...addresses]))
  expect(landingPages.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['index.html', 'fr.html', 'es.html']),
  )
  for (const { file, href } of staticPages) expect(href).toBe(`/${file}`)
  for (const { isIndexed, kind } of pages) expect(isIndexed).toBe(kind !== 'legal')
})

test('the href of every page begins with the base path', async () => {
  const inFolder = await importWithEnv({ NEXT_PUBLIC_BASE_PATH: '/nori' }, () => import('./pages'))
  for (const { href, route } of inFolder.pages) expect(href).toBe(`/nori${route}`)
})

test.each(staticPages)('$file has a translation into each other language', (page) => {
  const names = listTranslations(page).map(({ slug, locale }) => [slug.replace(`-${locale}`, ''), locale])
  const name = page.slug.replace(`-${page.locale}`, '')
  expect(names).toEqual(locales.filter((one) => one !== page.locale).map((one) => [name, one]))
})

test('an unknown slug throws an error that lists the known ones', () => {
  expect(() => findPageBySlug('no-such-page')).toThrow(
    'lib/pages.ts has no page "no-such-page"; it has free-story, ',
  )
})
