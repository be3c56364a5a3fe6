import { normalizePageUrl } from './normalize-page-url'
import { getLanguageHref, localeFromPath, localizeUrl } from './urls'

test.each([
  ['', '', 'fr', '/fr?lang=fr'],
  ['?lang=fr', '#app', 'es', '/es?lang=es#app'],
  ['?lang=fr', '', 'en', '/'],
  ['?a=%20+b&lang=fr&lang=es&c', '#/x', 'es', '/es?a=%20+b&c&lang=es#/x'],
  ['?language=x', '', 'en', '/?language=x'],
  ['?&&', '', 'fr', '/fr?lang=fr'],
  ['a=?b', '', 'fr', '/fr?a=?b&lang=fr'],
  ['?lang', '', 'fr', '/fr?lang=fr'],
  ['?a=lang&slang=es', '', 'fr', '/fr?a=lang&slang=es&lang=fr'],
] as const)(
  'localizeUrl changes the language of %j %j to %s and keeps the rest: %s',
  (search, hash, locale, url) => {
    expect(localizeUrl({ search, hash }, locale)).toBe(url)
  },
)

test('language links take precedence over an older cookie', () => {
  expect(getLanguageHref('en')).toBe('/?lang=en')
  expect(getLanguageHref('es')).toBe('/es')
})

test.each([
  ['', ['/', '/index.html', '/?a=b.html', '/#/x/']],
  ['/fr', ['/fr', '/fr/', '/fr.html', '/fr/index.html', '/fr?lang=fr#book']],
  ['https://nori.example/nori/x', ['https://nori.example/nori/x', 'https://nori.example/nori/x.html#a']],
])('normalizePageUrl gives %j for every form of a page', (page, forms) => {
  expect(forms.map(normalizePageUrl)).toEqual(forms.map(() => page))
})

test('localeFromPath reads every form of a path', () => {
  expect(
    ['/', '/fr', '/fr/', '/es.html', '/es/index.html', '/x', '/fr/x', '/french'].map(localeFromPath),
  ).toEqual(['en', 'fr', 'fr', 'es', 'es', 'en', 'en', 'en'])
})
