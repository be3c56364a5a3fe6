import { messages } from '@/e2e/unit/render-with-messages'
import { audience } from '@/lib/age-bands'
import { type Locale, localeInfo, locales } from '@/lib/i18n/locales'
import { documentPages, landingPage } from '@/lib/pages'
import { site } from '@/lib/site'
import legal from '@/messages/legal/en.json'
import { absoluteUrl, documentHead, type Head, landingAlternates, landingHead, ogImagePath } from './head'
import { faqIds, inlineJson, structuredData } from './structured-data'

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
  expect(landingAlternates()).toEqual([
    ...locales.map((locale) => ({ hrefLang: locale, href: absoluteUrl(landingPage(locale).path) })),
    { hrefLang: 'x-default', href: absoluteUrl('/') },
  ])
  for (const locale of locales) {
    const { links } = landingHead(messages[locale], locale)
    expect(links.filter(({ rel }) => rel === 'alternate')).toEqual(
      landingAlternates().map((alternate) => ({ rel: 'alternate', ...alternate })),
    )
  }
})

describe.each(locales)('the landing page in %s', (locale) => {
  const { meta } = messages[locale]
  const head = landingHead(messages[locale], locale)
  const url = absoluteUrl(landingPage(locale).path)
  const image = absoluteUrl(ogImagePath(locale))

  test('has the title of its language and is canonical to itself', () => {
    expect(head.title).toBe(meta.title)
    expect(head.links[0]).toEqual({ rel: 'canonical', href: url })
    expect(head.links.filter(({ rel }) => rel === 'canonical')).toHaveLength(1)
  })

  test('tells search engines and link cards all that the specification asks for, in its language', () => {
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

describe.each(locales)('the structured data in %s', (locale) => {
  const words = messages[locale]
  const url = absoluteUrl(landingPage(locale).path)
  const data = structuredData(words, locale)
  const nodes = data['@graph'] as unknown as Record<string, unknown>[]
  const nodeOf = (type: string) => nodes.find((node) => [node['@type']].flat().includes(type)) ?? {}
  const organization = { '@id': absoluteUrl('/#organization') }
  const readers = {
    '@type': 'PeopleAudience',
    suggestedMinAge: audience.from,
    suggestedMaxAge: audience.to,
  }

  test('is a graph of schema.org with the press, the site, the series and the questions', () => {
    expect(data['@context']).toBe('https://schema.org')
    expect(nodes.map((node) => node['@type'])).toEqual([
      'Organization',
      'WebSite',
      ['Product', 'BookSeries'],
      'FAQPage',
    ])
    expect(nodes.map((node) => node['@id'])).toEqual([
      organization['@id'],
      absoluteUrl('/#website'),
      `${url}#series`,
      `${url}#faq`,
    ])
  })

  test('tells who makes the site, the same in every language', () => {
    expect(nodeOf('Organization')).toMatchObject({
      name: words.meta.author,
      url: absoluteUrl('/'),
      logo: absoluteUrl('/apple-icon.png'),
      email: words.footer.email,
    })
    expect(nodeOf('WebSite')).toMatchObject({
      name: words.meta.siteName,
      url,
      inLanguage: locale,
      publisher: organization,
    })
  })

  test('offers the series at the price and with the rating that the page shows', () => {
    expect(nodeOf('Product')).toMatchObject({
      name: words.meta.siteName,
      description: words.meta.description,
      image: absoluteUrl(ogImagePath(locale)),
      url,
      brand: organization,
      audience: readers,
      offers: {
        '@type': 'Offer',
        price: words.book.offer.amount,
        priceCurrency: words.book.offer.currency,
        availability: 'https://schema.org/PreOrder',
        url: `${url}#book`,
        seller: organization,
      },
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: words.book.rating.value,
        bestRating: words.book.rating.best,
        ratingCount: Number(words.book.rating.count),
      },
    })
  })

  test('has the first book and the app as parts of the series', () => {
    expect(nodeOf('BookSeries')).toMatchObject({ inLanguage: locale, publisher: organization })
    expect(nodeOf('BookSeries').hasPart).toEqual([
      {
        '@type': 'Book',
        author: organization,
        name: words.book.volumes.first.title,
        description: words.book.volumes.first.text,
        inLanguage: locales,
        bookFormat: 'https://schema.org/Hardcover',
        audience: readers,
        publisher: organization,
      },
      {
        '@type': 'SoftwareApplication',
        name: expect.stringContaining('Nori'),
        description: words.app.text,
        applicationCategory: 'EducationalApplication',
        operatingSystem: expect.stringMatching(/^iOS, Android$/),
        inLanguage: locales,
        url: site.appUrl,
        offers: { '@type': 'Offer', price: '0', priceCurrency: words.book.offer.currency },
      },
    ])
  })

  test('has the visible questions, word for word and in their order', () => {
    expect(nodeOf('FAQPage')).toMatchObject({
      inLanguage: locale,
      mainEntity: faqIds.map((id) => ({
        '@type': 'Question',
        name: words['about-us'].faq[id].question,
        acceptedAnswer: { '@type': 'Answer', text: words['about-us'].faq[id].answer },
      })),
    })
    expect([...faqIds].sort()).toEqual(Object.keys(words['about-us'].faq).sort())
  })
})

test('under a base path, the press, the site and the pictures are there too', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_BASE_PATH: '/nori' })
  jest.resetModules()
  const inFolder = await import('./structured-data')
  const text = JSON.stringify(inFolder.structuredData(messages.en, 'en' as Locale))
  const own = text.match(new RegExp(`${site.url}[^"]*`, 'g')) ?? []
  expect(own.length).toBeGreaterThan(5)
  for (const address of own) expect(address).toMatch(`${site.url}/nori/`)
  jest.restoreAllMocks()
})

test('no text can end the inline script', () => {
  expect(inlineJson({ a: '</script><!--' })).toBe('{"a":"\\u003c/script>\\u003c!--"}')
  expect(JSON.parse(inlineJson({ a: '</script>' }))).toEqual({ a: '</script>' })
})
