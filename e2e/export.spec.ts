import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { defaultLocale, locales } from '@/lib/i18n/locales'
import { legalText } from '@/lib/i18n/messages'
import { landingPath, legalSlug, staticDocuments } from '@/lib/i18n/urls'
import { characters } from '@/scripts/fonts/subset.mjs'
import { escaped, expect, exportedHtml, landingFile, legalTexts, messages, test } from './fixtures'

const attributes = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => value)

for (const locale of locales) {
  test(`the ${locale} page holds all of its text without scripts, in place`, () => {
    const html = exportedHtml(landingFile(locale))
    const words = messages[locale]
    const { story } = words['free-story']
    const texts = [
      words.hero.title,
      words.book.title,
      words.app.title,
      words.benefits.title,
      words['about-us'].title,
      ...Object.values(words['about-us'].faq).flatMap(({ question, answer }) => [question, answer]),
      ...Object.values(story.pages).flatMap(({ text, question }) => [text, question]),
      words.footer.description,
    ]
    for (const text of texts) expect(html).toContain(escaped(text))
    expect(html).not.toContain(escaped(words.shell.loading))
    expect(html).not.toContain('<div hidden id="S:')
    expect(html).toContain(`<html lang="${locale}"`)
  })

  test(`the ${locale} page's head says who it is`, () => {
    const head = exportedHtml(landingFile(locale)).split('</head>')[0] ?? ''
    const { meta } = messages[locale]
    expect(attributes(head, /<title>(.*?)<\/title>/g)).toEqual([escaped(meta.title)])
    for (const name of ['description', 'keywords', 'author'] as const)
      expect(head).toContain(`<meta name="${name}" content="${escaped(meta[name])}"/>`)
    expect(head).toContain('<meta name="robots" content="index, follow"/>')
    expect(head).toContain('<meta name="theme-color" content="#8B5CF6"/>')
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image"/>')
    expect(head).toMatch(new RegExp(`<meta property="og:image" content="https://[^"]+/og/${locale}.png"/>`))
    expect(head).toContain('<meta property="og:image:width" content="1200"/>')
    expect(head).toContain('<meta property="og:image:height" content="630"/>')
    expect(attributes(head, /<link rel="alternate" hrefLang="([^"]+)"/gi)).toEqual([...locales, 'x-default'])
    expect(attributes(head, /<link rel="canonical" href="https:\/\/[^/]+([^"]*)"/g)).toEqual([
      landingPath(locale),
    ])
  })

  test(`the ${locale} page's questions are word for word those of the structured data`, () => {
    const html = exportedHtml(landingFile(locale))
    const [json] = attributes(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs)
    const graph = JSON.parse(json ?? '')['@graph'] as Record<string, unknown>[]
    const faq = graph.find((node) => node['@type'] === 'FAQPage')
    const questions = (faq?.mainEntity ?? []) as { name: string; acceptedAnswer: { text: string } }[]
    expect(questions).toHaveLength(4)
    for (const { name, acceptedAnswer } of questions) {
      expect(html).toContain(`>${escaped(name)}</dt>`)
      expect(html).toContain(`>${escaped(acceptedAnswer.text)}</dd>`)
    }
    const product = graph.find((node) => String(node['@type']).includes('Product'))
    expect(product?.offers).toMatchObject({
      price: messages[locale].book.offer.amount,
      priceCurrency: messages[locale].book.offer.currency,
    })
    expect(product?.aggregateRating).toMatchObject({ ratingValue: messages[locale].book.rating.value })
  })

  test(`the ${locale} legal pages hold their text and ask not to be indexed`, () => {
    for (const document of staticDocuments) {
      const html = exportedHtml(`${legalSlug(document, locale)}.html`)
      const text = legalText(legalTexts[locale], document)
      expect(html).toContain('<meta name="robots" content="noindex, follow"/>')
      expect(html).toContain(`<html lang="${locale}"`)
      for (const section of Object.values(text.sections)) expect(html).toContain(escaped(section.title))
    }
  })

  test(`the ${locale} dictionary is the message file`, () => {
    expect(JSON.parse(readFileSync(`out/locales/${locale}/translation.json`, 'utf8'))).toEqual(
      messages[locale],
    )
  })

  test(`the ${locale} link picture is 1200 by 630`, () => {
    const png = readFileSync(`out/og/${locale}.png`)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  })
}

