import { execFileSync } from 'node:child_process'
import { loadDictionary, loadLegalTexts } from '#dictionaries'
import { locales, localeTable } from '@/lib/i18n/locales'
import { mapMessages } from '@/lib/i18n/map-messages'
import { documentPages, freeStoryPages, landingPages, type PageEntry, pages } from '@/lib/pages'
import { buildDocumentHead, buildLandingHead, type Head } from '@/lib/seo/head'
import { buildStoryHead, buildStoryStructuredData } from '@/lib/seo/story'
import { buildStructuredData } from '@/lib/seo/structured-data'
import { sections, site } from '@/lib/site'
import { planeNames } from '@/lib/story/pages'
import { findAll, parseHtml, readPage, readText } from './read-export'

/* What the exported pages say, to search engines and to visitors without scripts. */

const readTexts = (file: string, selector: string) =>
  findAll(file, selector).map(({ textContent }) => textContent)

test.each(landingPages)('$file contains every section, question and answer', async ({ file, locale }) => {
  const dictionary = await loadDictionary(locale)
  expect(readTexts(file, 'h1')).toEqual([dictionary.hero.title])
  for (const section of sections)
    expect(readTexts(file, `#${section} h2`)).toContainEqual(dictionary[section].title)
  const faq = Object.values(dictionary['about-us'].faq)
  expect(faq).toHaveLength(4)
  expect(readTexts(file, 'dt')).toEqual(expect.arrayContaining(faq.map(({ question }) => question)))
  for (const { question, answer } of faq) {
    const term = findAll(file, 'dt').find(({ textContent }) => textContent === question)
    expect(term?.nextElementSibling?.textContent).toBe(answer)
  }
  expect(readTexts(file, 'footer p')).toContain(dictionary.footer.description)
})

test.each([...landingPages, ...freeStoryPages])('$file contains the whole story', async (page) => {
  const { file, kind, locale } = page
  const { story } = (await loadDictionary(locale))['free-story']
  const shown = findAll(file, '.story-page').map((item) => ({
    id: item.id,
    picture: item.querySelector('img')?.alt,
    text: item.querySelector('.story-text')?.textContent,
    question: item.querySelector('.story-question > p')?.textContent,
  }))
  expect(shown).toEqual(
    Object.values(story.pages).map(({ picture, text, skill, question }, index) => ({
      id: kind === 'story' ? `page-${index + 1}` : '',
      picture,
      text,
      question: `${skill} ${question}`,
    })),
  )
  expect(readTexts(file, kind === 'story' ? 'h1' : 'h3')).toContain(story.title)
})

test.each(documentPages)('$file contains its whole text, as a draft until reviewed', async (page) => {
  const text = (await loadLegalTexts(page.locale))[page.key]
  const shown = readTexts(page.file, '.legal :is(h1, h2, p, li)')
  const inSections = Object.values(text.sections).flatMap(({ title, paragraphs, items }) => [
    title,
    ...paragraphs,
    ...items,
  ])
  for (const one of [text.title, ...text.intro, ...inSections]) expect(shown).toContain(one)
  const { legal } = await loadDictionary(page.locale)
  expect(shown.includes(legal.draft)).toBe(text.isDraft)
})

/** The head and the structured data that lib/seo builds for a page; lib/seo/*.test.ts check each value. */
async function buildSeo(page: PageEntry): Promise<[Head, ...data: object[]]> {
  const { kind, locale } = page
  const dictionary = await loadDictionary(locale)
  if (kind === 'landing')
    return [buildLandingHead(dictionary, locale), buildStructuredData(dictionary, locale)]
  if (kind === 'story')
    return [buildStoryHead(dictionary, locale), buildStoryStructuredData(dictionary, locale)]
  const text = (await loadLegalTexts(locale))[page.key]
  return [buildDocumentHead(text, page, dictionary.meta.siteName)]
}

test.each(pages)('$file has its language, head and structured data', async (page) => {
  const { file, locale } = page
  const [{ title, meta, links }, ...data] = await buildSeo(page)
  const { documentElement, head } = readPage(file)
  const read = (selector: string, ...names: string[]) =>
    [...head.querySelectorAll(selector)].map((element) =>
      Object.fromEntries(
        names.map((name) => [name, element.getAttribute(name)]).filter(([, value]) => value !== null),
      ),
    )
  expect(documentElement.lang).toBe(locale)
  expect(readTexts(file, 'title')).toEqual([title])
  expect(read('meta', 'name', 'property', 'content')).toEqual(
    expect.arrayContaining([...meta, { name: 'theme-color', content: '#8B5CF6' }]),
  )
  expect(head.querySelectorAll('meta[name=robots]')).toHaveLength(1)
  expect(read('link:is([rel=canonical], [rel=alternate])', 'rel', 'hreflang', 'href')).toEqual(
    links.map(({ hrefLang, ...link }) => ({ ...link, ...(hrefLang && { hreflang: hrefLang }) })),
  )
  expect(readTexts(file, 'script[type$=json]').map((text) => JSON.parse(text ?? ''))).toEqual(data)
})

test.each(landingPages)('$file names each language in that language', ({ file }) => {
  for (const { code, name } of localeTable) {
    const uses = findAll(file, '*').filter((one) => one.children.length === 0 && one.textContent === name)
    expect(uses.map(({ lang }) => lang)).toEqual(uses.map(() => code))
    expect(uses.map((one) => one.getAttribute('hreflang'))).toContain(code)
  }
})

test.each(landingPages)('$file has the descriptions of its pictures', async ({ file, locale }) => {
  const pictures = findAll(file, 'img').map((one) => one.getAttribute('alt'))
  // The picture of `meta` is on link cards, not on the page.
  const { meta, ...shown } = await loadDictionary(locale)
  const descriptions: string[] = []
  mapMessages(shown, (text, key) => {
    if (/\.(?:alt|imageAlt|picture)$/.test(key)) descriptions.push(text)
    return text
  })
  expect(pictures.filter((alt) => alt !== '').sort()).toEqual(descriptions.sort())
})

test('pages contain nothing that only scripts or other pages show', async () => {
  const { shell, 'free-story': story } = await loadDictionary('en')
  for (const file of ['index.html', 'free-story.html']) {
    for (const plane of planeNames) expect(readText(file)).not.toContain(`.svg#${plane}`)
    const { body } = readPage(file)
    expect(body.textContent).not.toContain(shell.loading)
    expect(body.textContent).not.toContain(story.crayons.open)
  }
  expect(findAll('free-story.html', '[class*=booklet]').length).toBeGreaterThan(0)
  expect(findAll('index.html', '[class*=booklet], [href*=booklet]')).toEqual([])
})

test('the sitemap has every page for search engines, with its translations', () => {
  const xml = parseHtml(readText('sitemap.xml'))
  const read = (selector: string) => [...xml.querySelectorAll(selector)]
  const indexed = pages.filter(({ isIndexed }) => isIndexed)
  expect(read('loc').map(({ textContent }) => textContent)).toEqual(
    indexed.map(({ href }) => site.url + href),
  )
  expect(read('[hreflang]').map((link) => link.getAttribute('hreflang'))).toEqual(
    indexed.flatMap(() => [...locales, 'x-default']),
  )
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
    expect(body.innerHTML).toBe(findAll(file, '[data-app]')[0]?.innerHTML)
    const exported = [...readPage(file).head.children].map(({ outerHTML }) => outerHTML)
    for (const tag of headTags.filter((one) => !one.matches('[rel=preload]')))
      expect(exported).toContain(tag.outerHTML)
  }
})
