import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale, getLocaleInfo, locales } from '@/lib/i18n/locales'
import {
  documentsForLegalReview,
  freeStoryPages,
  getFreeStoryPage,
  landingPages,
  listDocumentPages,
  pages as sitePages,
} from '@/lib/pages'
import { palette } from '@/lib/palette'
import { securityTxtPath } from '@/lib/security-txt'
import { launchChecklist, legalReview, sections, site } from '@/lib/site'
import { storyPages } from '@/lib/story/pages'
import { escapeHtml, getLandingFile, listScripts, readHtmlWithoutScripts } from './export-files'
import { expect, legalTexts, messages, test } from './fixtures'
import { getGzipSize } from './html-shares'

const attributes = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => value)

for (const locale of locales) {
  test(`the ${locale} page contains all of its texts in the HTML`, () => {
    const html = readHtmlWithoutScripts(getLandingFile(locale))
    const localeMessages = messages[locale]
    const { story } = localeMessages['free-story']
    const texts = [
      localeMessages.hero.title,
      localeMessages.book.title,
      localeMessages.app.title,
      localeMessages.benefits.title,
      localeMessages['about-us'].title,
      story.pages.p01.text,
      story.pages.p01.question,
      localeMessages.footer.description,
    ]
    for (const text of texts) expect(html).toContain(escapeHtml(text))
    expect(Object.keys(localeMessages['about-us'].faq)).toHaveLength(4)
    for (const { question, answer } of Object.values(localeMessages['about-us'].faq))
      expect(html).toContain(`>${escapeHtml(question)}</dt><dd>${escapeHtml(answer)}</dd>`)
    // The other pages of the story are on its own page.
    expect(html).not.toContain(escapeHtml(story.pages.p02.text))
    expect(html).toContain(`href="${getFreeStoryPage(locale).href}"`)
    expect(html).not.toContain(escapeHtml(localeMessages.shell.loading))
    expect(/<template|<div hidden[^>]* id=/.test(html)).toBe(false)
    expect(html).toContain(`<html lang="${locale}"`)
  })

  test(`the ${locale} legal pages contain their text and are noindex`, () => {
    for (const { file, key } of listDocumentPages(locale)) {
      const html = readHtmlWithoutScripts(file)
      const text = legalTexts[locale][key]
      expect(html).toContain('<meta name="robots" content="noindex, follow"/>')
      expect(html).toContain(`<html lang="${locale}"`)
      const { email } = messages[locale].footer
      const texts = Object.values(text.sections).flatMap(({ title, paragraphs, items }) => [
        title,
        ...paragraphs,
        ...items,
      ])
      // E-mail addresses are links.
      const unlinked = html.replaceAll(/<a href="mailto:[^"]*">([^<]*)<\/a>/g, '$1')
      for (const one of [...text.intro, ...texts])
        expect(unlinked).toContain(`>${escapeHtml(one.replaceAll('{email}', email))}<`)
      const isDraft = launchChecklist.includes(legalReview) && documentsForLegalReview.includes(key)
      expect(html.includes(`>${escapeHtml(messages[locale].legal.draft)}<`)).toBe(isDraft)
    }
  })

  test(`the ${locale} dictionary has every message, compiled if it has arguments`, () => {
    const dictionary = JSON.parse(readFileSync(`out/locales/${locale}/translation.json`, 'utf8'))
    const compiled: string[] = []
    const compare = (source: unknown, exported: unknown, key: string) => {
      if (typeof source === 'object' && source !== null) {
        for (const [name, value] of Object.entries(source))
          compare(value, Object(exported)[name], key ? `${key}.${name}` : name)
      } else if (/[{<]/.test(String(source))) {
        compiled.push(key)
        expect(Array.isArray(exported), key).toBe(true)
        // Its first words, up to the first argument or tag.
        const [start = ''] = String(source).split(/[{<]/, 1)
        expect(JSON.stringify(exported), key).toContain(JSON.stringify(start).slice(1, -1))
      } else expect(exported, key).toBe(source)
    }
    compare(messages[locale], dictionary, '')
    expect(compiled).toEqual(expect.arrayContaining(['book.ageRange', 'footer.copyright']))
    const { book } = messages[locale]
    expect(dictionary.numbers.price.replaceAll(/\D/g, '')).toBe(book.offer.amount.replace('.', ''))
  })

  test(`the ${locale} Open Graph picture is 1200 × 630`, () => {
    const png = readFileSync(`out/og/${locale}.png`)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(site.ogImage).toMatchObject({ width: 1200, height: 630 })
  })
}

/** Reads the values of a page's meta tags by name or property. */
function readMeta(head: string): Record<string, string[]> {
  const values: Record<string, string[]> = {}
  for (const [, name = '', content = ''] of head.matchAll(
    /<meta (?:name|property)="([^"]+)" content="([^"]*)"\/>/g,
  ))
    values[name] = [...(values[name] ?? []), content]
  return values
}

/** Reads a page's structured data, by type. */
function readStructuredData(html: string): Record<string, Record<string, unknown>> {
  const [json = ''] = attributes(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs)
  const nodes: Record<string, unknown>[] = JSON.parse(json)['@graph']
  return Object.fromEntries(nodes.map((node) => [String(node['@type']), node]))
}

for (const locale of locales) {
  const { meta, footer, 'about-us': about, 'free-story': freeStory } = messages[locale]
  const { page, story } = freeStory
  const heads = [
    {
      title: meta.title,
      shared: meta.title,
      description: meta.description,
      image: `${site.url}/og/${locale}.png`,
      imageAlt: meta.imageAlt,
      file: getLandingFile(locale),
      pages: landingPages,
    },
    {
      title: `${page.title} | ${meta.siteName}`,
      shared: page.title,
      description: page.description,
      image: `${site.url}/og/story-${locale}.png`,
      imageAlt: story.pages.p01.picture,
      file: getFreeStoryPage(locale).file,
      pages: freeStoryPages,
    },
  ]
  for (const { title, shared, description, image, imageAlt, file, pages } of heads)
    test(`${file} has its title, meta tags and links`, () => {
      const [head = ''] = readHtmlWithoutScripts(file).split('</head>')
      expect(attributes(head, /<title>(.*?)<\/title>/g)).toEqual([escapeHtml(title)])
      const urlOf = (code: string) => site.url + pages.find((one) => one.locale === code)?.href
      const { ogLocale } = getLocaleInfo(locale)
      expect(readMeta(head)).toMatchObject(
        Object.fromEntries(
          Object.entries({
            'theme-color': '#8B5CF6',
            description,
            keywords: meta.keywords,
            author: meta.author,
            robots: 'index, follow',
            'og:type': 'website',
            'og:site_name': meta.siteName,
            'og:title': shared,
            'og:description': description,
            'og:url': urlOf(locale),
            'og:locale': ogLocale,
            'og:image': image,
            'og:image:width': '1200',
            'og:image:height': '630',
            'og:image:alt': imageAlt,
            'twitter:card': 'summary_large_image',
            'twitter:title': shared,
            'twitter:image': image,
          }).map(([key, value]) => [key, [escapeHtml(value)]]),
        ),
      )
      expect(readMeta(head)['og:locale:alternate']).toHaveLength(locales.length - 1)
      expect(attributes(head, /<link rel="canonical" href="([^"]+)"\/>/g)).toEqual([urlOf(locale)])
      const alternates = [...head.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"\/>/g)]
      expect(alternates.map(([, code, href]) => [code, href])).toEqual([
        ...locales.map((code) => [code, urlOf(code)]),
        ['x-default', urlOf(defaultLocale)],
      ])
    })

  // lib/seo/structured-data.test.ts and lib/seo/story.test.ts check every property.
  test(`the ${locale} landing page and story have structured data`, () => {
    const landing = readStructuredData(readHtmlWithoutScripts(getLandingFile(locale)))
    expect(landing.Organization).toMatchObject({ name: meta.author, email: footer.email })
    expect(landing.WebSite).toMatchObject({ name: meta.siteName, inLanguage: locale })
    expect(landing.FAQPage?.mainEntity).toEqual(
      Object.values(about.faq).map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    )
    const { ShortStory } = readStructuredData(readHtmlWithoutScripts(getFreeStoryPage(locale).file))
    expect(ShortStory).toMatchObject({
      name: story.title,
      inLanguage: locale,
      url: site.url + getFreeStoryPage(locale).href,
    })
  })
}

test('the sitemap lists the landing page and the story in every language with alternates, and no legal page', () => {
  const xml = readFileSync('out/sitemap.xml', 'utf8')
  expect(attributes(xml, /<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)).toEqual(
    sitePages.filter(({ isIndexed }) => isIndexed).map(({ href }) => href),
  )
  expect(attributes(xml, /hreflang="([^"]+)"/g)).toEqual(
    [...locales, ...locales].flatMap(() => [...locales, 'x-default']),
  )
})

test('icons, manifest, robots.txt and language folders for plain file servers exist', () => {
  for (const file of ['favicon.ico', 'apple-icon.png', 'manifest.webmanifest', 'robots.txt', '404.html'])
    expect(existsSync(`out/${file}`), file).toBe(true)
  for (const locale of locales.filter((one) => one !== defaultLocale))
    expect(readFileSync(`out/${locale}/index.html`, 'utf8')).toBe(readFileSync(`out/${locale}.html`, 'utf8'))
})

test('the export contains no unused files', () => {
  const names = readdirSync('out', { recursive: true, encoding: 'utf8' })
  const pages = names.filter((name) => name.endsWith('.html') && !/[/\\]/.test(name))
  expect(pages.sort()).toEqual([...sitePages.map(({ file }) => file), '404.html'].sort())
  // Next's client navigation would need payloads in .txt files.
  const texts = names.filter((name) => name.endsWith('.txt')).map((name) => `/${name.replaceAll('\\', '/')}`)
  expect(texts.sort()).toEqual([securityTxtPath, '/robots.txt'])
  // The export removes Next's own scripts.
  expect(names.filter((name) => /^_next(?!.static.client).*\.js$/.test(name))).toEqual([])
  const isEmpty = (name: string) =>
    statSync(`out/${name}`).isDirectory() && readdirSync(`out/${name}`).length === 0
  expect(names.filter(isEmpty)).toEqual([])
})

test('security.txt has the e-mail address of the footer and its own URL', () => {
  const text = readFileSync(join('out', securityTxtPath), 'utf8')
  expect(text).toContain(`Contact: mailto:${messages[defaultLocale].footer.email}\n`)
  expect(text).toContain(`Canonical: ${site.url}${securityTxtPath}\n`)
})

test('the fonts contain every character of the messages', () => {
  const included = readFileSync('app/fonts/characters.txt', 'utf8')
  const used = new Set(JSON.stringify([messages, legalTexts]))
  expect(used.size).toBeGreaterThan(80)
  // Word joiners and the like have no glyph.
  const visible = [...used].filter((character) => !/\p{Default_Ignorable_Code_Point}/u.test(character))
  expect(visible.filter((character) => !included.includes(character))).toEqual([])
})

for (const { file, type, size, ground } of [
  { file: 'favicon.ico', type: 'image/x-icon', size: 48, ground: 'transparent' },
  { file: 'apple-icon.png', type: 'image/png', size: 180, ground: palette.paper },
])
  test(`${file} shows Nori’s head, as \`npm run make -- icons\` draws it`, async ({ page }) => {
    const inline = (path: string, kind: string) => `data:${kind};base64,${readFileSync(path, 'base64')}`
    const difference = await page.evaluate(
      async ({ icon, drawing, size, ground }) => {
        const readPixels = async (source: string) => {
          const image = Object.assign(new Image(), { src: source })
          await image.decode()
          const context = new OffscreenCanvas(size, size).getContext('2d')
          if (!context) throw new Error('The browser has no canvas.')
          context.fillStyle = ground
          context.fillRect(0, 0, size, size)
          context.drawImage(image, 0, 0, size, size)
          return { width: image.naturalWidth, values: context.getImageData(0, 0, size, size).data }
        }
        const [a, b] = [await readPixels(icon), await readPixels(drawing)]
        if (a.width !== size) throw new Error(`The icon is ${a.width} pixels wide.`)
        return (
          a.values.reduce((sum, value, at) => sum + Math.abs(value - (b.values[at] ?? 0)), 0) /
          a.values.length
        )
      },
      {
        icon: inline(`public/${file}`, type),
        drawing: inline('public/art/nori-head.svg', 'image/svg+xml'),
        size,
        ground,
      },
    )
    // Mean difference per channel, of 255; edges differ between browser versions.
    expect(difference).toBeLessThan(3)
  })

test('no script contains messages', () => {
  const folder = 'out/_next/static/client'
  const scripts = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
  for (const locale of locales) {
    const text = messages[locale].footer.description
    expect(scripts.filter((script) => script.includes(text))).toEqual([])
  }
})

/** The parts of the first screen, in bytes with gzip when compressed alone. */
function measureFirstScreen(firstScreen: string) {
  const styles = [...firstScreen.matchAll(/<style.*?<\/style>/gs)].join('')
  const [head = '', body = ''] = firstScreen.replaceAll(/<style.*?<\/style>/gs, '').split('<body')
  const [header = '', main = ''] = body.split('<main')
  return {
    styles: getGzipSize(styles),
    head: getGzipSize(head),
    header: getGzipSize(header),
    main: getGzipSize(main),
  }
}
const readFirstScreen = (file: string) => {
  const html = readFileSync(`out/${file}`, 'utf8')
  // The hero is the first section.
  return html.slice(0, html.indexOf('</section>'))
}

/**
 * The budgets of a landing page, in bytes with gzip. The first screen is within the first ten packets of a new
 * connection (14 kB). Each language adds its links to the head and the language menu.
 */
const budgets: Record<string, { budget: number; measure: (file: string) => number; cure: string }> = {
  'head, styles and markup of the first screen': {
    budget: 7_200 + 60 * locales.length,
    measure: (file) => getGzipSize(readFirstScreen(file)),
    cure: 'remove rules from the critical CSS, or markup from the header and the hero',
  },
  'the scripts': {
    budget: 91_000,
    measure: (file) => sumOf(listScripts(file)),
    cure: 'load what the first use does not need with import()',
  },
  'all of the first load': {
    budget: 260_000,
    measure: (file) => sumOf([file, ...listScripts(file), ...othersOf(file)]),
    cure: 'load less before the first use',
  },
}
const sumOf = (addresses: string[]) =>
  [...new Set(addresses)].reduce(
    (bytes, address) => bytes + getGzipSize(readFileSync(join('out', address))),
    0,
  )
/** What the page loads besides: style sheet, fonts, dictionary, and the first screen's pictures. */
function othersOf(file: string): string[] {
  const html = readFileSync(`out/${file}`, 'utf8')
  const [, lang = ''] = /<html lang="([^"]+)"/.exec(html) ?? []
  return [
    ...attributes(html, /href="([^"]+\.(?:css|woff2))"/g).filter((address) => address !== undefined),
    `/locales/${lang}/translation.json`,
    '/art/hero-tall.svg',
    '/art/nori-head.svg',
  ]
}

