import { readFileSync, writeFileSync } from 'node:fs'
import { defaultLocale, locales } from '@/lib/i18n/locales'
import { getLandingFile } from './export-files'
import { expect, test } from './fixtures'
import { getGzipSize, listGrownShares, measureShares } from './html-shares'

/*
 * What does not fit into the first ten packets of a new connection, 14.6 kB with the headers, delays the first paint by a
 * round trip. By brotli, which hosts use where they can, the pages fit (13.2 kB); by gzip, which is the measure here,
 * they do not (docs/performance.md).
 */

const budget = 15_300
/** The size of each share when it was recorded, by language. */
const recordFile = 'e2e/snapshots/html-shares.json'
const record = () => JSON.parse(readFileSync(recordFile, 'utf8'))
const cure = `Where to save: styles in app/critical/*.css, inline scripts in app/client/inline, structured data in lib/seo, alternative texts in messages/*.json, a section in components/sections and its texts. What the first paint does not need can be rendered after hydration, as the story’s later pages are (components/story/use-later-pages.ts). After an intended change, record the shares: npx playwright test --project=desktop html-budget --update-snapshots`

const readHtml = (locale: (typeof locales)[number]) => readFileSync(`out/${getLandingFile(locale)}`, 'utf8')

test.beforeAll(({ browserName: _ }, { config }) => {
  if (!['all', 'changed'].includes(config.updateSnapshots)) return
  const shares = Object.fromEntries(locales.map((locale) => [locale, measureShares(readHtml(locale))]))
  writeFileSync(recordFile, `${JSON.stringify(shares, null, 2)}\n`)
})

for (const locale of locales)
  test(`the ${locale} page: HTML in at most ${budget} bytes with gzip`, () => {
    const html = readHtml(locale)
    const size = getGzipSize(html)
    const grown = listGrownShares(html, record()[locale] ?? record()[defaultLocale])
    expect(
      size,
      `${size} of ${budget} bytes. Grown since ${recordFile} was written: ${grown.join(', ') || 'nothing'}. ${cure}`,
    ).toBeLessThanOrEqual(budget)
  })

for (const [share, place] of [
  ['styles', '</style>'],
  ['section book', '</article>'],
  ['structured data', '"FAQPage"'],
] as const)
  test(`the share that grew is named first: ${share}`, () => {
    const html = readHtml(defaultLocale)
    const addition = Array.from({ length: 300 }, (_, index) => ((index * 7919) % 1000).toString(36)).join('')
    const larger = html.replace(place, () => addition + place)
    expect(listGrownShares(larger, measureShares(html))[0]).toMatch(new RegExp(`^${share} \\+`))
  })
