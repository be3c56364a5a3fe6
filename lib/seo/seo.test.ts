import { locales } from '@/lib/i18n/locales'
import { landingPage } from '@/lib/pages'
import en from '@/messages/en.json'
import { absoluteUrl, landingAlternates, landingHead } from './head'
import { inlineJson, structuredData } from './structured-data'

test('every landing page has the same alternates; x-default is English', () => {
  expect(landingAlternates()).toEqual([
    ...locales.map((locale) => ({ hrefLang: locale, href: absoluteUrl(landingPage(locale).path) })),
    { hrefLang: 'x-default', href: absoluteUrl('/') },
  ])
  const sets = locales.map((locale) => landingHead(en, locale).links.filter(({ rel }) => rel === 'alternate'))
  expect(new Set(sets.map((set) => JSON.stringify(set))).size).toBe(1)
})

test('a page has itself as canonical and its own picture', () => {
  const { links, meta } = landingHead(en, 'fr')
  expect(links).toContainEqual({ rel: 'canonical', href: absoluteUrl('/fr') })
  expect(meta).toContainEqual({ property: 'og:image', content: absoluteUrl('/og/fr.png') })
})

test.each(locales)('prices keep the point and the currency in %s', (locale) => {
  const json = JSON.stringify(structuredData(en, locale))
  expect(json).toContain(`"price":"${en.book.offer.amount}","priceCurrency":"${en.book.offer.currency}"`)
})

test('the questions are the visible ones, word for word', () => {
  const faq = structuredData(en, 'en')['@graph'].find((node) => JSON.stringify(node).includes('FAQPage'))
  for (const { question, answer } of Object.values(en['about-us'].faq)) {
    expect(JSON.stringify(faq)).toContain(JSON.stringify(question))
    expect(JSON.stringify(faq)).toContain(JSON.stringify(answer))
  }
})

test('no text can end the inline script', () => {
  expect(inlineJson({ a: '</script>' })).toBe('{"a":"\\u003c/script>"}')
})
