import type { Locator, Page, Route } from '@playwright/test'
import { type Locale, localeCookieName } from '@/lib/i18n/locales'
import { getPagePath, listScripts } from './export-files'
import { expect, getLanguageName } from './fixtures'

/* What tests do with a page, wait for and read in it. */

/** Whether the style sheet applies, which loads after the first paint. Runs in the page. */
export const hasStyles = () =>
  // Critical CSS does not set this property.
  getComputedStyle(document.documentElement).getPropertyValue('--notification-width') !== ''

export const waitForStyles = (page: Page) => page.waitForFunction(hasStyles)

/** Opens a page and waits until the style sheet applies. */
export async function openStyled(page: Page, path: string = '/'): Promise<void> {
  await page.goto(path)
  await waitForStyles(page)
}

/** Adds a visitor's own style sheet. Adopted, because the content security policy forbids inline ones. */
export const addStyles = (page: Page, rules: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, rules)

/** Records layout shifts from now on. Returns a function that reads the current page's sum. */
export async function recordLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'shift'))
}

/** Waits until the current state of the page is painted. */
export const waitForPaint = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** Sets the window's size, and waits until the page has it and has chosen its pictures by it. */
export async function resizeWindow(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  // The window gets its size in a later frame, and another picture in the frame after that.
  await page.waitForFunction((wanted) => innerWidth === wanted, width)
  await waitForPaint(page)
}

/** Starts the page's scripts with a touch outside all controls. */
export const triggerScripts = (page: Page) => page.evaluate(() => dispatchEvent(new Event('touchstart')))

/** Triggers the page's scripts, which wait for the first interaction, and resolves once React has hydrated the page. */
export async function hydrate(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Repeated, because the page's inline script may not listen yet.
    dispatchEvent(new Event('touchstart'))
    return document.querySelector('[data-live]')
  })
}

/** Opens a page and waits until React has hydrated it. */
export async function openHydrated(page: Page, path: string = '/'): Promise<void> {
  await page.goto(path)
  await hydrate(page)
}

/** Opens an exported page by the name of its file, and waits for its styles, and for React if it hydrates the page. */
export async function openExported(page: Page, file: string): Promise<void> {
  await openStyled(page, getPagePath(file))
  if (listScripts(file)[0]) await hydrate(page)
}

/** Waits for the toaster, which loads when the browser is idle. */
export const waitForToaster = (page: Page) => page.locator('.toaster section').waitFor({ state: 'attached' })

/** Opens and hydrates a page whose clock then stands still, except for `page.clock.runFor`. */
export async function openWithStoppedClock(
  page: Page,
  { path = '/', withToaster = true } = {},
): Promise<void> {
  await page.clock.install({ time: 0 })
  await openHydrated(page, path)
  // A toaster that loads later would set timers that never run.
  if (withToaster) await waitForToaster(page)
  await page.clock.pauseAt('1970-01-02')
}

/** Locates the heading of the route that is shown; behind a legal route the landing page has another. */
export const locateHeading = (page: Page) => page.locator('h1:visible')

/** Locates the visible notification, of the toaster or native. */
export const locateNotification = (page: Page) =>
  page.locator('.notification, .native-notice').locator('visible=true')

/** Reads an element's position and size in the window. Throws if it is not visible. */
export async function getBox(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not visible.`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** Expects the site to store only this language, or nothing. */
export async function expectStored(page: Page, locale?: Locale): Promise<void> {
  const cookie = { name: localeCookieName, value: locale, path: '/', sameSite: 'Strict' }
  expect(await page.context().cookies()).toEqual(locale ? [expect.objectContaining(cookie)] : [])
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
}

/** Navigates to a hash, as a link does. */
export const goToHash = (page: Page, hash: string) =>
  page.evaluate((target) => {
    location.hash = target
  }, hash)

/** Counts the pages that the browser opens from now on. */
export function countDocuments(page: Page): () => number {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  return () => documents
}

/** Delays the files that match a pattern. Returns a function that releases them. */
export async function delayFiles(page: Page, pattern: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Answers a request with the first half of the file. */
export async function cutInHalf(route: Route): Promise<void> {
  const response = await route.fetch()
  const body = await response.body()
  await route.fulfill({ response, body: body.subarray(0, body.length / 2) })
}

export async function chooseLanguage(page: Page, locale: Locale): Promise<void> {
  const menu = page.locator('.language-menu')
  await menu.locator('summary').click()
  await menu.getByRole('link', { name: getLanguageName(locale) }).click()
}
