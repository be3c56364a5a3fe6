/** @jest-environment jsdom */
import type { Text } from './api'

document.documentElement.lang = 'fr'

test.each([
  ['Et si…', '«\u00a0Et si…\u00a0»'],
  ['«\u00a0Et si…\u00a0» dit Nori', '«\u00a0“Et si…” dit Nori\u00a0»'],
])('the name of “%s” is %s', async (fr, name) => {
  const { getTextName } = await import('./arguments')
  expect(getTextName({ values: { fr }, arguments: [] } as unknown as Text)).toBe(name)
})

test('a date is written out in the name of its text, and in its versions', async () => {
  const { getTextName, quoteVersions } = await import('./arguments')
  const date = { values: { fr: '2026-11-22' }, arguments: [], role: 'date' } as unknown as Text
  expect(getTextName(date)).toBe('la date «\u00a022 novembre 2026\u00a0»')
  expect(quoteVersions(['2026-11-22'], date)).toEqual(['«\u00a022 novembre 2026\u00a0»'])
})

test.each([
  ['24.90', '24,90\u00a0$'],
  ['gratuit', 'gratuit'],
])('the price %s is written as in the editor’s language', async (fr, shown) => {
  const { getTextName } = await import('./arguments')
  const price = { values: { fr }, arguments: [], role: 'price', currency: 'CAD' } as unknown as Text
  expect(getTextName(price)).toBe(`le prix «\u00a0${shown}\u00a0»`)
})

const beginning = 'Trois albums dans lesquels un corgi aux pattes très courtes'

test.each([
  [
    ['rêver', 'grandir'],
    ['rêver', 'grandir'],
  ],
  [
    [`${beginning} rêve`, `${beginning} grandit`],
    ['… courtes rêve', '… courtes grandit'],
  ],
  [
    [beginning, `${beginning} grandit`],
    ['… très courtes', '… très courtes grandit'],
  ],
])('quotes %j as %j', async (versions, shown) => {
  const { quoteVersions } = await import('./arguments')
  expect(quoteVersions(versions)).toEqual(shown.map((part) => `«\u00a0${part}\u00a0»`))
})
