import { expect, legalTexts, messages } from '@/e2e/fixtures'
import type { Locale } from '@/lib/i18n/locales'
import type { LegalTexts } from '@/lib/i18n/messages'
import * as browser from './browser-functions'
import type { Page } from './engine'

/** Waits until a function that reads a value in the page returns the expected one. */
export const waitForValue = <A extends unknown[], R>(
  page: Page,
  expected: unknown,
  reader: (...args: A) => R,
  ...args: A
) =>
  expect
    // Fails between two documents.
    .poll(() => page.evaluate(reader, ...args).catch(String), `${reader.name}(${args})`)
    .toEqual(expected)

/** Waits until a function that reads a position returns the same three times in a row. Returns it. */
async function waitForRest(
  page: Page,
  reader: (selector: string) => readonly number[] | undefined,
  selector: string,
) {
  let position: readonly number[] | undefined
  let count = 0
  const countSame = async () => {
    const before = String(position)
    position = await page.evaluate(reader, selector).catch(() => undefined)
    count = position && String(position) === before ? count + 1 : 0
    return count
  }
  await expect
    .poll(countSame, { message: `${reader.name}(${selector}) rests`, intervals: [50] })
    .toBeGreaterThan(1)
  return position ?? []
}

export const expectLandingPage = (page: Page, locale: Locale) =>
  waitForValue(page, messages[locale].hero.title, browser.getHeading)

export const expectLegalPage = (page: Page, name: keyof LegalTexts, locale: Locale) =>
  waitForValue(page, legalTexts[locale][name].title, browser.getHeading)

/** Waits until scrolling has stopped with an element's top in the upper half of the window. */
export const expectScrolledTo = (page: Page, selector: string) =>
  waitForRest(page, browser.getTopInUpperHalf, selector)

/** Opens a path and waits until React has hydrated the page. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path)
  await waitForValue(page, true, browser.isHydrated)
}

/** Clicks an element as soon as it does not move and nothing covers it. */
export async function click(page: Page, selector: string) {
  const [x = 0, y = 0] = await waitForRest(page, browser.findClickPoint, selector)
  await page.clickAt(x, y)
}

export async function chooseLanguage(page: Page, locale: Locale) {
  await click(page, '.language-menu summary')
  await click(page, `.language-menu a[hreflang=${locale}]`)
}
