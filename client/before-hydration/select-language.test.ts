import fc from 'fast-check'
import type { Locale } from '@/lib/i18n/locales'
import { landingPages } from '@/lib/pages'
import { openDetectedLanguage, openRequestedLanguage } from './select-language'

interface Visit {
  href?: string
  languages?: string[]
  isBlocked?: boolean
  local?: string
  session?: string
}

const landingPaths = Object.fromEntries(landingPages.map(({ locale, href }) => [locale, href]))

/** Opens a landing page in a browser that records redirects and cookies. */
function visit(open: typeof openDetectedLanguage, pageLocale: Locale, { href = '/', ...visitor }: Visit) {
  const { languages = ['en'], isBlocked = false, local = null, session = null } = visitor
  const { protocol, pathname, search, hash } = new URL(href, 'https://nori.example')
  const redirects: string[] = []
  const cookies: string[] = []
  const denyIfBlocked = () => {
    if (isBlocked) throw new DOMException('blocked', 'SecurityError')
  }
  const storageWith = (value: string | null) => ({
    getItem: (key: string) => (key === 'NEXT_LOCALE' ? value : null),
  })
  const browser = {
    location: { protocol, pathname, search, hash, replace: (url: string) => redirects.push(url) },
    navigator: { languages },
    document: {
      documentElement: { lang: pageLocale },
      get cookie() {
        denyIfBlocked()
        return ''
      },
      set cookie(value: string) {
        denyIfBlocked()
        cookies.push(value)
      },
    },
    get localStorage() {
      denyIfBlocked()
      return storageWith(local)
    },
    get sessionStorage() {
      denyIfBlocked()
      return storageWith(session)
    },
  }
  open(landingPaths, browser as unknown as Window)
  return { redirects, cookies }
}

describe('the language script of the default language’s page', () => {
  test.each(['local', 'session'])('opens the language in %s storage', (source) => {
    expect(visit(openDetectedLanguage, 'en', { [source]: 'fr' }).redirects).toEqual(['/fr'])
  })

  test('works with blocked cookies and storage', () => {
    expect(visit(openDetectedLanguage, 'en', { languages: ['es-MX'], isBlocked: true })).toEqual({
      redirects: ['/es'],
      cookies: [],
    })
  })

  test.each([
    ['/', ['/fr']],
    ['/index.html', ['/fr']],
    ['https://preview.example/', ['/fr']],
    ['file:///index.html', []],
    ['file:///home/a/Nori.html', []],
    ['https://web.archive.org/web/2026/https://nori.example/', []],
  ])('at %s redirects to %j, and stores a language only if it may', (href, redirects) => {
    const { length } = redirects
    expect(visit(openDetectedLanguage, 'en', { href, languages: ['fr'] })).toEqual({
      redirects,
      cookies: Array.from({ length }, () => 'NEXT_LOCALE=fr; Path=/; SameSite=Strict'),
    })
  })

  test('redirects to a landing page only, and keeps any query and hash', () => {
    const anyQuery = fc.oneof(fc.webQueryParameters(), fc.string(), fc.string({ unit: 'grapheme' }))
    fc.assert(
      fc.property(anyQuery, fc.webFragments(), (query, hash) => {
        const { search, hash: fragment } = new URL(`/?lang=fr&${query}#${hash}`, 'https://nori.example')
        const { redirects } = visit(openDetectedLanguage, 'en', { href: `/${search}${fragment}` })
        for (const target of redirects)
          expect(Object.values(landingPaths).map((path) => path + search + fragment)).toContain(target)
      }),
      { numRuns: 300, seed: 42 },
    )
  })
})

describe('the language script of the other languages’ pages', () => {
  test.each([
    ['stays without a request, whatever the browser’s languages', '/fr#book', [], 'fr'],
    ['stays for an unknown language', '/fr?lang=xx', [], 'fr'],
    ['opens the requested language', '/fr?lang=es&a=1#book', ['/es?lang=es&a=1#book'], 'es'],
    ['opens the last of several requested languages', '/fr?lang=es&lang=en', ['/?lang=es&lang=en'], 'en'],
  ])('%s', (_, href, redirects, locale) => {
    expect(visit(openRequestedLanguage, 'fr', { href, languages: ['es'] })).toEqual({
      redirects,
      cookies: [`NEXT_LOCALE=${locale}; Path=/; SameSite=Strict`],
    })
  })
})
