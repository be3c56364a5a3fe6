import { setTimeout as delay } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { legalTexts, messages } from '@/e2e/fixtures'
import type { Locale } from '@/lib/i18n/locales'
import type { LegalTexts } from '@/lib/i18n/messages'
import * as browser from './browser-functions'
import type { Page } from './engine'

/** How long a thing that is expected may take, in milliseconds. */
const patience = 15_000

/**
 * Waits until what is read in the page equals what is expected, or a function accepts it; returns it.
 * @param reader runs in the page
 */
export async function waitForValue<A extends unknown[], R>(
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

export const expectLandingPage = (page: Page, locale: Locale) =>
  waitForValue(page, messages[locale].hero.title, browser.getHeading)

export const expectLegalPage = (page: Page, name: keyof LegalTexts, locale: Locale) =>
  waitForValue(page, legalTexts[locale][name].title, browser.getHeading)

/** Waits until an element's top stands in the upper half of the window. */
export const expectScrolledTo = (page: Page, selector: string) =>
  waitForValue(page, atRest(), browser.getTopInUpperHalf, selector)

/** Opens an address and waits until React has taken over the page. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path)
  await waitForValue(page, true, browser.isHydrated)
}

/** Presses an element as soon as it stands still with nothing over it. */
export async function press(page: Page, selector: string) {
  const [x, y] = (await waitForValue(page, atRest(), browser.findClickPoint, selector)) as number[]
  await page.clickAt(x ?? 0, y ?? 0)
}

export async function chooseLanguage(page: Page, locale: Locale) {
  await press(page, '.language-menu summary')
  await press(page, `.language-menu a[hreflang=${locale}]`)
}
