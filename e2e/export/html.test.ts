import { existsSync } from 'node:fs'
import { isProbablyReaderable, Readability } from '@mozilla/readability'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { loadDictionary } from '#dictionaries'
import { defaultLocale, locales } from '@/lib/i18n/locales'
import { getFreeStoryPage, pages } from '@/lib/pages'
import { site } from '@/lib/site'
import { storyPages } from '@/lib/story/pages'
import { createContentSecurityPolicy } from '@/scripts/export/hosts/rules'
import { hashForPolicy } from '@/scripts/export/security'
import { findAll, parseHtml, readAttributes, readPage, readText } from './read-export'

/* Every exported page: valid HTML, working links, nothing that delays the first paint. */

// React's style of HTML: <meta/>, charSet, hidden="". HTML allows it.
const reactStyle = ['void-style', 'attr-case', 'attribute-empty-style', 'attribute-boolean-style']
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: Object.fromEntries(reactStyle.map((rule) => [rule, 'off'])),
  }),
)

/** Finds the exported file of a URL path, as a host with clean URLs does. */
function findFile(path: string): string | undefined {
  const name = decodeURIComponent(path).replace(/^\//, '')
  return ['', '.html', 'index.html']
    .map((ending) => name + ending)
    .find((file) => /\.\w+$/.test(file) && existsSync(`out/${file}`))
}

/** Whether a link of a page leads to a file or an anchor of the export that does not exist. */
function isBroken(target: string, file: string): boolean {
  const { protocol, origin, pathname, hash } = new URL(target, `${site.url}/${file}`)
  if (protocol === 'mailto:' || origin !== new URL(site.url).origin) return false
  const targetFile = findFile(pathname)
  // `#top` exists on every page; a hash route is not an anchor.
  const anchor = hash.slice(1).replace(/^(top|\/.*)$/, '')
  return !targetFile || Boolean(anchor && !readPage(targetFile).getElementById(anchor))
}

describe.each([...pages, { file: '404.html', locale: defaultLocale }])('$file', ({ file, locale }) => {
  test('is valid HTML', async () => {
    const { results } = await validator.validateString(readText(file), file)
    const problems = results.flatMap(({ messages }) => messages)
    expect(problems.map((one) => `${one.ruleId}: ${one.message} (${one.selector})`)).toEqual([])
  })

  test('links to files and anchors that exist', () => {
    const targets = ['href', 'src', 'srcset'].flatMap((name) => readAttributes(file, `[${name}]`, name))
    expect(targets.length).toBeGreaterThan(5)
    expect(targets.filter((target) => isBroken(target, file))).toEqual([])
  })

  test('gives each picture the shape of its drawing, so that it is not squeezed and nothing moves', () => {
    for (const picture of findAll(file, 'img[src$=".svg"]') as HTMLImageElement[]) {
      const path = picture.getAttribute('src') ?? ''
      const [, width = 0, height = 0] = / viewBox="\S+ \S+ (\S+) (\S+)"/.exec(readText(path)) ?? []
      const shape = expect.closeTo(Number(width) / Number(height), 2)
      expect([path, picture.width / picture.height]).toEqual([path, shape])
    }
  })

  test('says which links open a new tab, and gives these rel=noopener', async () => {
    const { shell } = await loadDictionary(locale)
    for (const link of findAll(file, 'a')) {
      const isNew = link.matches('[target=_blank]')
      const found = [link.textContent?.includes(shell.newTab), link.matches('[rel~=noopener]')]
      expect([link.outerHTML, ...found]).toEqual([link.outerHTML, isNew, isNew])
    }
  })

  test('has no form, frame or script that its security policy would block', () => {
    const [policy = ''] = readAttributes(file, 'meta[http-equiv=Content-Security-Policy]', 'content')
    const inline = findAll(file, 'script:not([src], [type$=json])').map(
      ({ textContent }) => textContent ?? '',
    )
    for (const code of inline) expect(policy).toContain(`'sha256-${hashForPolicy(code)}'`)
    // The policy allows none of these (docs/launching.md, “Services of others”).
    const blocked = 'form, iframe, frame, object, embed, script[src]'
    expect(findAll(file, blocked).map(({ outerHTML }) => outerHTML)).toEqual([])
    expect(createContentSecurityPolicy({ scripts: [], styles: [] })).toMatch(
      /^default-src 'none'; script-src 'self'; .*; form-action 'none'/,
    )
  })

  test('has critical CSS, and nothing that delays the first paint', () => {
    const [style, ...others] = findAll(file, 'style').map(({ textContent }) => textContent)
    expect(others).toEqual([])
    expect(style).toContain('html{')
    // Styles that the first paint can't need.
    expect(style).not.toMatch(
      /:hover|@media print|@media not all\{|forced-colors|scripting:none|transition:|\/\*|url\(/,
    )
    // Scripts start from an inline script after the first paint.
    const delaying =
      'script[src], link:is([rel=stylesheet]:not([media=print]), [rel*=preload]:not([as=image]))'
    expect(findAll(file, delaying).filter((one) => !one.closest('noscript'))).toEqual([])
  })
})

test.each(locales)(
  'browsers offer their reader view for the story in %s, with all of its texts',
  async (locale) => {
    const document = parseHtml(readText(getFreeStoryPage(locale).file))
    expect(isProbablyReaderable(document)).toBe(true)
    const text = new Readability(document).parse()?.textContent
    const { pages: storyTexts } = (await loadDictionary(locale))['free-story'].story
    for (const page of storyPages) expect(text).toContain(storyTexts[page].text)
  },
)
