import { cut, insert } from './edits.mjs'
import { isFlightData, isRuntime } from './markers.mjs'
import { minified } from './minify.mjs'
import { startLater } from './start-later.mjs'
import { startWhenAllAreHere } from './start-when-all-are-here.mjs'

/*
 * The one place that decides when a page's scripts start. Next writes them into the head, where they
 * compete with the first screen; everything on it is finished HTML, so they can wait until it is there.
 * All that stays in the page is a small script that starts them, the same in every page, so that it
 * needs one hash in the security policy; what it starts is a file of the page's own.
 */

/** @typedef {import('./page.mjs').Page} Page */
/** @typedef {import('./edits.mjs').Edit} Edit */
/**
 * @typedef {object} Start
 * @property {string[]} files addresses of the scripts, without the runtime
 * @property {string | undefined} runtime address of the script that runs the others
 * @property {string[]} old addresses of those for old browsers only
 * @property {string[]} inline the text of the inline ones
 * @property {boolean} hasFlightData whether these bring the tree that React hydrates from
 * @property {string | undefined} dictionary address of what the page preloads for its scripts
 */

const servesScripts = (/** @type {import('./page.mjs').Link} */ { rel, as }) =>
  rel === 'preload' && ['script', 'fetch'].includes(as)

/** What Next starts the page with. @param {Page} page @returns {Start} */
export function startOf({ scripts, links }) {
  const addresses = (/** @type {string} */ kind) =>
    scripts.flatMap((script) => (script.kind === kind && script.src ? [script.src] : []))
  const preloads = links.filter(servesScripts)
  const preloaded = preloads.filter(({ as }) => as === 'script').map(({ href }) => href)
  const files = [...new Set([...addresses('next'), ...preloaded])]
  const inline = scripts.filter(({ kind, src }) => kind === 'next' && !src).map(({ content }) => content)
  return {
    files: files.filter((address) => !isRuntime(address)),
    runtime: files.find(isRuntime),
    old: addresses('old'),
    inline,
    hasFlightData: inline.some(isFlightData),
    dictionary: preloads.findLast(({ as }) => as === 'fetch')?.href,
  }
}

/** The step that takes Next's scripts, and the preloads that only serve them, out of a page. @param {Page} page @returns {Edit[]} */
export const scriptsTaken = ({ scripts, links }) => [
  ...scripts.filter(({ kind }) => kind === 'next' || kind === 'old').map(cut),
  ...links.filter(servesScripts).map(cut),
]

/**
 * The step that ends a page with the script that starts its scripts.
 * @param {Page} page one that assertFound has passed
 * @param {Pick<import('./finish-page.mjs').Files, 'integrityOf' | 'writeStart' | 'blocks'>} rest
 * @returns {Edit[]}
 */
export function scriptsStartedLater(page, { integrityOf, writeStart, blocks }) {
  const { files, runtime, old, inline, dictionary } = startOf(page)
  const script = (/** @type {string} */ src) => ({ src, integrity: integrityOf(src) })
  const what = { dictionary, files: [...files, ...blocks].map(script), runtime: script(runtime ?? '') }
  // React must find its data complete when it starts: the data runs before the scripts can have come.
  const src = writeStart(
    `${minified(`(${startWhenAllAreHere})(${JSON.stringify(what)})`)};\n${inline.join(';\n')}`,
  )
  // Browsers with modules never ask for these.
  const forOld = old.map(
    (file) => `<script nomodule src="${file}" integrity="${integrityOf(file)}"></script>`,
  )
  const last = `<script data-own="" data-src="${src}" data-integrity="${integrityOf(src)}">${minified(`(${startLater})(window)`)}</script>`
  return [insert(page.end, forOld.join('') + last)]
}
