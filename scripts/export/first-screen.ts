import Beasties from 'beasties'
import MagicString from 'magic-string'
import { belowFirstScreen } from '@/lib/first-screen'
import type { Page } from './page'
import { integrity } from './security'

/*
 * The styles of a page's first screen, which are put into the page, and the links to style sheet and fonts, which are
 * loaded later: so the first paint needs nothing but the page itself.
 */

const deferLayout = `@media (scripting:enabled){:root:not([data-laid-out]) :is(${belowFirstScreen}){content-visibility:auto;contain-intrinsic-size:auto 60rem}}`

/** A style sheet with its URLs made absolute from the site's root. @param address of the style sheet */
const fromRoot = (css: string, address: string) =>
  css.replaceAll(/url\((\.[^)]+)\)/g, (_, file) => `url(${new URL(file, `file://${address}`).pathname})`)

const sheetsOf = ({ links }: Page) =>
  links.filter(({ rel, media }) => rel === 'stylesheet' && media !== 'print')

/** The page's links to fonts and style sheets, and their HTML with the hash of each sheet. @param read returns the text at an address */
export function laterLinks(page: Page, read: (address: string) => string) {
  const sheets = sheetsOf(page)
  const fonts = page.links.filter(({ rel, as }) => rel === 'preload' && as === 'font')
  const sourceOf = ({ start, end }: { start: number; end: number }) => page.html.slice(start, end)
  const html = [
    ...fonts.map(sourceOf),
    ...sheets.map(
      ({ href }) => `<link rel="stylesheet" href="${href}" integrity="${integrity(read(href))}"/>`,
    ),
  ].join('')
  return { links: [...sheets, ...fonts], html }
}

/**
 * The styles of the first screen, which ends with the marked element.
 * @param read returns the text of the file at an address
 * @throws if no style sheet has any
 */
export async function firstScreenStyles(page: Page, read: (address: string) => string): Promise<string> {
  const css = sheetsOf(page)
    .map(({ href }) => fromRoot(read(href), href))
    .join('')
  const bare = new MagicString(page.html)
  for (const { start, end } of [...page.scripts, ...page.links]) bare.remove(start, end)
  bare.appendLeft(page.head.end, '<link rel="stylesheet" href="/all.css">')
  const styles = await usedStyles(css, bare.slice(0, page.firstScreenEnd))
  if (!styles)
    throw new Error(`out/${page.file}: no style of the first screen was found in its style sheets.`)
  return styles + fallbackFonts(css) + deferLayout
}

/** The rules of a style sheet that a part of a page uses. */
async function usedStyles(css: string, html: string) {
  const beasties = new Beasties({ logLevel: 'error', pruneSource: false, preload: 'body', fonts: false })
  beasties.readFile = async () => css
  const critical = /<style>(.*?)<\/style>/s.exec(await beasties.process(html))?.[1]
  // Tailwind's registered properties; old browsers get them with the style sheet.
  const rules = critical
    ?.replace(/@layer properties\{@supports[^{]*\{[^}]*\}\}\}/, '')
    .replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) =>
      critical.includes(`var(${name}`) ? rule : '',
    )
    .replaceAll(/@media print\{(?:[^{}]*\{[^{}]*\})*\}/g, '')
    // Without scripts the style sheet comes before the first paint.
    .replaceAll(/@media \(scripting:none\)\{(?:[^{}]*\{[^{}]*\})*\}/g, '')
    // By the time a pointer rests on a control, the style sheet has come; nothing changes gradually before that, and
    // shapes are not outlined before that.
    .replaceAll(/[^{}]*:hover[^{}]*\{[^{}]*\}|[^{}]+\{transition:[^{};]*\}/g, '')
    .replaceAll(/@media \(forced-colors:active\)\{(?:[^{}]*\{[^{}]*\})*\}/g, '')
    .replaceAll(/@(?:media|supports) [^{}]*\{\}/g, '')
    // Tailwind writes a prefixed declaration once for each browser.
    .replaceAll(/(-webkit-[\w-]+:[^;{}]+;)\1+/g, '$1')
  return rules && withReadVariables(rules)
}

/**
 * The rules without the theme's variables that none of them reads, directly or through another variable, and without
 * the fallbacks for variables that the theme declares.
 * @param css minified
 */
export function withReadVariables(css: string): string {
  const [theme = '', declarations = ''] = /@layer theme\{:root\{([^}]*)\}/.exec(css) ?? []
  const variables = new Map(declarations.split(/;(?=--)/).map((one) => [one.slice(0, one.indexOf(':')), one]))
  const read = (text: string) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)
  const needed = new Set(read(css.replace(theme, '')))
  // A set can be added to while it is iterated over.
  for (const name of needed) for (const other of read(variables.get(name) ?? '')) needed.add(other)
  const kept = [...variables].flatMap(([name, one]) => (needed.has(name) ? [one] : []))
  return css
    .replace(theme, theme.replace(declarations, kept.join(';')))
    .replaceAll(/var\((--[\w-]+),([^()]*)\)/g, (fallback, name: string) =>
      variables.has(name) ? `var(${name})` : fallback,
    )
}

/** The fallback fonts of the first screen, which has no story and no bold text. Beasties omits fonts that are used through variables. */
const fallbackFonts = (css: string) =>
  (css.match(/@font-face\s*\{[^}]*\}/g) ?? [])
    .filter((face) => face.includes('local(') && !/Story|Text Arial[^}]*700/.test(face))
    .join('')
