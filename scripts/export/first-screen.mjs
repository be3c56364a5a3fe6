import Beasties from 'beasties'
import { afterFirstPaint } from './after-first-paint.mjs'
import { cut, edited, insert } from './edits.mjs'
import { minified } from './minify.mjs'
import { integrity } from './security.mjs'

/*
 * Puts the styles of a page's first screen into the page and loads style sheet and fonts later, so that the
 * first paint needs nothing but the page itself.
 */

/** @typedef {import('./page.mjs').Page} Page */
/** @typedef {import('./edits.mjs').Edit} Edit */

/** The parts that are not laid out before the first paint, if scripts run. */
const below = '.section>.section-inner,.site-footer>.section-inner'
const deferLayout = `@media (scripting:enabled){:root:not([data-laid-out]) :is(${below}){content-visibility:auto;contain-intrinsic-size:auto 60rem}}`

/** A style sheet with its URLs made absolute from the site's root. @param {string} css @param {string} address of the style sheet */
const fromRoot = (css, address) =>
  css.replaceAll(/url\((\.[^)]+)\)/g, (_, file) => `url(${new URL(file, `file://${address}`).pathname})`)

/**
 * The step for the first screen, which ends with the marked element.
 * @param {Page} page one that assertFound has passed
 * @param {Edit[]} edits of the earlier steps
 * @param {(address: string) => string} read returns the text of the file at an address
 * @param {import('./start-when-all-are-here.mjs').Script} [start] the page's start file
 * @returns {Promise<Edit[]>}
 */
export async function firstScreenStyled(page, edits, read, start) {
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
  const started = start ? ` data-src="${start.src}" data-integrity="${start.integrity}"` : ''
  const later = [
    ...fonts.map(source),
    ...sheets.map((sheet) =>
      source(sheet).replace(/\/?>$/, ` integrity="${integrity(Buffer.from(read(sheet.href)))}"/>`),
    ),
  ]
  return [
    ...[...sheets, ...fonts].map(cut),
    insert(page.head.end, `<style>${styles}${fallbackFonts(css)}${deferLayout}</style>`),
    insert(
      page.end,
      `<noscript id="rest">${later.join('')}</noscript><script data-own=""${started}>${minified(`(${afterFirstPaint})(${JSON.stringify(below)})`)}</script>`,
    ),
  ]
}

/** The rules of a style sheet that a part of a page uses. @param {string} css @param {string} html */
async function usedStyles(css, html) {
  const beasties = new Beasties({ logLevel: 'error', pruneSource: false, preload: 'body', fonts: false })
  beasties.readFile = async () => css
  const critical = /<style>(.*?)<\/style>/s.exec(await beasties.process(html))?.[1]
  // Tailwind's registered properties; old browsers get them with the style sheet.
  const rules = critical
    ?.replace(/@layer properties\{@supports[^{]*\{[^}]*\}\}\}/, '')
    .replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name) =>
      critical.includes(`var(${name}`) ? rule : '',
    )
    .replaceAll(/@media print\{(?:[^{}]*\{[^{}]*\})*\}/g, '')
    // Without scripts the style sheet comes before the first paint.
    .replaceAll(/@media \(scripting:none\)\{(?:[^{}]*\{[^{}]*\})*\}/g, '')
    // By the time a pointer rests on a control, the style sheet has come; nothing changes gradually before that.
    .replaceAll(/[^{}]*:hover[^{}]*\{[^{}]*\}|[^{}]+\{transition:[^{};]*\}/g, '')
    .replaceAll(/@media [^{}]*\{\}/g, '')
  return rules && withReadVariables(rules)
}

/**
 * The rules without the theme's variables that none of them reads, directly or through another variable, and without
 * the fallbacks for variables that the theme declares.
 * @param {string} css minified
 */
export function withReadVariables(css) {
  const [theme = '', declarations = ''] = /@layer theme\{:root\{([^}]*)\}/.exec(css) ?? []
  const variables = new Map(declarations.split(/;(?=--)/).map((one) => [one.slice(0, one.indexOf(':')), one]))
  const read = (/** @type {string} */ text) =>
    [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)
  const needed = new Set(read(css.replace(theme, '')))
  // A set can be added to while it is iterated over.
  for (const name of needed) for (const other of read(variables.get(name) ?? '')) needed.add(other)
  const kept = [...variables].flatMap(([name, one]) => (needed.has(name) ? [one] : []))
  return css
    .replace(theme, theme.replace(declarations, kept.join(';')))
    .replaceAll(/var\((--[\w-]+),([^()]*)\)/g, (fallback, name) =>
      variables.has(name) ? `var(${name})` : fallback,
    )
}

/**
 * The fallback fonts of the first screen, which has no story and no bold text. Beasties omits fonts that are used through variables.
 * @param {string} css
 */
const fallbackFonts = (css) =>
  (css.match(/@font-face\s*\{[^}]*\}/g) ?? [])
    .filter((face) => face.includes('local(') && !/Story|Text Arial[^}]*700/.test(face))
    .join('')
