import { setTimeout as delay } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { legalTexts, messages } from '@/e2e/fixtures'
import type { Locale } from '@/lib/i18n/locales'
import type { LegalTexts } from '@/lib/i18n/messages'
import * as browser from './browser-functions'
import type { Page } from './engine'

/** How long a flow waits for a value, in milliseconds. */
const valueTimeoutMs = 15_000

/**
 * Waits until a value in the page equals the expected one. Returns it; throws after 15 seconds.
 * @param expected the value, or a function that accepts it
 * @param reader reads the value in the page
 */
export async function waitForValue<A extends unknown[], R>(
  page: Page,
  expected: unknown,
  reader: (...args: A) => R,
  ...args: A
) {
  for (const end = Date.now() + valueTimeoutMs; ; await delay(50)) {
    // Fails between two documents.
    const seen = await page.evaluate(reader, ...args).catch((error) => `(nothing: ${error.message})`)
    if (typeof expected === 'function' ? expected(seen) : isDeepStrictEqual(seen, expected)) return seen
    if (Date.now() < end) continue
    const wanted = JSON.stringify(expected) ?? 'a position that stays the same'
    throw new Error(`${reader.name}(${args}) is ${JSON.stringify(seen)}, expected ${wanted}`)
  }
}

/** Returns a function that accepts a position once it was the same three times in a row. */
function createRestCheck() {
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

/** Waits until scrolling has stopped with an element's top in the upper half of the window. */
export const expectScrolledTo = (page: Page, selector: string) =>
  waitForValue(page, createRestCheck(), browser.getTopInUpperHalf, selector)

/** Opens a path and waits until React has hydrated the page. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path)
  await waitForValue(page, true, browser.isHydrated)
}

/** Clicks an element as soon as it does not move and nothing covers it. */
export async function click(page: Page, selector: string) {
  const [x, y] = (await waitForValue(page, createRestCheck(), browser.findClickPoint, selector)) as number[]
  await page.clickAt(x ?? 0, y ?? 0)
}

export async function chooseLanguage(page: Page, locale: Locale) {
  await click(page, '.language-menu summary')
  await click(page, `.language-menu a[hreflang=${locale}]`)
}
