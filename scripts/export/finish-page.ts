import MagicString from 'magic-string'
import type { Client } from './bundle'
import { firstScreenStyles, laterLinks } from './first-screen'
import { minified } from './minify'
import { type Page, readPage } from './page'
import type { Row } from './rows'
import { integrity } from './security'

/** What a page is finished with. */
export interface Parts {
  /** The text of the file at an address. */
  read: (address: string) => string
  client: Client
  /** The script at the end of every page. */
  inline: string
}

/** Throws, with the file's name, what a page as Next wrote it lacks, and where to look. */
function assertComplete(page: Page, { entry }: Row): void {
  const problems = [
    page.firstScreenEnd === undefined &&
      'no element has data-ends-first-screen. Mark where the first screen ends, as components/sections/hero.tsx does.',
    !page.links.some(({ rel }) => rel === 'stylesheet') &&
      'no <link rel="stylesheet">. Look how Next includes the styles now, and at scripts/export/first-screen.ts.',
    page.isOutOfPlace &&
      'React wrote a part of it out of its place (there is a <template>), where visitors without scripts do not see it. No <Suspense> may be around what is prerendered.',
    entry &&
      !page.hasApp &&
      'no element has data-app, so there is nothing to hydrate (app/client/apps.ts), though it is a page with scripts (scripts/export/rows.ts).',
  ].filter((problem) => typeof problem === 'string')
  if (problems.length > 0) throw new Error([`out/${page.file}:`, ...problems].join('\n- '))
}

/**
 * A page as it is delivered: without the scripts of Next and what preloads them, with the styles of its first screen,
 * and with our script at its end, which loads the rest.
 * @throws what the page lacks
 */
export async function finishPage(page: Page, row: Row, { read, client, inline }: Parts): Promise<Page> {
  assertComplete(page, row)
  const source = new MagicString(page.html)
  // The fonts' are kept for later; what else the page needs it names itself.
  const preloads = page.links.filter(({ rel, as }) => rel.endsWith('preload') && as !== 'font')
  const foreign = page.scripts.filter(({ isKept }) => !isKept)
  for (const { start, end } of [...foreign, ...preloads, ...page.comments]) source.remove(start, end)
  for (const { isKept, isInline, content, start } of page.scripts) {
    const from = page.html.indexOf('>', start) + 1
    if (isKept && isInline && content) source.update(from, from + content.length, minified(content))
  }

  const { links, html } = laterLinks(page, read)
  for (const { start, end } of links) source.remove(start, end)
  source.appendLeft(page.head.end, `<style>${await firstScreenStyles(page, read)}</style>`)
  for (const { rel, media, href, end } of page.links)
    if (rel === 'stylesheet' && media === 'print')
      source.appendLeft(end - '/>'.length, ` integrity="${integrity(read(href))}"`)
  const scripts = row.entry && client[row.entry]
  const data = scripts ? ` data-scripts="${scripts.scripts}" data-integrity="${scripts.integrity}"` : ''
  source.appendLeft(
    page.end,
    `<noscript id="rest">${html}</noscript><script data-own=""${data}>${inline}</script>`,
  )
  return readPage(page.file, source.toString())
}
