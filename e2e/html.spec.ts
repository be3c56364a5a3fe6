import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { defaultLocale, locales } from '@/lib/i18n/locales'
import { site } from '@/lib/site'
import { getPagePath } from './export-files'
import { expect, messages, test } from './fixtures'

/* The exported files: valid HTML, working links. */

const pages = readdirSync('out').filter((name) => name.endsWith('.html'))
const readHtml = (page: string) => readFileSync(`out/${page}`, 'utf8')

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
    const { results } = await validator.validateString(readHtml(page), page)
    expect(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      ),
    ).toEqual([])
  })

/** Finds the exported file of a URL path, as a host with clean URLs does. */
function findFile(path: string): string | undefined {
  const name = decodeURIComponent(path).replace(/^\//, '')
  return ['', '.html', 'index.html']
    .map((ending) => name + ending)
    .find((file) => /\.\w+$/.test(file) && existsSync(`out/${file}`))
}

const readIds = (page: string) => new Set([...readHtml(page).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))

test('every link, picture, file and anchor of a page exists', () => {
  const broken: string[] = []
  for (const page of pages) {
    const named = [...readHtml(page).matchAll(/\s(?:href|src|srcSet)="([^"]+)"/g)].map(
      ([, target = '']) => target,
    )
    expect(named.length).toBeGreaterThan(5)
    for (const target of named) {
      if (/^(mailto|tel):/.test(target)) continue
      const { origin, pathname, hash } = new URL(
        target.replaceAll('&amp;', '&'),
        site.url + getPagePath(page),
      )
      if (origin !== new URL(site.url).origin) continue
      const file = findFile(pathname)
      // `#top` exists on every page; a hash route is not an anchor.
      const anchor = hash.slice(1).replace(/^(top|\/.*)$/, '')
      if (!file) broken.push(`${page}: ${target}`)
      else if (anchor && !readIds(file).has(anchor)) broken.push(`${page}: ${target} has no such anchor`)
    }
  }
  expect(broken).toEqual([])
})

test('every link to a new tab says so and has rel=noopener', () => {
  for (const page of pages) {
    const [, lang = ''] = /<html lang="([^"]+)"/.exec(readHtml(page)) ?? []
    const locale = locales.find((code) => code === lang) ?? defaultLocale
    const links = [...readHtml(page).matchAll(/<a [^>]*>.*?<\/a>/gs)].map(([link]) => link)
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) {
      const isNew = link.includes('target="_blank"')
      expect([link, link.includes(messages[locale].shell.newTab)]).toEqual([link, isNew])
      expect([link, link.includes('rel="noopener"')]).toEqual([link, isNew])
    }
  }
})
