import { cut } from './edits.mjs'
import { entryOf, isFlightData, isRuntime, referencesIn } from './markers.mjs'
import { minified } from './minify.mjs'
import { moduleOrder } from './module-order.mjs'
import { startWhenAllAreHere } from './start-when-all-are-here.mjs'

/*
 * The only place that decides when a page's scripts start: at the visitor's first use of the page. Next writes
 * them into the head, where they compete with the first screen, which is complete HTML and does not need them.
 * Only a small script that starts them stays in the page. It is the same in every page, so that the security
 * policy needs one hash for it; each page has its own start file.
 */

/** @typedef {import('./page.mjs').Page} Page */
/** @typedef {import('./edits.mjs').Edit} Edit */
/**
 * @typedef {object} Start
 * @property {string[]} files addresses of the scripts, without the runtime
 * @property {string | undefined} runtime address of the script that runs the others
 * @property {{ runtimeModuleIds: number[] } | undefined} entry the chunk that tells it which modules to run first
 * @property {string[]} inline content of the other inline scripts
 * @property {boolean} hasFlightData whether these contain the tree that React hydrates from
 * @property {string | undefined} dictionary address of the dictionary, which the page preloads
 */

const isForScripts = (/** @type {import('./page.mjs').Link} */ { rel, as }) =>
  rel === 'preload' && ['script', 'fetch'].includes(as)

/** The scripts with which Next starts the page. @param {Page} page @returns {Start} */
export function startOf({ scripts, links }) {
  const addresses = (/** @type {string} */ kind) =>
    scripts.flatMap((script) => (script.kind === kind && script.src ? [script.src] : []))
  const preloads = links.filter(isForScripts)
  const preloaded = preloads.filter(({ as }) => as === 'script').map(({ href }) => href)
  const files = [...new Set([...addresses('next'), ...preloaded])]
  const inline = scripts.filter(({ kind, src }) => kind === 'next' && !src).map(({ content }) => content)
  return {
    files: files.filter((address) => !isRuntime(address)),
    runtime: files.find(isRuntime),
    entry: inline.map(entryOf).find(Boolean),
    inline: inline.filter((content) => !entryOf(content)),
    hasFlightData: inline.some(isFlightData),
    dictionary: preloads.findLast(({ as }) => as === 'fetch')?.href,
  }
}

/**
 * The step that removes Next's scripts, and their preloads, from a page; for good those for browsers without modules,
 * which can't run the others and show the page as plain HTML.
 * @param {Page} page @returns {Edit[]}
 */
export const scriptsRemoved = ({ scripts, links }) => [
  ...scripts.filter(({ kind }) => kind === 'next' || kind === 'old').map(cut),
  ...links.filter(isForScripts).map(cut),
]

/**
 * Writes the start file of a page; returns its address with its hash.
 * @param {Page} page one that assertFound has passed
 * @param {Pick<import('./finish-page.mjs').Files, 'read' | 'integrityOf' | 'writeStart' | 'blocks'>} files
 * @returns {import('./start-when-all-are-here.mjs').Script}
 */
export function startFile(page, { read, integrityOf, writeStart, blocks }) {
  const { files, runtime, entry, inline, dictionary } = startOf(page)
  const script = (/** @type {string} */ src) => ({ src, integrity: integrityOf(src) })
  const addresses = [...files, ...blocks]
  const modules = moduleOrder(
    addresses.map((address) => read(address)),
    entry?.runtimeModuleIds ?? [],
    inline.flatMap(referencesIn),
  )
  const what = { dictionary, files: addresses.map(script), runtime: script(runtime ?? ''), entry, modules }
  // React needs complete data when it starts: the data is in the start file, which runs before the scripts load.
  const src = writeStart(
    `${minified(`(${startWhenAllAreHere})(${JSON.stringify(what)})`)};\n${inline.join(';\n')}`,
  )
  return script(src)
}
