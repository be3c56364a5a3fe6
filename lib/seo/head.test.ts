import { getLocaleInfo, locales } from '@/lib/i18n/locales'
import { getLandingPage, legalPages } from '@/lib/pages'
import { site } from '@/lib/site'
import legal from '@/messages/legal/en.json'
import { importWithEnv } from '@/testing/import-with-env'
import { messages } from '@/testing/render-with-messages'
import { buildIndexedHead, buildLegalHead, type Head, toAbsoluteUrl } from './head'

/**
 * The contents of the meta tags by name, a list where several have the same name. Open Graph tags have a `property`.
 */
function metaByName({ meta }: Head): Record<string, string | string[]> {
  const contents: Record<string, string | string[]> = {}
  for (const tag of meta) {
    const name = 'name' in tag ? tag.name : tag.property
    expect('property' in tag).toBe(name.startsWith('og:'))
    contents[name] = name in contents ? [contents[name] ?? [], tag.content].flat() : tag.content
  }
  return contents
}

test.each(locales)(
  'the head of the landing page in %s has all that is asked for, in its language',
  (locale) => {
    const { meta } = messages[locale]
    const url = site.url + getLandingPage(locale).href
    const image = `${site.url}/og/${locale}.png`
    const others = locales.filter((other) => other !== locale)
    const head = buildIndexedHead(messages[locale], locale)
    expect(head.title).toBe(meta.title)
    expect(head.links).toEqual([
      { rel: 'canonical', href: url },
      ...locales.map((hrefLang) => ({
        rel: 'alternate',
        hrefLang,
        href: toAbsoluteUrl(getLandingPage(hrefLang).href),
      })),
      { rel: 'alternate', hrefLang: 'x-default', href: toAbsoluteUrl('/') },
    ])
    expect(metaByName(head)).toEqual({
      description: meta.description,
      keywords: meta.keywords,
      author: meta.author,
      robots: 'index, follow',
      'og:type': 'website',
      'og:site_name': meta.siteName,
      'og:title': meta.title,
      'og:description': meta.description,
      'og:url': url,
      'og:locale': getLocaleInfo(locale).ogLocale,
      'og:locale:alternate': others.map((other) => getLocaleInfo(other).ogLocale),
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
  },
)

test.each(legalPages)('the document $file has its own title and canonical URL', (page) => {
  const text = legal[page.key]
  const head = buildLegalHead(text, page, 'Nori')
  expect(head.title).toBe(`${text.title} | Nori`)
  expect(head.links).toEqual([{ rel: 'canonical', href: toAbsoluteUrl(page.href) }])
  expect(metaByName(head)).toEqual({
    description: text.description,
    robots: page.isIndexed ? 'index, follow' : 'noindex, follow',
  })
})

test('no page may be indexed while facts are unconfirmed', async () => {
  const heads = await importWithEnv({ NEXT_PUBLIC_SITE_STATE: 'draft' }, () => import('./head'))
  const [page] = legalPages
  if (!page) throw new Error('lib/pages.ts has no document')
  for (const head of [
    heads.buildIndexedHead(messages.fr, 'fr'),
    heads.buildLegalHead(legal.terms, { ...page, isIndexed: true }, 'Nori'),
  ])
    expect(metaByName(head).robots).toBe('noindex, follow')
})
