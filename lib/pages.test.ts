import en from '@/messages/en.json'
import legal from '@/messages/legal/en.json'
import { defaultLocale, locales } from './i18n/locales'
import {
  documentKeys,
  documentPages,
  filePages,
  findPageBySlug,
  freeStoryPages,
  getDocumentPage,
  getFreeStoryHref,
  getFreeStoryPage,
  getLandingPage,
  landingPages,
  listDocumentPages,
  pages,
  routeNames,
} from './pages'

/** What a page is but for what its kind adds. */
const whole = ({ kind, locale }: (typeof pages)[number], name: string, route = `/${name}.html`) => ({
  kind,
  locale,
  route,
  href: route,
  file: `${name}.html`,
  isIndexed: kind !== 'document',
})
const suffixed = (name: string, locale: string) => (locale === defaultLocale ? name : `${name}-${locale}`)

test.each(landingPages)('the landing page $file is whole', (page) => {
  expect(getLandingPage(page.locale)).toBe(page)
  const [name, route] = page.locale === defaultLocale ? ['index', '/'] : [page.locale, `/${page.locale}`]
  expect(page).toEqual(whole(page, name, route))
})

test.each(freeStoryPages)('the free story’s page $file is whole', (page) => {
  const slug = suffixed('free-story', page.locale)
  expect(getFreeStoryPage(page.locale)).toBe(page)
  expect(getFreeStoryHref(page.locale)).toBe(page.href)
  expect(page).toEqual({ ...whole(page, slug), slug })
})

test.each(documentPages)('the document $file is whole', (page) => {
  const { locale, name, key } = page
  const slug = suffixed(name, locale)
  const route = routeNames.some((one) => one === name) ? { hashRoute: `#/${name}` } : {}
  expect(getDocumentPage(name, locale)).toBe(page)
  expect(page).toEqual({ ...whole(page, slug), name, key, slug, ...route })
})

test('every document has its text and its link in the footer', () => {
  expect([...documentKeys].sort()).toEqual(Object.keys(legal).sort())
  for (const key of documentKeys) expect(en.footer[key]).not.toBe('')
})

test('every page is in the table once, landing pages first', () => {
  expect(landingPages.map(({ locale }) => locale)).toEqual(locales)
  expect(pages).toEqual([...landingPages, ...freeStoryPages, ...documentPages])
  expect(filePages).toEqual([...freeStoryPages, ...documentPages])
  expect(documentPages).toHaveLength(documentKeys.length * locales.length)
})

test('the footer has every document once, hash routes first', () => {
  expect(listDocumentPages('es').map(({ key }) => key)).toEqual(documentKeys)
  expect(routeNames.slice(0, 2)).toEqual(['terms-and-conditions', 'privacy-policy'])
  for (const name of routeNames) expect(getDocumentPage(name, 'fr').hashRoute).toBe(`#/${name}`)
})

test('no two pages have the same address or file', () => {
  expect(new Set(pages.map(({ route }) => route)).size).toBe(pages.length)
  expect(new Set(pages.map(({ file }) => file)).size).toBe(pages.length)
})

test('an unknown name throws an error that lists the known pages', () => {
  expect(() => findPageBySlug('no-such-page')).toThrow(
    'lib/pages.ts has no page "no-such-page"; it has free-story, ',
  )
  expect(() => findPageBySlug('no-such-page')).toThrow(filePages.map(({ slug }) => slug).join(', '))
  for (const page of filePages) expect(findPageBySlug(page.slug)).toBe(page)
})
