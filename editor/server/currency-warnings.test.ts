import { createText } from '@/testing/editor-text'
import { checkChanges } from './changes'
import type { Text } from './list-texts'

const currency = createText('book.offer.currency', { en: 'CAD', fr: 'CAD', es: 'CAD' })
const facts = createText('hero.facts', { en: 'All, {price}', fr: 'Tous, {price}', es: 'Todos, {price} CAD' })
const price = createText('book.offer.price', { en: '{price}', fr: '{price}', es: '{price} CAD' })
const terms: Text = {
  ...createText('terms.intro.0', {
    en: 'In Canadian dollars (CAD).',
    fr: 'En dollars canadiens (CAD).',
    es: 'En dólares canadienses (CAD).',
  }),
  folder: 'messages/legal',
}
const texts = [currency, facts, price, terms]
const check = (text: Text, values: Record<string, string> = {}) =>
  checkChanges(text, { ...text.values, ...values }, texts).filter(({ code }) => code.startsWith('currency'))

test('texts that agree on the currency have no warning', () => {
  expect(texts.flatMap((text) => check(text))).toEqual([])
})

test('a new currency lists the texts that still name the old one', () => {
  const findings = check(currency, { en: 'MXN', fr: 'MXN', es: 'MXN' })
  expect(findings.map(({ locale, code }) => [locale, code])).toEqual(
    ['en', 'fr', 'es'].map((locale) => [locale, 'currencyElsewhere']),
  )
  expect(findings[0]?.relatedTexts).toEqual([
    { folder: 'messages', key: 'hero.facts' },
    { folder: 'messages', key: 'book.offer.price' },
    { folder: 'messages/legal', key: 'terms.intro.0' },
  ])
})

test('a price without the currency that other prices in its language have is warned of', () => {
  expect(check(facts, { es: 'Todos, {price}' })).toMatchObject([
    { locale: 'es', severity: 'warning', code: 'currencyLacking', values: { currency: 'CAD' } },
  ])
  expect(check(facts, { es: 'Todos, {price} en dólares canadienses' })).toEqual([])
})

test('a price without the currency that all other languages have is warned of', () => {
  const note = createText('book.offer.note', { en: '$29 CAD', fr: '29\u00a0$ CAD', es: '$29 CAD' })
  expect(check(note, { en: '$29' }).map(({ locale }) => locale)).toEqual(['en'])
})

test('a price that is typed where the site inserts it is not asked for its currency', () => {
  expect(check(price, { es: '$26.50' })).toEqual([])
})

test('an amount has no currency', () => {
  const amount = createText('book.offer.amount', { en: '24.99', fr: '24.99', es: '24.99' })
  expect(check(amount, { es: '$26.50' })).toEqual([])
})
