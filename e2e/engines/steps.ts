import { setTimeout as delay } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { legalTexts, messages } from '@/e2e/fixtures'
import type { Locale } from '@/lib/i18n/locales'
import type { LegalTexts } from '@/lib/i18n/messages'
import type { Page } from './engine'
import * as read from './in-page'

/** How long a thing that is expected may take, in milliseconds. */
const patience = 15_000

/**
 * Waits until what is read in the page equals what is expected, or a function accepts it; returns it.
 * @param reader runs in the page
 */
export async function sees<A extends unknown[], R>(
  page: Page,
  expected: unknown,
  reader: (...args: A) => R,
  ...args: A
) {
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
  return (seen: unknown) => {
    const place = Array.isArray(seen) ? seen.join() : ''
    count = place && place === last ? count + 1 : 0
    last = place
    return count === 2
  }
}

export const seesLanding = (page: Page, locale: Locale) =>
  sees(page, messages[locale].hero.title, read.heading)

export const seesLegal = (page: Page, name: keyof LegalTexts, locale: Locale) =>
  sees(page, legalTexts[locale][name].title, read.heading)

/** Waits until an element's top stands in the upper half of the window. */
export const isReached = (page: Page, selector: string) => sees(page, atRest(), read.topInWindow, selector)

/** Opens an address and waits until React has taken over the page. */
export async function opens(page: Page, path: string) {
  await page.goto(path)
  await sees(page, true, read.isLive)
}

/** Presses an element as soon as it stands still with nothing over it. */
export async function press(page: Page, selector: string) {
  const [x, y] = (await sees(page, atRest(), read.pointToPress, selector)) as number[]
  await page.clickAt(x ?? 0, y ?? 0)
}

export async function choosesLanguage(page: Page, locale: Locale) {
  await press(page, '.language-menu summary')
  await press(page, `.language-menu a[hreflang=${locale}]`)
}
