import { locales } from '@/lib/i18n/locales'
import { landingPage } from '@/lib/pages'
import { site } from '@/lib/site'
import { audience, volumes } from '@/lib/volumes'
import { builtWith } from '@/testing/built-with'
import { messages } from '@/testing/render-with-messages'
import { absoluteUrl, ogImagePath } from './head'
import { faqIds, inlineJson, structuredData } from './structured-data'

describe.each(locales)('the structured data in %s', (locale) => {
  const words = messages[locale]
  const url = site.url + landingPage(locale).path
  const organization = { '@id': `${site.url}/#organization` }
  let data: ReturnType<typeof structuredData>
  let nodes: Record<string, unknown>[]
  beforeEach(() => {
    data = structuredData(words, locale)
    nodes = data['@graph'] as unknown as typeof nodes
  })
  const nodeOf = (type: string) => nodes.find((node) => [node['@type']].flat().includes(type)) ?? {}
  const readers = {
    '@type': 'PeopleAudience',
    suggestedMinAge: Number(audience.from),
    suggestedMaxAge: Number(audience.to),
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
        availability: 'https://schema.org/OutOfStock',
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

  test('has the three books, each with its ages, and the app as parts of the series', () => {
    expect(nodeOf('BookSeries')).toMatchObject({ inLanguage: locale, publisher: organization })
    expect(nodeOf('BookSeries').hasPart).toEqual([
      ...volumes.map(({ id, ages }) => ({
        '@type': 'Book',
        author: organization,
        name: words.book.volumes[id].title,
        description: words.book.volumes[id].text,
        inLanguage: locales,
        bookFormat: 'https://schema.org/Hardcover',
        audience: {
          '@type': 'PeopleAudience',
          suggestedMinAge: Number(ages.from),
          suggestedMaxAge: Number(ages.to),
        },
        publisher: organization,
      })),
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
  const inFolder = await builtWith({ NEXT_PUBLIC_BASE_PATH: '/nori' }, () => import('./structured-data'))
  const text = JSON.stringify(inFolder.structuredData(messages.en, 'en'))
  const own = text.match(new RegExp(`${site.url}[^"]*`, 'g')) ?? []
  expect(own.length).toBeGreaterThan(5)
  for (const address of own) expect(address).toMatch(`${site.url}/nori/`)
})

test('no text can end the inline script', () => {
  expect(inlineJson({ a: '</script><!--' })).toBe('{"a":"\\u003c/script>\\u003c!--"}')
  expect(JSON.parse(inlineJson({ a: '</script>' }))).toEqual({ a: '</script>' })
})

test('a build whose facts nobody has confirmed has no rating, and says that nothing can be bought', async () => {
  const open = await builtWith({ NEXT_PUBLIC_OPEN_CLAIMS: '1' }, () => import('./structured-data'))
  const json = JSON.stringify(open.structuredData(messages.en, 'en'))
  expect(json).not.toContain('AggregateRating')
  expect(json).toContain('"availability":"https://schema.org/OutOfStock"')
})
