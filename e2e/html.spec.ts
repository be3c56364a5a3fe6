import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { foreignTerms } from '@/e2e/schema-org.mjs'
import { locales } from '@/lib/i18n/locales'
import { site } from '@/lib/site'
import { addressOf, expect, landingFile, test } from './fixtures'

/* The exported files by themselves: valid HTML, links that lead somewhere, data that others can read. */

const pages = readdirSync('out').filter((name) => name.endsWith('.html'))
const html = (page: string) => readFileSync(`out/${page}`, 'utf8')

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // How React writes HTML: <meta/>, charSet, hidden="". HTML reads these alike.
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-empty-style': 'off',
    },
  }),
)

for (const page of pages)
  test(`${page} is valid HTML`, async () => {
    const { results } = await validator.validateString(html(page), page)
    expect(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      ),
    ).toEqual([])
  })

/** The exported file behind a path of the site, as a host with clean URLs finds it. */
function fileOf(path: string): string | undefined {
  const name = decodeURIComponent(path).replace(/^\//, '')
  return ['', '.html', 'index.html']
    .map((ending) => name + ending)
    .find((file) => /\.\w+$/.test(file) && existsSync(`out/${file}`))
}

const idsOf = (page: string) => new Set([...html(page).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))

test('every link, picture and file that a page names is there, and every anchor', () => {
  const lost: string[] = []
  for (const page of pages) {
    const named = [...html(page).matchAll(/\s(?:href|src|srcSet)="([^"]+)"/g)].map(
      ([, target = '']) => target,
    )
    expect(named.length).toBeGreaterThan(5)
    for (const target of named) {
      if (/^(mailto|tel):/.test(target)) continue
      const { origin, pathname, hash } = new URL(target.replaceAll('&amp;', '&'), site.url + addressOf(page))
      if (origin !== new URL(site.url).origin) continue
      const file = fileOf(pathname)
      // `#top` is every page's; a hash route is no anchor.
      const anchor = hash.slice(1).replace(/^(top|\/.*)$/, '')
      if (!file) lost.push(`${page}: ${target}`)
      else if (anchor && !idsOf(file).has(anchor)) lost.push(`${page}: ${target} has no such anchor`)
    }
  }
  expect(lost).toEqual([])
})

/* What Google asks for (developers.google.com/search/docs/appearance/structured-data, each type's page). */
const required: Record<string, string[]> = {
  Product: ['name', 'image', 'offers'],
  Offer: ['price', 'priceCurrency'],
  AggregateRating: ['ratingValue', 'ratingCount', 'bestRating'],
  SoftwareApplication: ['name', 'offers', 'operatingSystem', 'applicationCategory'],
  Book: ['name', 'author'],
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
}

type Node = Record<string, unknown> & { '@type'?: string | string[] }
const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value)
    ? value.flatMap(nodesIn)
    : typeof value === 'object' && value !== null
      ? [value as Node, ...Object.values(value).flatMap(nodesIn)]
      : []

for (const locale of locales)
  test(`the ${locale} structured data is schema.org's, and holds what Google asks for`, () => {
    const page = html(landingFile(locale))
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? '')
    expect(foreignTerms(data)).toEqual([])
    const nodes = nodesIn(data)
    for (const [type, fields] of Object.entries(required)) {
      const ofType = nodes.filter((node) => [node['@type']].flat().includes(type))
      expect(ofType, type).not.toHaveLength(0)
      for (const node of ofType)
        expect(node).toMatchObject(Object.fromEntries(fields.map((field) => [field, expect.anything()])))
    }
    // A reference by @id leads to a node of the graph.
    const ids = new Set(nodes.filter((node) => node['@type']).map((node) => node['@id']))
    for (const node of nodes) if (node['@id'] && !node['@type']) expect(ids).toContain(node['@id'])
  })
