import { locales } from './i18n/locales'
import {
  documentBySlug,
  documentKeys,
  documentPage,
  documentsIn,
  landingPage,
  landingPages,
  pages,
  routeNames,
} from './pages'

test('landing pages have the prefix of the language, none for English', () => {
  expect(landingPages.map(({ locale }) => locale)).toEqual(locales)
  expect(landingPage('en')).toMatchObject({ address: '/', file: 'index.html' })
  expect(landingPage('es')).toMatchObject({ address: '/es', file: 'es.html' })
  expect(landingPage('fr')).toMatchObject({ kind: 'landing', path: '/fr', isIndexed: true, hasScripts: true })
})

test('documents have the suffix of the language, none for English, and are not indexed', () => {
  expect(documentPage('terms-and-conditions', 'en').path).toBe('/terms-and-conditions.html')
  expect(documentPage('privacy-policy', 'fr')).toMatchObject({
    key: 'privacy',
    slug: 'privacy-policy-fr',
    path: '/privacy-policy-fr.html',
    hashRoute: '#/privacy-policy',
    isIndexed: false,
    hasScripts: false,
  })
  expect(documentPage('accessibility', 'es').hashRoute).toBeUndefined()
})

test('the footer has every document once, hash routes first', () => {
  expect(documentsIn('es').map(({ key }) => key)).toEqual(documentKeys)
  expect(routeNames.slice(0, 2)).toEqual(['terms-and-conditions', 'privacy-policy'])
  for (const name of routeNames) expect(documentPage(name, 'fr').hashRoute).toBe(`#/${name}`)
})

test('no two pages have the same address or file', () => {
  expect(new Set(pages.map(({ address }) => address)).size).toBe(pages.length)
  expect(new Set(pages.map(({ file }) => file)).size).toBe(pages.length)
})

test('an unknown name throws an error that lists the known pages', () => {
  expect(() => documentBySlug('imprint')).toThrow('lib/pages.ts has no document "imprint"; it has terms-and-')
  expect(documentBySlug('accessibility-fr').locale).toBe('fr')
})
