import { setTimeout as delay } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { legalTexts, messages } from '@/e2e/fixtures'
import * as read from './in-page.mjs'

/** @import { Locale } from '@/lib/i18n/locales' */
/** @import { LegalTexts } from '@/lib/i18n/messages' */
/** @import { Page } from './engine.mjs' */

/** How long a thing that is expected may take, in milliseconds. */
const patience = 15_000

/**
 * Waits until what is read in the page equals what is expected, or a function accepts it; returns it.
 * @template {unknown[]} A
 * @template R
 * @param {Page} page @param {unknown} expected @param {(...args: A) => R} reader runs in the page @param {A} args
 */
export async function sees(page, expected, reader, ...args) {
  for (const end = Date.now() + patience; ; await delay(50)) {
    // Between two documents there is nothing to read in.
    const seen = await page.evaluate(reader, ...args).catch((error) => `(nothing: ${error.message})`)
    if (typeof expected === 'function' ? expected(seen) : isDeepStrictEqual(seen, expected)) return seen
    if (Date.now() < end) continue
    const wanted = JSON.stringify(expected) ?? 'a place that stays the same'
    throw new Error(`${reader.name}(${args}) is ${JSON.stringify(seen)}, expected ${wanted}`)
  }
}

/** Accepts a place that is read three times in a row. */
function atRest() {
  let [last, count] = ['', 0]
  return (/** @type {unknown} */ seen) => {
    const place = Array.isArray(seen) ? seen.join() : ''
    count = place && place === last ? count + 1 : 0
    last = place
    return count === 2
  }
}

/** @param {Page} page @param {Locale} locale */
export const seesLanding = (page, locale) => sees(page, messages[locale].hero.title, read.heading)

/** @param {Page} page @param {keyof LegalTexts} name @param {Locale} locale */
export const seesLegal = (page, name, locale) => sees(page, legalTexts[locale][name].title, read.heading)

/** Waits until an element's top stands in the upper half of the window. @param {Page} page @param {string} selector */
export const isReached = (page, selector) => sees(page, atRest(), read.topInWindow, selector)

/** Opens an address and waits until React has taken over the page. @param {Page} page @param {string} path */
export async function opens(page, path) {
  await page.goto(path)
  await sees(page, true, read.isLive)
}

/** Presses an element as soon as it stands still with nothing over it. @param {Page} page @param {string} selector */
export async function press(page, selector) {
  const [x, y] = /** @type {number[]} */ (await sees(page, atRest(), read.pointToPress, selector))
  await page.clickAt(x ?? 0, y ?? 0)
}

/** @param {Page} page @param {Locale} locale */
export async function choosesLanguage(page, locale) {
  await press(page, '.language-menu summary')
  await press(page, `.language-menu a[hreflang=${locale}]`)
}