test('the sitemap lists the page of every language with alternates and no legal page', () => {
  const xml = readFileSync('out/sitemap.xml', 'utf8')
  expect(attributes(xml, /<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)).toEqual(locales.map(landingPath))
  expect(attributes(xml, /hreflang="([^"]+)"/g)).toEqual(locales.flatMap(() => [...locales, 'x-default']))
})

test('icons, manifest and robots are there, and language folders for plain file servers', () => {
  for (const file of [
    'favicon.ico',
    'icon.svg',
    'apple-icon.png',
    'manifest.webmanifest',
    'robots.txt',
    '404.html',
  ])
    expect(existsSync(`out/${file}`), file).toBe(true)
  for (const locale of locales.filter((one) => one !== defaultLocale))
    expect(readFileSync(`out/${locale}/index.html`, 'utf8')).toBe(readFileSync(`out/${locale}.html`, 'utf8'))
})

test('the export holds nothing that no page asks for', () => {
  const names = readdirSync('out', { recursive: true, encoding: 'utf8' })
  const pages = names.filter((name) => name.endsWith('.html') && !/[/\\]/.test(name))
  const expected = [
    ...locales.map(landingFile),
    ...locales.flatMap((locale) => staticDocuments.map((document) => `${legalSlug(document, locale)}.html`)),
    '404.html',
  ]
  expect(pages.sort()).toEqual(expected.sort())
  // Texts for machines; the payloads of Next's client navigation would be .txt as well.
  expect(names.filter((name) => name.endsWith('.txt'))).toEqual(['robots.txt'])
  const isEmpty = (name: string) =>
    statSync(`out/${name}`).isDirectory() && readdirSync(`out/${name}`).length === 0
  expect(names.filter(isEmpty)).toEqual([])
})

test('the fonts were cut to hold every character of the messages', () => {
  const known = readFileSync('app/fonts/characters.txt', 'utf8')
  expect([...characters()].filter((sign) => !known.includes(sign))).toEqual([])
})

test('no dictionary is part of the scripts', () => {
  const folder = 'out/_next/static/chunks'
  const scripts = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
  for (const locale of locales) {
    const text = messages[locale].footer.description
    expect(scripts.filter((script) => script.includes(text))).toEqual([])
  }
})

/** Bytes of a file as a host sends it. */
const sent = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length

for (const locale of locales) {
  test(`the ${locale} page stays light: HTML at most 24 kB, scripts 165 kB, all of the first load 330 kB`, () => {
    const file = `out/${landingFile(locale)}`
    const html = readFileSync(file, 'utf8')
    const chunks = readdirSync('out/_next/static/chunks').filter((name) => name.endsWith('.js'))
    const content = chunks.filter((name) =>
      readFileSync(`out/_next/static/chunks/${name}`, 'utf8').includes('hero-tall'),
    )
    const start = /data-src="([^"]+)"/.exec(html)?.[1] ?? ''
    const named = [...readFileSync(`out${start}`, 'utf8').matchAll(/"src":"([^"]+)"/g)].map(
      ([, address]) => `out${address}`,
    )
    expect(named.length).toBeGreaterThan(3)
    const scripts = [`out${start}`, ...named, ...content.map((name) => `out/_next/static/chunks/${name}`)]
    const others = [
      ...[...html.matchAll(/href="([^"]+\.(?:css|woff2))"/g)].map(([, address]) => `out${address}`),
      `out/locales/${locale}/translation.json`,
      'out/art/hero-tall.svg',
      'out/art/nori-head.svg',
    ]
    const sum = (files: string[]) => [...new Set(files)].reduce((bytes, name) => bytes + sent(name), 0)
    expect(sent(file)).toBeLessThanOrEqual(24_000)
    expect(sum(scripts)).toBeLessThanOrEqual(165_000)
    expect(sum([file, ...scripts, ...others])).toBeLessThanOrEqual(330_000)
  })
}