for (const locale of locales)
  for (const [what, { budget, measure, cure }] of Object.entries(budgets))
    test(`the ${locale} page: ${what} in at most ${budget} bytes with gzip`, () => {
      const file = getLandingFile(locale)
      expect(listScripts(file).length).toBeGreaterThan(1)
      const size = measure(file)
      const parts = JSON.stringify(measureFirstScreen(readFirstScreen(file)))
      expect(
        size,
        `${what}: ${size} of ${budget} bytes; ${cure}, or raise the budget in e2e/export.spec.ts. The parts of the first screen, each compressed alone: ${parts}.`,
      ).toBeLessThanOrEqual(budget)
    })

/* Pictures below the first screen load as they come into view. */
for (const [file, budget] of [
  ['index.html', 79_000 + 10_000 * sections.length],
  ['free-story.html', 8_500 + 5_300 * storyPages.length],
] as const)
  test(`${file}: all of its pictures in at most ${budget} bytes with gzip`, () => {
    const pictures = attributes(readFileSync(`out/${file}`, 'utf8'), /(\/art\/[\w-]+\.svg)/g)
    expect(pictures.length).toBeGreaterThan(12)
    const size = sumOf(pictures.filter((address) => address !== undefined))
    expect(
      size,
      `${size} of ${budget} bytes; draw the newest pictures with fewer parts, or raise the budget in e2e/export.spec.ts.`,
    ).toBeLessThanOrEqual(budget)
  })
