import { locales } from '@/lib/i18n/locales'
import { getLandingPage } from '@/lib/pages'
import { faqIds } from '@/lib/sections'
import { site } from '@/lib/site'
import { audience, volumes } from '@/lib/volumes'
import { importWithEnv } from '@/testing/import-with-env'
import { dictionaries, messages } from '@/testing/render-with-messages'
import { getOgImageHref, toAbsoluteUrl } from './head'
import { buildStructuredData, serializeInlineJson } from './structured-data'

const readers = ({ from, to }: { from: string; to: string }) => ({
  '@type': 'PeopleAudience',
  suggestedMinAge: Number(from),
  suggestedMaxAge: Number(to),
})

test.each(locales)('describes publisher, site, series and questions in %s', (locale) => {
  const { meta, footer, book, app, 'about-us': about } = messages[locale]
  const url = site.url + getLandingPage(locale).href
  const organization = { '@id': `${site.url}/#organization` }
  const { amount: price, currency: priceCurrency } = book.offer
  expect(buildStructuredData(dictionaries[locale], locale)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        ...organization,
        '@type': 'Organization',
        name: meta.author,
        url: toAbsoluteUrl('/'),
        logo: toAbsoluteUrl('/apple-icon.png'),
        email: footer.email,
      },
      {
        '@type': 'WebSite',
        '@id': toAbsoluteUrl('/#website'),
        name: meta.siteName,
        url,
        inLanguage: locale,
        publisher: organization,
      },
      {
        '@type': ['Product', 'BookSeries'],
        '@id': `${url}#series`,
        name: meta.siteName,
        description: meta.description,
        image: toAbsoluteUrl(getOgImageHref(locale)),
        url,
        brand: organization,
        audience: readers(audience),
        offers: {
          '@type': 'Offer',
          price,
          priceCurrency,
          availability: 'https://schema.org/OutOfStock',
          url: `${url}#book`,
          seller: organization,
        },
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: book.rating.value,
          bestRating: book.rating.best,
          ratingCount: Number(book.rating.count),
        },
        inLanguage: locale,
        publisher: organization,
        hasPart: [
          ...volumes.map(({ id, ages }) => ({
            '@type': 'Book',
            author: organization,
            name: book.volumes[id].title,
            description: book.volumes[id].text,
            inLanguage: locales,
            bookFormat: 'https://schema.org/Hardcover',
            audience: readers(ages),
            publisher: organization,
          })),
          {
            '@type': 'SoftwareApplication',
            name: expect.stringContaining('Nori'),
            description: app.text,
            applicationCategory: 'EducationalApplication',
            operatingSystem: 'iOS, Android',
            inLanguage: locales,
            url: site.appUrl,
            offers: { '@type': 'Offer', price: '0', priceCurrency },
          },
        ],
      },
      {
        '@type': 'FAQPage',
        '@id': `${url}#faq`,
        inLanguage: locale,
        mainEntity: faqIds.map((id) => ({
          '@type': 'Question',
          name: about.faq[id].question,
          acceptedAnswer: { '@type': 'Answer', text: about.faq[id].answer },
        })),
      },
    ],
  })
  expect([...faqIds].sort()).toEqual(Object.keys(about.faq).sort())
  // The specification has four questions; the page shows more.
  expect(faqIds).toHaveLength(4)
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
  expect(JSON.parse(serializeInlineJson({ a: '</script>' }))).toEqual({ a: '</script>' })
})

test('has no rating and nothing in stock while facts are unconfirmed', async () => {
  const open = await importWithEnv({ NEXT_PUBLIC_UNCONFIRMED_FACTS: '1' }, () => import('./structured-data'))
  const json = JSON.stringify(open.buildStructuredData(dictionaries.en, 'en'))
  expect(json).not.toContain('AggregateRating')
  expect(json).toContain('"availability":"https://schema.org/OutOfStock"')
})
