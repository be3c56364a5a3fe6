import Beasties from 'beasties'
import { integrity } from './security.mjs'

/*
 * Puts the styles of a page's first screen into the page and has style sheet and fonts come after it, so
 * that nothing has to arrive before the first paint but the page itself.
 */

/** What is not laid out before the first paint; where no script runs, it is. */
const below = '.section>.section-inner,.site-footer>.section-inner'
const deferLayout = `@media (scripting:enabled){:root:not([data-laid-out]) :is(${below}){content-visibility:auto;contain-intrinsic-size:auto 60rem}}`

/**
 * Runs in the page, inline, at its end: brings fonts and style sheet once the first screen is painted
 * with its pictures, at the first sign of a visitor, or when half a second has passed; then has what lies
 * below laid out part by part while the browser is idle. Whoever was on the way to a place further down
 * meanwhile is brought there. Without scripts the links in the noscript element do.
 *
 * Serialised, so it must not use anything outside its argument and the browser's globals.
 * @param {string} selector of the parts
 */
function bringTheRest(selector) {
  const { document, location, requestAnimationFrame, setTimeout } = window
  const whenIdle = window.requestIdleCallback ?? setTimeout
  const passing = { capture: true, passive: true }
  const parts = [...document.querySelectorAll(selector)]
  const rest = document.getElementById('rest')?.textContent ?? ''
  let links = rest
  let aim = location.hash
  const follow = () => {
    aim = location.hash
  }
  const wander = () => {
    aim = ''
  }

  const finish = () => {
    document.documentElement.dataset.laidOut = ''
    removeEventListener('hashchange', follow)
    // Fonts and pictures that come now still move what lies below them.
    const keeper = new ResizeObserver(() =>
      document.getElementById(aim.slice(1))?.scrollIntoView({ behavior: 'instant' }),
    )
    keeper.observe(document.body)
    setTimeout(() => keeper.disconnect(), 3000)
  }
  const layOut = () => {
    const part = aim ? undefined : parts.shift()
    if (!(part instanceof HTMLElement)) return finish()
    part.style.contentVisibility = 'visible'
    whenIdle(layOut)
  }
  const bring = () => {
    if (!links) return
    document.head.insertAdjacentHTML('beforeend', links)
    links = ''
    const sheet = document.head.lastElementChild
    for (const end of ['load', 'error']) sheet?.addEventListener(end, () => whenIdle(layOut))
    // The next sign of a visitor asks for the style sheet again.
    sheet?.addEventListener('error', () => {
      links = rest
    })
  }

  addEventListener('hashchange', follow)
  for (const sign of ['wheel', 'touchmove', 'pointerdown', 'keydown']) addEventListener(sign, wander, passing)
  for (const sign of ['touchstart', 'pointerdown', 'keydown', 'online'])
    addEventListener(sign, bring, passing)
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(bring)))
  if (aim) bring()
  else setTimeout(bring, 500)
}

const sheetLink = /<link\b(?=[^>]*\brel="stylesheet")[^>]*\bhref="([^"]+)"[^>]*>/g
const fontPreload = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="font")[^>]*>/g

/** The part of a page that its first screen is made of: all up to the end of the first section. @param {string} html */
function firstScreenOf(html) {
  const end = html.indexOf('</section>')
  if (end < 0) throw new Error('The page has no <section>: its first screen can not be told.')
  return html.slice(0, end)
}

/** A style sheet whose files are named from the site's root. @param {string} css @param {string} address its own */
const fromRoot = (css, address) =>
  css.replaceAll(/url\((\.[^)]+)\)/g, (_, file) => `url(${new URL(file, `file://${address}`).pathname})`)

/**
 * @param {string} html
 * @param {(address: string) => string} read the text of the file behind an address
 * @returns {Promise<string>}
 */
export async function inlineFirstScreen(html, read) {
  const sheets = [...html.matchAll(sheetLink)].map(([link, address = '']) =>
    link.replace(/\/?>$/, ` integrity="${integrity(Buffer.from(read(address)))}"/>`),
  )
  const later = [...(html.match(fontPreload) ?? []), ...sheets]
  const css = [...html.matchAll(sheetLink)]
    .map(([, address = '']) => fromRoot(read(address), address))
    .join('')
  const beasties = new Beasties({ logLevel: 'error', pruneSource: false, preload: 'body', fonts: false })
  beasties.readFile = async () => css
  const firstScreen = firstScreenOf(html)
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link\b[^>]*>/g, '')
    .replace('</head>', '<link rel="stylesheet" href="/all.css"></head>')
  const critical = /<style>(.*?)<\/style>/s.exec(await beasties.process(firstScreen))?.[1]
  if (!critical) throw new Error('No style of the first screen was found in the page’s style sheets.')
  // Tailwind declares every variable it has; old browsers get theirs with the style sheet.
  const used = critical
    .replace(/@layer properties\{@supports[^{]*\{[^}]*\}\}\}/, '')
    .replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name) =>
      critical.includes(`var(${name}`) ? rule : '',
    )
    .replaceAll(/@media print\{(?:[^{}]*\{[^{}]*\})*\}/g, '')
  // Beasties leaves fonts out whose names stand in variables. What stands in for them is needed at once.
  const standIns = (css.match(/@font-face\s*\{[^}]*\}/g) ?? []).filter(
    (face) => face.includes('local(') && !face.includes('Story'),
  )
  return html
    .replaceAll(sheetLink, '')
    .replaceAll(fontPreload, '')
    .replace('</head>', () => `<style>${used}${standIns.join('')}${deferLayout}</style></head>`)
    .replace(
      '</body>',
      () =>
        `<noscript id="rest">${later.join('')}</noscript><script>(${bringTheRest})(${JSON.stringify(below)})</script></body>`,
    )
}
