import { existsSync } from 'node:fs'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { loadDictionary } from '#dictionaries'
import { defaultLocale } from '@/lib/i18n/locales'
import { pages } from '@/lib/pages'
import { site } from '@/lib/site'
import { files, findAll, getUrl, readPage, readText } from './read-export'

/* Every exported page: valid HTML, working links, nothing that delays the first paint. */

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

test.each(files)('%s is valid HTML', async (file) => {
  const { results } = await validator.validateString(readText(file), file)
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
  expect(problems).toEqual([])
})

/** Finds the exported file of a URL path, as a host with clean URLs does. */
function findFile(path: string): string | undefined {
  const name = decodeURIComponent(path).replace(/^\//, '')
  return ['', '.html', 'index.html']
    .map((ending) => name + ending)
    .find((file) => /\.\w+$/.test(file) && existsSync(`out/${file}`))
}

test.each(files)('every link, picture, file and anchor of %s exists', (file) => {
  const names = ['href', 'src', 'srcset']
  const targets = findAll(file, names.map((name) => `[${name}]`).join()).flatMap((element) =>
    names.map((name) => element.getAttribute(name)).filter((target) => target !== null),
  )
  expect(targets.length).toBeGreaterThan(5)
  const broken = targets.filter((target) => {
    const { protocol, origin, pathname, hash } = new URL(target, getUrl(file))
    if (/^(mailto|tel):$/.test(protocol) || origin !== new URL(site.url).origin) return false
    const targetFile = findFile(pathname)
    // `#top` exists on every page; a hash route is not an anchor.
    const anchor = hash.slice(1).replace(/^(top|\/.*)$/, '')
    return !targetFile || (anchor && !readPage(targetFile).getElementById(anchor))
  })
  expect(broken).toEqual([])
})

test.each(files)('every link of %s to a new tab says so and has rel=noopener', async (file) => {
  const { shell } = await loadDictionary(pages.find((page) => page.file === file)?.locale ?? defaultLocale)
  const links = findAll(file, 'a')
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) {
    const isNew = link.getAttribute('target') === '_blank'
    const [says, isSafe] = [link.textContent?.includes(shell.newTab), link.matches('[rel~=noopener]')]
    expect([link.outerHTML, says, isSafe]).toEqual([link.outerHTML, isNew, isNew])
  }
})

test.each(files)('%s has critical CSS, and nothing delays its first paint', (file) => {
  const styles = findAll(file, 'head style').map(({ textContent }) => textContent)
  expect(styles).toHaveLength(1)
  expect(styles[0]).toContain('html{')
  // What the first paint cannot need.
  expect(styles[0]).not.toMatch(
    /:hover|@media print|@media not all\{|forced-colors|scripting:none|transition:|\/\*|url\(/,
  )
  // Scripts start from an inline script after the first paint.
  const delaying =
    'link[rel=stylesheet]:not([media=print], noscript *), script[src], link:is([as=font], [as=script], [as=fetch]):not(noscript *)'
  expect(findAll(file, delaying)).toEqual([])
})
