import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { locales } from '@/lib/i18n/locales'
import { getFreeStoryPage, landingPages } from '@/lib/pages'
import { sections } from '@/lib/site'
import { storyPages } from '@/lib/story/pages'
import { findAll, parseHtml, readText } from './read-export'

/*
 * Sizes in bytes by `gzip -9`. The usual sizes of parts, each compressed alone, are no limits: a budget that is exceeded
 * names the parts that have grown.
 */

interface Part {
  name: string
  size: number
  usual: number
}

const getSize = (content: string | Buffer) => gzipSync(content, { level: 9 }).length
const sumOf = (parts: Part[]) => parts.reduce((sum, { size }) => sum + size, 0)

/** The usual sizes of a landing page's elements: selector, size, and where it is changed. */
const elements: [selector: string, usual: number, where: string][] = [
  ['head style', 2_900, 'styles of the first screen (app/critical/)'],
  ['head script', 1_200, 'scripts in the head (app/client/inline/)'],
  ['head > :not(style, script)', 1_150, 'tags in the head (lib/seo/head.ts)'],
  ['body script:not([type])', 1_400, 'scripts in the body (app/client/inline/)'],
  ['script[type]', 1_550, 'structured data (lib/seo/structured-data.ts)'],
  ['header', 2_100, 'header (components/shell/header.tsx)'],
  ['.hero', 1_100, 'hero (components/sections/hero.tsx)'],
  ['#book', 2_200, 'books (components/sections/book.tsx)'],
  ['#app', 800, 'app (components/sections/app.tsx)'],
  ['#benefits', 1_800, 'benefits (components/sections/benefits.tsx)'],
  ['#about-us', 1_700, 'about us (components/sections/about-us.tsx)'],
  ['#free-story', 5_500, 'story (components/sections/free-story.tsx)'],
  ['footer', 800, 'footer (components/shell/footer.tsx)'],
]

/** Measures the parts of a landing page's HTML, or of its beginning. */
function measureElements(html: string): Part[] {
  const document = parseHtml(html)
  return elements.map(([selector, usual, name]) => {
    const parts = [...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML)
    return { name, usual, size: getSize(parts.join('')) }
  })
}

/** The usual sizes of files, by a part of their URL. */
const usualSizes = {
  '/client/main-': 20_200,
  '/client/hydrate-': 64_400,
  '/client/react-dom-': 1_600,
  '/client/landing-': 3_900,
  '.css': 17_100,
  '/display.': 16_000,
  '/text.': 16_200,
  '/translation.json': 10_700,
  '/art/hero-tall.svg': 3_800,
  '/art/nori-head.svg': 1_100,
}

const measureFiles = (addresses: string[], usualSize = 0): Part[] =>
  [...new Set(addresses)].map((name) => ({
    name,
    size: getSize(readFileSync(`out${name}`)),
    usual: Object.entries(usualSizes).find(([part]) => name.includes(part))?.[1] ?? usualSize,
  }))

const listScripts = (file: string) =>
  findAll(file, '[data-scripts]').flatMap(({ dataset }) => dataset.scripts?.split(' ') ?? [])

/** Lists what the first screen needs besides HTML and scripts: style sheet, fonts, dictionary and pictures. */
const listOthers = (file: string, locale: string) => [
  ...findAll(file, 'link:is([rel=stylesheet], [as=font])').map((link) => link.getAttribute('href') ?? ''),
  `/locales/${locale}/translation.json`,
  '/art/hero-tall.svg',
  '/art/nori-head.svg',
]

/** Describes a budget that is exceeded. Returns an empty text for another. */
function describeExcess(what: string, budget: number, size: number, parts: Part[]): string {
  if (size <= budget) return ''
  const grown = parts
    .filter((part) => part.size > part.usual)
    .sort((a, b) => b.size - b.usual - (a.size - a.usual))
    .map((part) => `${part.name}: ${part.size} bytes, usually ${Math.round(part.usual)}`)
  return `${what}: ${size} of ${budget} bytes. Grown, each alone:\n${grown.join('\n')}\nReduce these, or raise the budget in e2e/export/budgets.test.ts.`
}

describe.each(landingPages)('$file', ({ file, locale }) => {
  const html = readText(file)
  // The hero is the first section.
  const firstScreen = html.slice(0, html.indexOf('</section>'))
  const scripts = measureFiles(listScripts(file))

  test('HTML of each landing page is at most 20 kB by gzip', () => {
    expect(describeExcess('HTML', 20_000, getSize(html), measureElements(html))).toBe('')
  })

  // Within the first packets of a new connection. Each language adds its links to the head and the language menu.
  test('HTML of the first screen is at most 7.5 kB by gzip', () => {
    const budget = 7_320 + 60 * locales.length
    const parts = measureElements(firstScreen)
    expect(describeExcess('First screen', budget, getSize(firstScreen), parts)).toBe('')
  })

  test('scripts are at most 91 kB by gzip', () => {
    expect(scripts.length).toBeGreaterThan(1)
    expect(describeExcess('Scripts', 91_000, sumOf(scripts), scripts)).toBe('')
  })

  test('all of the first load is at most 190 kB by gzip', () => {
    const parts = [...scripts, ...measureFiles(listOthers(file, locale))]
    expect(parts.length).toBeGreaterThan(scripts.length + 3)
    const size = getSize(html) + sumOf(parts)
    expect(describeExcess('First load', 190_000, size, [...parts, ...measureElements(html)])).toBe('')
  })
})

test.each([
  { file: 'index.html', budget: 30_000 + 10_000 * sections.length + 5_300 * storyPages.length },
  { file: getFreeStoryPage('en').file, budget: 8_500 + 5_300 * storyPages.length },
])('all pictures of $file are at most $budget bytes by gzip', ({ file, budget }) => {
  const addresses = readText(file).match(/\/art\/[\w-]+\.svg/g) ?? []
  const pictures = measureFiles(addresses, budget / new Set(addresses).size)
  expect(pictures.length).toBeGreaterThan(12)
  expect(describeExcess('Pictures', budget, sumOf(pictures), pictures)).toBe('')
})
