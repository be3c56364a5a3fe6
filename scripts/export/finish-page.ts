import MagicString from 'magic-string'
import { basePath } from '@/lib/base-path'
import type { PageStyles } from '@/lib/page-scripts'
import { landingPages } from '@/lib/pages'
import type { Client, InlineScript } from './bundle'
import type { CriticalCss } from './critical-css'
import type { ExportedPage } from './exported-pages'
import { type Page, readPage } from './page'
import { computeIntegrity } from './security'

export interface Additions {
  /** Returns the text of the file at a URL path. */
  read: (path: string) => string
  client: Client
  release: string
  inlineScripts: Record<InlineScript, string>
  criticalCss: CriticalCss
}

const findScreenSheets = (page: Page) =>
  page.links.filter(({ rel, media }) => rel === 'stylesheet' && media !== 'print')

/** Finds the links to the style sheet and the fonts, and writes their HTML with the hash of the sheet. */
function deferLinks(page: Page, read: Additions['read']) {
  const [sheet] = findScreenSheets(page)
  if (!sheet) throw new Error('assertComplete runs first')
  const fonts = page.links.filter(({ rel, as }) => rel === 'preload' && as === 'font')
  const styles: PageStyles = { href: sheet.href, integrity: computeIntegrity(read(sheet.href)) }
  const html = [
    ...fonts.map(({ start, end }) => page.html.slice(start, end)),
    `<link rel="stylesheet" href="${styles.href}" integrity="${styles.integrity}"/>`,
  ].join('')
  return { links: [sheet, ...fonts], styles, html }
}

/** @throws an error that names the file, everything that is missing in Next's output, and where to look */
function assertComplete(page: Page, { hydrates }: ExportedPage): void {
  const problems = [
    findScreenSheets(page).length !== 1 &&
      'not exactly one <link rel="stylesheet">. Look how Next includes the styles now, and at deferLinks in scripts/export/finish-page.ts.',
    page.hasOutlinedContent &&
      'React moved a part of it into a <template>, which visitors without scripts do not see. Prerendered content must not be inside <Suspense>.',
    hydrates &&
      !page.isHydrated &&
      'no element has data-hydrate, so React has nothing to hydrate (client/hydration/pages.ts), though scripts/export/exported-pages.ts lists it as hydrated.',
  ].filter((problem) => typeof problem === 'string')
  if (problems.length > 0) throw new Error([`out/${page.file}:`, ...problems].join('\n- '))
}

const isOfNext = ({ src, content }: Page['scripts'][number]) =>
  src.startsWith(`${basePath}/_next/`) || /^\(?(self\.__next_f|globalThis\["TURBOPACK"\])/.test(content)

/**
 * Lists the scripts that a layout or a component has added, by their URL or the beginning of their code. The finished
 * page does not contain them.
 */
export const listDroppedScripts = ({ scripts }: Page): string[] =>
  scripts
    .filter((script) => !script.isData && !isOfNext(script))
    .map(({ src, content }) => src || content.trim().slice(0, 60))

/**
 * Turns a page as Next exported it into the page that is delivered: without Next's scripts, with critical CSS, and with
 * our inline scripts, which load everything else. Throws if the page lacks something that this needs.
 */
export function finishPage(page: Page, exported: ExportedPage, additions: Additions): Page {
  assertComplete(page, exported)
  const { read, client, release, inlineScripts, criticalCss } = additions
  const source = new MagicString(page.html)
  // Font preloads are deferred below. All others are for scripts, or for images that the page names itself.
  const preloads = page.links.filter(({ rel, as }) => rel.endsWith('preload') && as !== 'font')
  const scripts = page.scripts.filter(({ isData }) => !isData)
  for (const { start, end } of [...scripts, ...preloads, ...page.commentsOutsideHydrated])
    source.remove(start, end)

  const { links, styles, html } = deferLinks(page, read)
  for (const { start, end } of links) source.remove(start, end)
  for (const { rel, media, href, end } of page.links)
    if (rel === 'stylesheet' && media === 'print')
      source.appendLeft(end - '/>'.length, ` integrity="${computeIntegrity(read(href))}"`)

  const script = (name: InlineScript, data: object = {}) => {
    const attributes = Object.entries(data).map(([key, value]) => ` data-${key}="${value}"`)
    return `<script${attributes.join('')}>${inlineScripts[name]}</script>`
  }
  const { kind, hydrates, headScript, endScript } = exported
  if (hydrates) source.appendLeft(page.rootTagEnd, ` data-release="${release}"`)
  if (headScript) source.appendLeft(page.head.end, script(headScript, landingPaths))
  source.appendLeft(page.head.end, `<style>${criticalCss[kind]}</style>`)
  // After the critical CSS, because the script may insert the style sheet, whose rules must be the last.
  source.appendLeft(page.head.end, script('block-rendering', styles))
  source.appendLeft(page.bodyEnd, `<noscript id="deferred">${html}</noscript>`)
  if (endScript) source.appendLeft(page.bodyEnd, script(endScript))
  source.appendLeft(page.bodyEnd, script('every-page', hydrates && client[hydrates]))
  return readPage(page.file, source.toString())
}

const landingPaths = Object.fromEntries(landingPages.map(({ locale, href }) => [locale, href]))
