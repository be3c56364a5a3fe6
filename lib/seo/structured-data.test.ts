import { locales } from '@/lib/i18n/locales'
import { getLink, links, listAppLinks, site } from '@/lib/site'
import { importWithEnv } from '@/testing/import-with-env'
import { dictionaries, messages } from '@/testing/render-with-messages'
import { buildStructuredData, serializeInlineJson } from './structured-data'

afterEach(() => jest.restoreAllMocks())

test.each(locales)('describes publisher, site, series and four questions in %s', (locale) => {
  jest.replaceProperty(links, 'shopUrl', undefined)
  const { book, 'about-us': about } = messages[locale]
  const { '@graph': graph } = buildStructuredData(dictionaries[locale], locale)
  expect(graph).toMatchObject([
    { '@type': 'Organization' },
    { '@type': 'WebSite', inLanguage: locale },
    {
      '@type': ['Product', 'BookSeries'],
      audience: { suggestedMinAge: 3, suggestedMaxAge: 10 },
      offers: {
        price: book.offer.amount,
        priceCurrency: book.offer.currency,
        availability: 'https://schema.org/OutOfStock',
      },
      aggregateRating: {
        ratingValue: book.rating.value,
        bestRating: book.rating.best,
        ratingCount: Number(book.rating.count),
      },
      hasPart: [
        ...Object.values(book.volumes).map(({ title }) => ({ '@type': 'Book', name: title })),
        { '@type': 'SoftwareApplication', offers: { price: '0' } },
      ],
    },
    { '@type': 'FAQPage', mainEntity: expect.any(Array) },
  ])
  // The specification has four questions; the page shows more.
  const questions = Object.values(about.faq).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  expect(questions).toHaveLength(4)
  expect(graph.at(-1)).toHaveProperty('mainEntity', expect.arrayContaining(questions))
})

test('uses the base path in every URL', async () => {
  const inFolder = await importWithEnv({ NEXT_PUBLIC_BASE_PATH: '/nori' }, () => import('./structured-data'))
  const text = JSON.stringify(inFolder.buildStructuredData(dictionaries.en, 'en'))
  const own = text.match(new RegExp(`${site.url}[^"]*`, 'g')) ?? []
  expect(own.length).toBeGreaterThan(5)
  for (const address of own) expect(address).toMatch(`${site.url}/nori/`)
})

test('escapes text that could end the inline script', () => {
  expect(serializeInlineJson({ a: '</script><!--' })).toBe('{"a":"\\u003c/script>\\u003c!--"}')
})

test('an open shop has its address and the books in stock, and the publisher its profiles', () => {
  jest.replaceProperty(links, 'shopUrl', 'https://shop.noricorgi.ca/{locale}')
  jest.replaceProperty(links, 'youtube', 'https://youtube.com/@nori')
  jest.replaceProperty(links, 'facebook', undefined)
  jest.replaceProperty(links, 'instagram', undefined)
  const [publisher, , series] = buildStructuredData(dictionaries.fr, 'fr')['@graph']
  expect(publisher).toMatchObject({ sameAs: ['https://youtube.com/@nori'] })
  expect(series).toMatchObject({
    offers: { availability: 'https://schema.org/InStock', url: getLink('shopUrl', 'fr') },
    hasPart: expect.arrayContaining([expect.objectContaining({ url: listAppLinks('fr')[0]?.href })]),
  })
})

test('has no rating that is not confirmed on a real domain', async () => {
  const open = await importWithEnv({ NEXT_PUBLIC_SITE_STATE: 'draft' }, () => import('./structured-data'))
  const json = JSON.stringify(open.buildStructuredData(dictionaries.en, 'en'))
  expect(json).not.toContain('AggregateRating')
})
