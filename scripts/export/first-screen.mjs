import Beasties from 'beasties'
import { bringTheRest } from './bring-the-rest.mjs'
import { cut, edited, insert } from './edits.mjs'
import { minified } from './minify.mjs'
import { integrity } from './security.mjs'

/*
 * Puts the styles of a page's first screen into the page and has style sheet and fonts come after it, so
 * that nothing has to arrive before the first paint but the page itself.
 */

/** @typedef {import('./page.mjs').Page} Page */
/** @typedef {import('./edits.mjs').Edit} Edit */

/** What is not laid out before the first paint; where no script runs, it is. */
const below = '.section>.section-inner,.site-footer>.section-inner'
const deferLayout = `@media (scripting:enabled){:root:not([data-laid-out]) :is(${below}){content-visibility:auto;contain-intrinsic-size:auto 60rem}}`

/** A style sheet whose files are named from the site's root. @param {string} css @param {string} address its own */
const fromRoot = (css, address) =>
  css.replaceAll(/url\((\.[^)]+)\)/g, (_, file) => `url(${new URL(file, `file://${address}`).pathname})`)

/**
 * The step for the first screen, which ends where the page's mark is.
 * @param {Page} page one that assertFound has passed
 * @param {Edit[]} edits those of the steps before
 * @param {(address: string) => string} read the text of the file behind an address
 * @returns {Promise<Edit[]>}
 */
export async function firstScreenStyled(page, edits, read) {
  const sheets = page.links.filter(({ rel }) => rel === 'stylesheet')
  const fonts = page.links.filter(({ rel, as }) => rel === 'preload' && as === 'font')
  const css = sheets.map(({ href }) => fromRoot(read(href), href)).join('')
  const bare = [
    ...edits,
    ...[...page.scripts, ...page.links].map(cut),
    insert(page.head.end, '<link rel="stylesheet" href="/all.css">'),
  ]
  const styles = await usedStyles(css, edited(page.html, bare, page.firstScreenEnd))
  if (!styles)
    throw new Error(`out/${page.file}: no style of the first screen was found in its style sheets.`)

  const source = (/** @type {import('./edits.mjs').Range} */ { start, end }) => page.html.slice(start, end)
  const later = [
    ...fonts.map(source),
    ...sheets.map((sheet) =>
      source(sheet).replace(/\/?>$/, ` integrity="${integrity(Buffer.from(read(sheet.href)))}"/>`),
    ),
  ]
  return [
    ...[...sheets, ...fonts].map(cut),
    insert(page.head.end, `<style>${styles}${standIns(css)}${deferLayout}</style>`),
    insert(
      page.end,
      `<noscript id="rest">${later.join('')}</noscript><script data-own="">${minified(`(${bringTheRest})(${JSON.stringify(below)})`)}</script>`,
    ),
  ]
}

/** The rules of a style sheet that a part of a page uses. @param {string} css @param {string} html */
async function usedStyles(css, html) {
  const beasties = new Beasties({ logLevel: 'error', pruneSource: false, preload: 'body', fonts: false })
  beasties.readFile = async () => css
  const critical = /<style>(.*?)<\/style>/s.exec(await beasties.process(html))?.[1]
  // Tailwind declares every variable it has; old browsers get theirs with the style sheet.
  return critical
    ?.replace(/@layer properties\{@supports[^{]*\{[^}]*\}\}\}/, '')
    .replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name) =>
      critical.includes(`var(${name}`) ? rule : '',
    )
    .replaceAll(/@media print\{(?:[^{}]*\{[^{}]*\})*\}/g, '')
}

/**
 * The fonts of the system that stand in for the site's. Beasties leaves fonts out whose names stand in
 * variables; these are needed at once. @param {string} css
 */
const standIns = (css) =>
  (css.match(/@font-face\s*\{[^}]*\}/g) ?? [])
    .filter((face) => face.includes('local(') && !face.includes('Story'))
    .join('')
