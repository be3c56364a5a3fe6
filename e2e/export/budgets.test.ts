import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { locales } from '@/lib/i18n/locales'
import { landingPages } from '@/lib/pages'
import { sections } from '@/lib/site'
import { storyPages } from '@/lib/story/pages'
import { parseHtml, readAttributes, readText } from './read-export'

/* Sizes in bytes by `gzip -9`. A budget that is exceeded names the parts that have grown, and where they are changed. */

/**
 * The usual size of each part, alone: no limit, but what a part is compared with. Elements by selector, files by a part
 * of their URL.
 */
const usual: Record<'elements' | 'files', [part: string, size: number, where?: string][]> = {
  elements: [
    ['head style', 2_900, 'app/critical/'],
    ['head script', 1_200, 'app/client/inline/'],
    ['head > :not(style, script)', 1_150, 'lib/seo/head.ts'],
    ['body script:not([type])', 1_400, 'app/client/inline/'],
    ['script[type]', 1_550, 'lib/seo/structured-data.ts'],
    ['header', 2_100, 'components/shell/header.tsx'],
    ['.hero', 1_100, 'components/sections/hero.tsx'],
    ['#book', 2_200, 'components/sections/book.tsx'],
    ['#app', 800, 'components/sections/app.tsx'],
    ['#benefits', 1_800, 'components/sections/benefits.tsx'],
    ['#about-us', 1_700, 'components/sections/about-us.tsx'],
    ['#free-story', 5_500, 'components/sections/free-story.tsx'],
    ['footer', 800, 'components/shell/footer.tsx'],
  ],
  files: [
    ['/client/main-', 20_200, 'app/client/main.ts'],
    ['/client/hydrate-', 64_400, 'React DOM and app/client/hydrate.ts'],
    ['/client/react-dom-', 1_600],
    ['/client/landing-', 3_900, 'components/sections/'],
    ['.css', 17_100, 'app/globals.css'],
    ['.woff2', 16_200, 'npm run make -- fonts'],
    ['/translation.json', 10_700, 'messages/'],
    ['/art/hero-tall.svg', 3_800],
    ['/art/nori-head.svg', 1_100],
    ['/art/', 5_300],
  ],
}
const getSize = (content: string | Buffer) => gzipSync(content, { level: 9 }).length
const compare = (
  part: string,
  size: number,
  [, usualSize = 0, where = part]: Partial<(typeof usual.files)[0]>,
) => ({
  size,
  growth: size - usualSize,
  text: `${part} is ${size} bytes, usually ${usualSize} (${where})`,
})

/** Measures the elements of a landing page's HTML, or of its beginning. */
function measureElements(html: string) {
  const document = parseHtml(html)
  return usual.elements.map((row) => {
    const parts = [...document.querySelectorAll(row[0])].map(({ outerHTML }) => outerHTML)
    return compare(row[0], getSize(parts.join('')), row)
  })
}

const measureFiles = (addresses: readonly string[]) =>
  [...new Set(addresses)].map((name) =>
    compare(
      name,
      getSize(readFileSync(`out${name}`)),
      usual.files.find(([part]) => name.includes(part)) ?? [],
    ),
  )

/** Expects a size, by default of all parts, within a budget. */
function expectWithin(budget: number, parts: ReturnType<typeof compare>[], size?: number) {
  const total = size ?? parts.reduce((sum, part) => sum + part.size, 0)
  const grown = parts.filter(({ growth }) => growth > 0).sort((a, b) => b.growth - a.growth)
  const problem = `${total} of ${budget} bytes: reduce what has grown, or raise the budget in e2e/export/budgets.test.ts.`
  expect(total > budget ? [problem, ...grown.map(({ text }) => text)] : []).toEqual([])
}

describe.each(landingPages)('$file', ({ file, locale }) => {
  const html = readText(file)
  const scripts = measureFiles(readAttributes(file, '[data-scripts]', 'data-scripts').join(' ').split(' '))

  test('HTML of each landing page is at most 20 kB by gzip', () => {
    expectWithin(20_000, measureElements(html), getSize(html))
  })

  // Within the first packets of a connection. Each language adds its links to the head and the language menu.
  test('HTML up to the end of the first screen is at most 7.5 kB by gzip', () => {
    const firstScreen = html.slice(0, html.indexOf('</section>'))
    expectWithin(7_320 + 60 * locales.length, measureElements(firstScreen), getSize(firstScreen))
  })

  test('scripts are at most 91 kB by gzip', () => {
    expect(scripts.length).toBeGreaterThan(1)
    expectWithin(91_000, scripts)
  })

  test('all that the first screen loads is at most 190 kB by gzip', () => {
    const linked = readAttributes(file, 'link:is([rel=stylesheet], [as=font])', 'href')
    expect(linked.length).toBeGreaterThan(2)
    const others = [`/locales/${locale}/translation.json`, '/art/hero-tall.svg', '/art/nori-head.svg']
    const htmlSize = compare(file, getSize(html), ['', 18_000])
    expectWithin(190_000, [htmlSize, ...scripts, ...measureFiles([...linked, ...others])])
  })
})

test.each([
  { file: 'index.html', budget: 30_000 + 10_000 * sections.length + 5_300 * storyPages.length },
  { file: 'free-story.html', budget: 8_500 + 5_300 * storyPages.length },
])('all pictures of $file are at most $budget bytes by gzip', ({ file, budget }) => {
  const pictures = readText(file).match(/\/art\/[\w-]+\.svg/g) ?? []
  expect(pictures.length).toBeGreaterThan(12)
  expectWithin(budget, measureFiles(pictures))
})
