import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { locales } from '@/lib/i18n/locales'
import { site } from '@/lib/site'
import { unknownTerms } from '@/testing/schema-org'
import { addressOf, landingFile } from './exported'
import { expect, test } from './fixtures'

/* The exported files: valid HTML, working links, valid structured data. */

const pages = readdirSync('out').filter((name) => name.endsWith('.html'))
const html = (page: string) => readFileSync(`out/${page}`, 'utf8')

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // React's style of HTML: <meta/>, charSet, hidden="". HTML allows it.
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-empty-style': 'off',
      'attribute-boolean-style': 'off',
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

/** The exported file for a path of the site, as on a host with clean URLs. */
function fileOf(path: string): string | undefined {
  const name = decodeURIComponent(path).replace(/^\//, '')
  return ['', '.html', 'index.html']
    .map((ending) => name + ending)
    .find((file) => /\.\w+$/.test(file) && existsSync(`out/${file}`))
}

const idsOf = (page: string) => new Set([...html(page).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))

test('every link, picture, file and anchor that a page names exists', () => {
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
      // `#top` exists on every page; a hash route is not an anchor.
      const anchor = hash.slice(1).replace(/^(top|\/.*)$/, '')
      if (!file) lost.push(`${page}: ${target}`)
      else if (anchor && !idsOf(file).has(anchor)) lost.push(`${page}: ${target} has no such anchor`)
    }
  }
  expect(lost).toEqual([])
})

/* What Google requires (developers.google.com/search/docs/appearance/structured-data, each type's page). */
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
  test(`the ${locale} structured data is valid for schema.org and has what Google requires`, () => {
    const page = html(landingFile(locale))
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? '')
    expect(unknownTerms(data)).toEqual([])
    expect(unknownTerms({ ...data, '@graph': undefined, '@type': 'Offer', cost: 2 })).toEqual([
      ': Offer has no property cost',
    ])
    const nodes = nodesIn(data)
    for (const [type, fields] of Object.entries(required)) {
      const ofType = nodes.filter((node) => [node['@type']].flat().includes(type))
      expect(ofType, type).not.toHaveLength(0)
      for (const node of ofType)
        expect(node).toMatchObject(Object.fromEntries(fields.map((field) => [field, expect.anything()])))
    }
    // Every reference by @id has a node in the graph.
    const ids = new Set(nodes.filter((node) => node['@type']).map((node) => node['@id']))
    for (const node of nodes) if (node['@id'] && !node['@type']) expect(ids).toContain(node['@id'])
  })
