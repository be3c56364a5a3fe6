import { localeInfo, locales } from '@/lib/i18n/locales'
import { documentPages, landingPage, landingPages } from '@/lib/pages'
import { site } from '@/lib/site'
import legal from '@/messages/legal/en.json'
import { builtWith } from '@/testing/built-with'
import { messages } from '@/testing/render-with-messages'
import { absoluteUrl, alternatesOf, documentHead, type Head, landingHead, ogImagePath } from './head'

/** What a page tells under each name, a list where it tells several. */
function told({ meta }: Head): Record<string, string | string[]> {
  const contents: Record<string, string[]> = {}
  for (const tag of meta) {
    const name = 'name' in tag ? tag.name : tag.property
    contents[name] = [...(contents[name] ?? []), tag.content]
  }
  return Object.fromEntries(
    Object.entries(contents).map(([name, [first = '', ...more]]) => [
      name,
      more.length > 0 ? [first, ...more] : first,
    ]),
  )
}

test('addresses are whole, with the site’s own before them', () => {
  expect(absoluteUrl('/fr')).toBe(`${site.url}/fr`)
  expect(ogImagePath('fr')).toBe('/og/fr.png')
})

test('every landing page carries the same alternates, x-default being English', () => {
  expect(alternatesOf(landingPages)).toEqual([
    ...locales.map((locale) => ({ hrefLang: locale, href: absoluteUrl(landingPage(locale).path) })),
    { hrefLang: 'x-default', href: absoluteUrl('/') },
  ])
  for (const locale of locales) {
    const { links } = landingHead(messages[locale], locale)
    expect(links.filter(({ rel }) => rel === 'alternate')).toEqual(
      alternatesOf(landingPages).map((alternate) => ({ rel: 'alternate', ...alternate })),
    )
  }
})

describe.each(locales)('the landing page in %s', (locale) => {
  const { meta } = messages[locale]
  const url = site.url + landingPage(locale).path
  const image = `${site.url}/og/${locale}.png`
  let head: Head
  beforeEach(() => {
    head = landingHead(messages[locale], locale)
  })

  test('has the title of its language and is canonical to itself', () => {
    expect(head.title).toBe(meta.title)
    expect(head.links[0]).toEqual({ rel: 'canonical', href: url })
    expect(head.links.filter(({ rel }) => rel === 'canonical')).toHaveLength(1)
  })

  test('tells search engines and link cards all that is asked for, in its language', () => {
    expect(told(head)).toEqual({
      description: meta.description,
      keywords: meta.keywords,
      author: meta.author,
      robots: 'index, follow',
      'og:type': 'website',
      'og:site_name': meta.siteName,
      'og:title': meta.title,
      'og:description': meta.description,
      'og:url': url,
      'og:locale': localeInfo(locale).ogLocale,
      'og:locale:alternate': locales
        .filter((other) => other !== locale)
        .map((other) => localeInfo(other).ogLocale),
      'og:image': image,
      'og:image:type': 'image/png',
      'og:image:width': String(site.ogImage.width),
      'og:image:height': String(site.ogImage.height),
      'og:image:alt': meta.imageAlt,
      'twitter:card': 'summary_large_image',
      'twitter:title': meta.title,
      'twitter:description': meta.description,
      'twitter:image': image,
      'twitter:image:alt': meta.imageAlt,
    })
  })

  test('names Open Graph’s tags as properties, the others by name', () => {
    for (const tag of head.meta) {
      const isOpenGraph = Object.values(tag)[0]?.startsWith('og:')
      expect(Object.keys(tag)).toEqual([isOpenGraph ? 'property' : 'name', 'content'])
    }
  })
})

test.each(documentPages)('the document $file has its own title and address', (page) => {
  const text = legal[page.key]
  const head = documentHead(text, page, 'Nori')
  expect(head.title).toBe(`${text.title} | Nori`)
  expect(head.links).toEqual([{ rel: 'canonical', href: absoluteUrl(page.path) }])
  expect(told(head)).toEqual({
    description: text.description,
    robots: page.isIndexed ? 'index, follow' : 'noindex, follow',
  })
})

test('a document that may be listed says so', () => {
  const [page] = documentPages
  if (!page) throw new Error('lib/pages.ts has no document')
  const robots = (isIndexed: boolean) =>
    told(documentHead(legal.terms, { ...page, isIndexed }, 'Nori')).robots
  expect([robots(true), robots(false)]).toEqual(['index, follow', 'noindex, follow'])
})

test('no page is listed while it states facts that nobody has confirmed', async () => {
  const heads = await builtWith({ NEXT_PUBLIC_OPEN_CLAIMS: '1' }, () => import('./head'))
  const [page] = documentPages
  if (!page) throw new Error('lib/pages.ts has no document')
  for (const head of [
    heads.landingHead(messages.fr, 'fr'),
    heads.documentHead(legal.terms, { ...page, isIndexed: true }, 'Nori'),
  ])
    expect(told(head).robots).toBe('noindex, follow')
})
