import fc from 'fast-check'
import { landingPages } from '../pages'
import { bootScript } from './boot'

interface Visit {
  href?: string
  languages?: string[]
  blocked?: boolean
}

/** Runs the script as text, as a page does, in a window that records redirects and cookies. */
function visit(pageLocale: 'en' | 'fr' | 'es', { href = '/', languages = ['en'], blocked = false }: Visit) {
  const { pathname, search, hash } = new URL(href, 'https://nori.example')
  const replaced: string[] = []
  const cookies: string[] = []
  const throwing = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  const storage = { getItem: () => null }
  const page = {
    location: { pathname, search, hash, replace: (url: string) => replaced.push(url) },
    navigator: { languages },
    document: {
      documentElement: { lang: pageLocale },
      get cookie() {
        return blocked ? throwing() : ''
      },
      set cookie(value: string) {
        if (blocked) throwing()
        cookies.push(value)
      },
    },
    window: {
      get localStorage() {
        return blocked ? throwing() : storage
      },
      get sessionStorage() {
        return blocked ? throwing() : storage
      },
    },
  }
  new Function('window', bootScript(pageLocale))(page)
  return { replaced, cookies }
}

// Which language a visit gets is tested in browsers (e2e/language.spec.ts).
describe('the boot script', () => {
  test('works with blocked cookies and storage', () => {
    expect(visit('en', { languages: ['es-MX'], blocked: true })).toEqual({ replaced: ['/es'], cookies: [] })
  })

  test('redirects to a landing page and keeps any query and hash', () => {
    const anyQuery = fc.oneof(fc.webQueryParameters(), fc.string(), fc.string({ unit: 'grapheme' }))
    fc.assert(
      fc.property(anyQuery, fc.webFragments(), (query, hash) => {
        const { search, hash: fragment } = new URL(`/?lang=fr&${query}#${hash}`, 'https://nori.example')
        const { replaced } = visit('en', { href: `/${search}${fragment}` })
        for (const target of replaced)
          expect(landingPages.map(({ href }) => href + search + fragment)).toContain(target)
      }),
      { numRuns: 300, seed: 42 },
    )
  })
})
