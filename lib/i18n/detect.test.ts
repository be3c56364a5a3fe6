import { detectLocale, type LanguageSources } from './detect'
import { locales } from './locales'

const detect = (sources: LanguageSources) => detectLocale(sources, locales)

describe('the language of a visit', () => {
  test('comes from the first source that has one, in the settled order', () => {
    const all: LanguageSources = {
      search: '?lang=es',
      pathname: '/fr',
      cookie: 'NEXT_LOCALE=es',
      readStored: () => ['fr', 'es'],
      languages: ['es'],
      htmlLang: 'fr',
    }
    expect(detect(all)).toBe('es')
    expect(detect({ ...all, search: '' })).toBe('fr')
    expect(detect({ ...all, search: '', pathname: '/' })).toBe('es')
    expect(detect({ ...all, search: '', pathname: '/', cookie: '' })).toBe('fr')
    expect(detect({ ...all, search: '', pathname: '/', cookie: '', readStored: () => [null, 'es'] })).toBe(
      'es',
    )
    expect(detect({ languages: ['xx', 'es-MX'], htmlLang: 'fr' })).toBe('es')
    expect(detect({ languages: ['xx'], htmlLang: 'fr' })).toBe('fr')
    expect(detect({})).toBe('en')
  })

  test('storage is not read when a source before it has a language', () => {
    const readStored = jest.fn(() => ['fr'])
    expect(detect({ cookie: 'NEXT_LOCALE=es', readStored })).toBe('es')
    expect(detect({ pathname: '/es', readStored })).toBe('es')
    expect(readStored).not.toHaveBeenCalled()
  })

  test('uses the last of a repeated lang, and ignores all of them if that one is invalid', () => {
    expect(detect({ search: '?lang=fr&lang=es' })).toBe('es')
    expect(detect({ search: '?lang=fr&lang=xx' })).toBe('en')
  })

  test.each([
    ...['FR', 'fr-CA', '<script>', '__proto__', 'constructor', '', 'xx', 'fr%00'].map((lang) => ({
      search: `?lang=${lang}`,
    })),
    ...['/', '/index.html', '/en', '/french', '/fr/other', '/FR'].map((pathname) => ({ pathname })),
    ...['NEXT_LOCALE', 'NEXT_LOCALE=', '=;;=', 'XNEXT_LOCALE=fr', 'NEXT_LOCALE=%E0%A4%A'].map((cookie) => ({
      cookie,
    })),
  ])('does not come from %j', (source) => {
    expect(detect({ ...source, languages: ['es'] })).toBe('es')
  })

  test('finds its cookie among others', () => {
    expect(detect({ cookie: 'a=b; NEXT_LOCALE=fr;c=d' })).toBe('fr')
  })
})
