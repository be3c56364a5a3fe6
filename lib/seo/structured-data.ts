import type { BookSeries, Organization, Product, Thing } from 'schema-dts'
import { withBasePath } from '@/lib/base-path'
import { type Locale, locales } from '@/lib/i18n/locales'
import type { Dictionary } from '@/lib/i18n/messages'
import { isProvided } from '@/lib/launch'
import { getLandingPage } from '@/lib/pages'
import { faqIds } from '@/lib/sections'
import { getLink, getShopState, listAppLinks, listSocialLinks, siteState } from '@/lib/site'
import { audience, volumes } from '@/lib/volumes'
import { getOgImageHref, toAbsoluteUrl } from './head'

// schema-dts can't type a node with two types, so each half of the series is typed separately.
type Fields<Node> = Omit<Exclude<Node, string>, '@type'>
type ProductAndSeries = { '@type': ['Product', 'BookSeries'] } & Record<string, unknown>

interface Graph {
  '@context': 'https://schema.org'
  '@graph': (Thing | ProductAndSeries)[]
}

/** A reference to the node of `buildOrganization`. */
export const organization = { '@id': toAbsoluteUrl(withBasePath('/#organization')) }

/** Describes the publisher. */
export function buildOrganization({ meta, footer }: Dictionary, locale: Locale): Organization {
  const profiles = listSocialLinks(locale).flatMap(({ href }) => (href === '#' ? [] : href))
  return {
    '@type': 'Organization',
    ...organization,
    name: meta.author,
    url: toAbsoluteUrl(withBasePath('/')),
    logo: toAbsoluteUrl(withBasePath('/apple-icon.png')),
    email: footer.email,
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
}

/**
 * Builds the landing page's structured data (docs/behaviour.md, “Structured data”). The series is a Product and also a
 * BookSeries, because a Product can't have `hasPart`.
 */
export function buildStructuredData(dictionary: Dictionary, locale: Locale): Graph {
  const { meta, book, app } = dictionary
  const url = toAbsoluteUrl(getLandingPage(locale).href)
  const image = toAbsoluteUrl(getOgImageHref(locale))
  const asProduct: Fields<Product> = {
    name: meta.siteName,
    description: meta.description,
    image,
    url,
    brand: organization,
    audience: describeAudience(audience),
    offers: {
      '@type': 'Offer',
      price: book.offer.amount,
      priceCurrency: book.offer.currency,
      availability: `https://schema.org/${getShopState() === 'open' ? 'InStock' : 'OutOfStock'}`,
      url: getLink('shopUrl', locale) ?? `${url}#book`,
      seller: organization,
    },
    // A sample rating must not be published at a real address.
    ...((siteState === 'sample' || isProvided('book.rating')) && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: book.rating.value,
        bestRating: book.rating.best,
        ratingCount: Number(book.rating.count),
      },
    }),
  }
  const asSeries: Fields<BookSeries> = {
    inLanguage: locale,
    publisher: organization,
    hasPart: [
      ...volumes.map(
        ({ id, ages }) =>
          ({
            '@type': 'Book',
            author: organization,
            name: book.volumes[id].title,
            description: book.volumes[id].text,
            inLanguage: [...locales],
            bookFormat: 'https://schema.org/Hardcover',
            audience: describeAudience(ages),
            publisher: organization,
          }) as const,
      ),
      {
        '@type': 'SoftwareApplication',
        name: 'Nori & Friends',
        description: app.text,
        applicationCategory: 'EducationalApplication',
        operatingSystem: 'iOS, Android',
        inLanguage: [...locales],
        url: listAppLinks(locale)[0]?.href,
        offers: { '@type': 'Offer', price: '0', priceCurrency: book.offer.currency },
      },
    ],
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      buildOrganization(dictionary, locale),
      {
        '@type': 'WebSite',
        '@id': toAbsoluteUrl(withBasePath('/#website')),
        name: meta.siteName,
        url,
        inLanguage: locale,
        publisher: organization,
      },
      { '@type': ['Product', 'BookSeries'], '@id': `${url}#series`, ...asProduct, ...asSeries },
      {
        '@type': 'FAQPage',
        '@id': `${url}#faq`,
        inLanguage: locale,
        mainEntity: faqIds.map((id) => ({
          '@type': 'Question',
          name: dictionary['about-us'].faq[id].question,
          acceptedAnswer: { '@type': 'Answer', text: dictionary['about-us'].faq[id].answer },
        })),
      },
    ],
  }
}

const describeAudience = ({ from, to }: { from: string; to: string }) =>
  ({ '@type': 'PeopleAudience', suggestedMinAge: Number(from), suggestedMaxAge: Number(to) }) as const

/** Serializes JSON for an inline script. Escapes `<`, so that no text can end the script element. */
export function serializeInlineJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
