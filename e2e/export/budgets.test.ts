import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { locales } from '@/lib/i18n/locales'
import { landingPages } from '@/lib/pages'
import { keptStorySize } from '@/lib/story/kept-story'
import { listKeptStoryFiles } from '@/scripts/export/kept-story-files'
import { readAttributes, readText } from './read-export'

/* Sizes in bytes by `gzip -9`. A budget that is exceeded names its largest parts: reduce one, or raise the budget here. */

const getSize = (content: string | Buffer) => gzipSync(content, { level: 9 }).length

/** Expects parts, by their names, to be within a budget together. */
function expectWithin(budget: number, parts: [name: string, content: string | Buffer][]) {
  const sizes = parts.map(([name, content]) => [name, getSize(content)] as const)
  const total = sizes.reduce((sum, [, size]) => sum + size, 0)
  const largest = sizes.sort(([, one], [, other]) => other - one).map(([name, size]) => `${name}: ${size}`)
  expect(total > budget ? [`${total} of ${budget} bytes`, ...largest] : []).toEqual([])
}

const readFiles = (paths: readonly string[]) =>
  [...new Set(paths)].map((path): [string, Buffer] => [path, readFileSync(`out${path}`)])

describe.each(landingPages)('$file', ({ file, locale }) => {
  const html = readText(file)
  const scripts = readFiles(readAttributes(file, '[data-scripts]', 'data-scripts').join(' ').split(' '))

  test('HTML of each landing page is at most 21 kB by gzip', () => {
    expectWithin(21_000, [[file, html]])
  })

  // Within the first packets of a connection. Each language adds its links to the head and the language menu.
  test('HTML up to the end of the first screen is at most 7 kB by gzip with three languages', () => {
    expectWithin(6_820 + 60 * locales.length, [[file, html.slice(0, html.indexOf('</section>'))]])
  })

  test('scripts are at most 93 kB by gzip', () => {
    expect(scripts.length).toBeGreaterThan(1)
    expectWithin(93_000, scripts)
  })

  test('all that the first screen loads is at most 190 kB by gzip', () => {
    const linked = readAttributes(file, 'link:is([rel=stylesheet], [as=font])', 'href')
    expect(linked.length).toBeGreaterThan(2)
    const others = [`/locales/${locale}/translation.json`, '/art/hero-tall.svg', '/art/nori-head.svg']
    expectWithin(190_000, [[file, html], ...scripts, ...readFiles([...linked, ...others])])
  })
})

test.each(locales)('the kept story has in %s the size that its button says', (locale) => {
  const { shared, languages } = listKeptStoryFiles('out')
  const files = [...shared, ...(languages[locale] ?? [])].map(([url]) => readFileSync(`out${url}`))
  const size = files.reduce((sum, content) => sum + getSize(content), 0)
  // If this fails, correct the number in lib/story/kept-story.ts.
  expect(Math.round(size / 10_000) * 10).toBe(keptStorySize)
})
