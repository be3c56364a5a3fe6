import { expect } from '@playwright/test'
import type { Page } from './engine'
import * as inPage from './page-functions'

/** Waits until a function that reads a value in the page returns the expected one. */
export const waitForValue = <A extends unknown[], R>(
  page: Page,
  expected: unknown,
  reader: (...args: A) => R,
  ...args: A
) =>
  expect
    // `evaluate` fails while the browser replaces the document.
    .poll(() => page.evaluate(reader, ...args).catch(String), `${reader.name}(${args})`)
    .toEqual(expected)

/** Waits until a function that reads a position returns the same twice in a row. Returns it. */
async function waitForRest(
  page: Page,
  reader: (selector: string) => readonly number[] | undefined,
  selector: string,
) {
  let position: readonly number[] | undefined
  const isAtRest = async () => {
    const before = position
    position = await page.evaluate(reader, selector).catch(() => undefined)
    return position !== undefined && String(position) === String(before)
  }
  await expect.poll(isAtRest, { message: `${reader.name}(${selector}) rests`, intervals: [100] }).toBe(true)
  return position ?? []
}

export const expectHeading = (page: Page, title: string) => waitForValue(page, title, inPage.getHeading)

/** Waits until scrolling has stopped with an element's top in the upper half of the window. */
export const expectScrolledTo = (page: Page, selector: string) =>
  waitForRest(page, inPage.getTopInUpperHalf, selector)

/** Opens a path and waits until React has hydrated the page. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path)
  await waitForValue(page, true, inPage.startAndCheckHydration)
}

/** Clicks an element as soon as it does not move and nothing covers it. */
export async function click(page: Page, selector: string) {
  const [x = 0, y = 0] = await waitForRest(page, inPage.findClickPoint, selector)
  await page.clickAt(x, y)
}
