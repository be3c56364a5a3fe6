import en from '@/messages/en.json'
import legal from '@/messages/legal/en.json'
import { defaultLocale, locales } from './i18n/locales'
import { legalKeys, routeNames } from './legal'
import {
  filePages,
  findPageBySlug,
  freeStoryPages,
  getFreeStoryHref,
  getFreeStoryPage,
  getLandingPage,
  getLegalPage,
  landingPages,
  legalPages,
  listLegalPages,
  listTranslations,
  pages,
} from './pages'

/** The expected fields that every kind of page has. */
const commonFields = ({ kind, locale }: (typeof pages)[number], name: string, route = `/${name}.html`) => ({
  kind,
  locale,
  route,
  href: route,
  file: `${name}.html`,
  isIndexed: kind !== 'legal',
})
const slugFor = (name: string, locale: string) => (locale === defaultLocale ? name : `${name}-${locale}`)

test.each(landingPages)('the landing page $file has all of its fields', (page) => {
  expect(getLandingPage(page.locale)).toBe(page)
  const [name, route] = page.locale === defaultLocale ? ['index', '/'] : [page.locale, `/${page.locale}`]
  expect(page).toEqual(commonFields(page, name, route))
})

test.each(freeStoryPages)('the free story’s page $file has all of its fields', (page) => {
  const slug = slugFor('free-story', page.locale)
  expect(getFreeStoryPage(page.locale)).toBe(page)
  expect(getFreeStoryHref(page.locale)).toBe(page.href)
  expect(page).toEqual({ ...commonFields(page, slug), slug })
})

test.each(legalPages)('the document $file has all of its fields', (page) => {
  const { locale, name, key } = page
  const slug = slugFor(name, locale)
  const route = routeNames.some((one) => one === name) ? { hashRoute: `#/${name}` } : {}
  expect(getLegalPage(name, locale)).toBe(page)
  expect(page).toEqual({ ...commonFields(page, slug), name, key, slug, ...route })
})

test('every document has a text and a label in the footer', () => {
  expect([...legalKeys].sort()).toEqual(Object.keys(legal).sort())
  for (const key of legalKeys) expect(en.footer[key]).not.toBe('')
})

test('the table contains every page once, landing pages first', () => {
  expect(landingPages.map(({ locale }) => locale)).toEqual(locales)
  expect(pages).toEqual([...landingPages, ...freeStoryPages, ...legalPages])
  expect(filePages).toEqual([...freeStoryPages, ...legalPages])
  expect(legalPages).toHaveLength(legalKeys.length * locales.length)
})

test('listLegalPages lists every document once, hash routes first', () => {
  expect(listLegalPages('es').map(({ key }) => key)).toEqual(legalKeys)
  expect(routeNames.slice(0, 2)).toEqual(['terms-and-conditions', 'privacy-policy'])
  for (const name of routeNames) expect(getLegalPage(name, 'fr').hashRoute).toBe(`#/${name}`)
})

test.each(filePages)('$file has a translation into each other language', (page) => {
  const names = listTranslations(page).map(({ slug, locale }) => [slug.replace(`-${locale}`, ''), locale])
  const name = page.slug.replace(`-${page.locale}`, '')
  expect(names).toEqual(locales.filter((one) => one !== page.locale).map((one) => [name, one]))
})

test('no two pages have the same route or file', () => {
  expect(new Set(pages.map(({ route }) => route)).size).toBe(pages.length)
  expect(new Set(pages.map(({ file }) => file)).size).toBe(pages.length)
})

test('an unknown slug throws an error that lists the known ones', () => {
  expect(() => findPageBySlug('no-such-page')).toThrow(
    'lib/pages.ts has no page "no-such-page"; it has free-story, ',
  )
  expect(() => findPageBySlug('no-such-page')).toThrow(filePages.map(({ slug }) => slug).join(', '))
  for (const page of filePages) expect(findPageBySlug(page.slug)).toBe(page)
})
