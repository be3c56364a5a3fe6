import { execFileSync } from 'node:child_process'
import { loadDictionary, loadLegalTexts } from '#dictionaries'
import { getLocaleInfo, locales, localeTable } from '@/lib/i18n/locales'
import { mapMessages } from '@/lib/i18n/map-messages'
import {
  freeStoryPages,
  landingPages,
  legalPages,
  listTranslations,
  type PageEntry,
  pages,
  staticPages,
} from '@/lib/pages'
import { navigationSections, sections } from '@/lib/sections'
import { buildIndexedHead, buildLegalHead, type Head } from '@/lib/seo/head'
import { buildStoryHead, buildStoryStructuredData } from '@/lib/seo/story'
import { buildStructuredData } from '@/lib/seo/structured-data'
import { site } from '@/lib/site'
import { getLanguageHref } from '@/lib/urls'
import { findAll, parseHtml, readAttributes, readPage, readText } from './read-export'

/* What the exported pages say, to search engines and to visitors without scripts. */

const readTexts = (file: string, selector: string) =>
  findAll(file, selector).map(({ textContent }) => textContent)

test.each(landingPages)('$file contains every section, question and answer', async ({ file, locale }) => {
  const dictionary = await loadDictionary(locale)
  expect(readTexts(file, 'h1')).toEqual([dictionary.hero.title])
  for (const id of sections) expect(readTexts(file, `#${id} h2`)).toContainEqual(dictionary[id].title)
  const faq = Object.values(dictionary['about-us'].faq)
  expect(faq).toHaveLength(4)
  const shown = readTexts(file, '.about-us-question')
  for (const { question, answer } of faq) expect(shown.join()).toContain(question + answer)
  expect(readTexts(file, 'footer p')).toContain(dictionary.footer.description)
})

test.each([...landingPages, ...freeStoryPages])('$file contains the whole story', async (page) => {
  const { story } = (await loadDictionary(page.locale))['free-story']
  expect(readTexts(page.file, 'h1, h3')).toContain(story.title)
  const storyPages = Object.values(story.pages)
  expect(readAttributes(page.file, '.story-page > img', 'alt')).toEqual(storyPages.map((one) => one.picture))
  expect(readTexts(page.file, '.story-page .story-text')).toEqual(storyPages.map(({ text }) => text))
  expect(readTexts(page.file, '.story-page .story-question > p')).toEqual(
    storyPages.map(({ skill, question }) => `${skill} ${question}`),
  )
  expect(readAttributes(page.file, '.story-page', 'id')).toEqual(
    page.kind === 'story' ? storyPages.map((_, index) => `page-${index + 1}`) : ['page-1'],
  )
})

test.each(legalPages)('$file contains its whole text, as a draft until reviewed', async (page) => {
  const { title, intro, ...text } = (await loadLegalTexts(page.locale))[page.key]
  const shown = readTexts(page.file, '.legal :is(h1, h2, p, li)')
  const inSections = Object.values(text.sections).flatMap((one) => [
    one.title,
    ...one.paragraphs,
    ...one.items,
  ])
  expect(shown).toEqual(expect.arrayContaining([title, ...intro, ...inSections]))
  const { legal } = await loadDictionary(page.locale)
  expect(shown.includes(legal.draft)).toBe(text.isDraft)
})

/** The head and the structured data that lib/seo builds for a page; lib/seo/*.test.ts check each value. */
async function buildSeo(page: PageEntry): Promise<[Head, ...data: object[]]> {
  const { kind, locale } = page
  const dictionary = await loadDictionary(locale)
  if (kind === 'landing')
    return [buildIndexedHead(dictionary, locale), buildStructuredData(dictionary, locale)]
  if (kind === 'story')
    return [buildStoryHead(dictionary, locale), buildStoryStructuredData(dictionary, locale)]
  const text = (await loadLegalTexts(locale))[page.key]
  return [buildLegalHead(text, page, dictionary.meta.siteName)]
}

