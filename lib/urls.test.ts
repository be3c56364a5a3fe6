import { locales } from './i18n/locales'
import { normalizePage } from './normalize-page'
import { getDictionaryUrl, getLegalTextsUrl } from './text-urls'
import { getLanguageHref, localeFromPath, localizeUrl } from './urls'

describe('URLs', () => {
  test('localizeUrl sets prefix and lang, and neither for English', () => {
    expect(localizeUrl({ search: '', hash: '' }, 'fr')).toBe('/fr?lang=fr')
    expect(localizeUrl({ search: '?lang=fr', hash: '#app' }, 'es')).toBe('/es?lang=es#app')
    expect(localizeUrl({ search: '?lang=fr', hash: '' }, 'en')).toBe('/')
  })

  test('localizeUrl keeps every other parameter as it was written', () => {
    expect(localizeUrl({ search: '?a=%20+b&lang=fr&lang=es&c', hash: '#/x' }, 'es')).toBe(
      '/es?a=%20+b&c&lang=es#/x',
    )
    expect(localizeUrl({ search: '?language=x', hash: '' }, 'en')).toBe('/?language=x')
  })

  test('language links take precedence over an older cookie', () => {
    expect(getLanguageHref('en')).toBe('/?lang=en')
    expect(getLanguageHref('es')).toBe('/es')
  })

  test.each([
    ['', ['/', '/index.html', '/?a=b.html', '/#/x/']],
    ['/fr', ['/fr', '/fr/', '/fr.html', '/fr/index.html', '/fr?lang=fr#book']],
    ['https://nori.example/nori/x', ['https://nori.example/nori/x', 'https://nori.example/nori/x.html#a']],
  ])('normalizePage gives %j for every form of a page', (page, forms) => {
    expect(forms.map(normalizePage)).toEqual(forms.map(() => page))
  })

  test('localeFromPath reads every form of a path', () => {
    expect(
      ['/', '/fr', '/fr/', '/es.html', '/es/index.html', '/x', '/fr/x', '/french'].map(localeFromPath),
    ).toEqual(['en', 'fr', 'fr', 'es', 'es', 'en', 'en', 'en'])
  })

  test.each([
    ['?&&', '/fr?lang=fr'],
    ['a=?b', '/fr?a=?b&lang=fr'],
    ['?lang', '/fr?lang=fr'],
    ['?a=lang&slang=es', '/fr?a=lang&slang=es&lang=fr'],
  ])('localizeUrl keeps the query %j, except for its language', (search, address) => {
    expect(localizeUrl({ search, hash: '' }, 'fr')).toBe(address)
  })

  test.each(locales)('URLs of JSON files contain the language %s', (locale) => {
    expect(getDictionaryUrl(locale)).toBe(`/locales/${locale}/translation.json`)
    expect(getLegalTextsUrl(locale)).toBe(`/locales/${locale}/legal.json`)
  })
})