test.each(pages)('$file has its language, head and structured data', async (page) => {
  const { file, locale } = page
  const [{ title, meta, links }, ...data] = await buildSeo(page)
  expect(readPage(file).documentElement.lang).toBe(locale)
  expect(readTexts(file, 'title')).toEqual([title])
  const themeColor = { name: 'theme-color', content: '#8B5CF6' }
  for (const { content, ...key } of [...meta, themeColor]) {
    const selector = Object.entries(key).map(([name, value]) => `meta[${name}="${value}"]`)
    expect(readAttributes(file, selector.join(), 'content')).toContain(content)
  }
  expect(findAll(file, 'meta[name=robots]')).toHaveLength(1)
  const shown = findAll(file, 'head > link:is([rel=canonical], [rel=alternate])')
  expect(
    shown.map((link) => [link.getAttribute('hreflang') ?? undefined, link.getAttribute('href')]),
  ).toEqual(links.map(({ hrefLang, href }) => [hrefLang, href]))
  expect(readTexts(file, 'script[type$=json]').map((text) => JSON.parse(text ?? ''))).toEqual(data)
})

test.each(staticPages)('$file links to its translations, and to the landing page in its language', (page) => {
  const links = findAll(page.file, 'header a[hreflang]')
  expect(
    links.map((link) => [
      link.getAttribute('href'),
      link.getAttribute('hreflang'),
      link.lang,
      link.textContent,
    ]),
  ).toEqual(
    listTranslations(page).map(({ href, locale }) => [href, locale, locale, getLocaleInfo(locale).name]),
  )
  const landing = landingPages.map(({ href }) => href)
  const home = readAttributes(page.file, 'a', 'href').filter((href) =>
    landing.includes(href.split(/[?#]/)[0] ?? ''),
  )
  // The header's link, the footer's quick links, and the link back of a document.
  expect(home.length).toBeGreaterThan(navigationSections.length)
  expect(new Set(home.map((href) => href.split('#')[0]))).toEqual(new Set([getLanguageHref(page.locale)]))
})

test('the sitemap has every page for search engines, with its translations', () => {
  const xml = parseHtml(readText('sitemap.xml'))
  const indexed = pages.filter(({ isIndexed }) => isIndexed)
  const urls = indexed.map(({ href }) => site.url + href)
  expect([...xml.querySelectorAll('loc')].map(({ textContent }) => textContent)).toEqual(urls)
  const alternates = [...xml.querySelectorAll('[hreflang]')]
  const languages = indexed.flatMap(() => [...locales, 'x-default'])
  expect(alternates.map((link) => link.getAttribute('hreflang'))).toEqual(languages)
  expect(new Set(alternates.map((link) => link.getAttribute('href')))).toEqual(new Set(urls))
})

test.each(localeTable)('$name is named in its own language', ({ code, name }) => {
  for (const { file } of landingPages) {
    const uses = findAll(file, 'a, span').filter(({ innerHTML }) => innerHTML === name)
    expect(uses.map(({ lang }) => lang)).toEqual(uses.map(() => code))
    expect(uses.filter((one) => one.getAttribute('hreflang') === code)).not.toEqual([])
  }
})

test.each(landingPages)('$file describes the pictures that have a description', async ({ file, locale }) => {
  // The picture of `meta` is on link cards, not on the page.
  const { meta, ...shown } = await loadDictionary(locale)
  const descriptions: string[] = []
  mapMessages(shown, (text, key) => /\.(?:alt|imageAlt|picture)$/.test(key) && descriptions.push(text))
  const alternatives = readAttributes(file, 'img', 'alt')
  expect(alternatives).toHaveLength(findAll(file, 'img').length)
  expect(alternatives.filter(Boolean).sort()).toEqual(descriptions.sort())
})

/*
 * Next exports the HTML that the client hydrates, but another bundler compiles the client. If a setting differs between
 * the two (build.config.mjs), React hydrates over other markup, and silently keeps wrong attributes.
 */
test('the client renders the HTML of the pages that it hydrates', () => {
  const output = execFileSync(process.execPath, ['--import', 'tsx', 'e2e/export/render-client.ts'])
  const rendered: Record<string, string> = JSON.parse(output.toString())
  expect(Object.keys(rendered)).toEqual([...landingPages, ...freeStoryPages].map(({ file }) => file))
  for (const [file, html] of Object.entries(rendered)) {
    const { body } = parseHtml(`<body>${html}`)
    // React moves these into the head.
    const headTags = [...body.querySelectorAll(':scope > :is(title, meta, link)')]
    for (const tag of headTags) tag.remove()
    expect(body.innerHTML).toBe(findAll(file, '[data-hydrate]')[0]?.innerHTML)
    const exported = findAll(file, 'head > *').map(({ outerHTML }) => outerHTML)
    const expected = headTags.filter((tag) => !tag.matches('[rel=preload]'))
    expect(exported).toEqual(expect.arrayContaining(expected.map(({ outerHTML }) => outerHTML)))
  }
})
