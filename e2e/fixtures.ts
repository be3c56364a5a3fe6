import { readFileSync } from 'node:fs'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { getLocaleInfo, type Locale, locales } from '@/lib/i18n/locales'
import type { LegalTexts, Messages } from '@/lib/i18n/messages'
import { preventWidows } from '@/lib/i18n/prevent-widows'

const readAll = (folder: string) =>
  Object.fromEntries(
    locales.map((locale) => [locale, JSON.parse(readFileSync(`${folder}/${locale}.json`, 'utf8'))]),
  )

/** The messages as they stand in their files. */
export const sourceMessages = readAll('messages') as Record<Locale, Messages>

/** The messages that the site was built from, as it shows them; tests read expected texts from here, never type them. */
export const messages = preventWidows(sourceMessages)
export const legalTexts = readAll('messages/legal') as Record<Locale, LegalTexts>

/** A language's name, as in its menu entry. */
export const getLanguageName = (locale: Locale) => getLocaleInfo(locale).name

/** Every test fails on a page error, a console error or a request to another host, but for errors that it expects. */
export const test = base.extend<{
  expectedErrors: RegExp | null
  expectErrors: (errors: RegExp) => void
}>({
  expectedErrors: [null, { option: true }],
  expectErrors: [
    async ({ context, baseURL, expectedErrors }, use) => {
      let expected = expectedErrors
      const problems: string[] = []
      const note = (text: string) => {
        if (!expected?.test(text)) problems.push(text)
      }
      context.on('weberror', (error) => note(`page error: ${error.error().message}`))
      context.on('console', (message) => {
        if (message.type() === 'error') note(`console: ${message.text()}`)
      })
      context.on('request', (request) => {
        const url = request.url()
        if (!url.startsWith(baseURL ?? '') && !/^(data|blob|about):/.test(url))
          note(`foreign request: ${url}`)
      })
      await use((errors) => {
        expected = errors
      })
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})

/** Waits until the whole style sheet applies, which comes after the first paint. */
export async function waitForStyles(page: Page): Promise<void> {
  // The story's page names a sheet for print besides, which comes first.
  const sheet = 'link[rel=stylesheet]:not([media=print])'
  await page.waitForFunction((selector) => document.querySelector<HTMLLinkElement>(selector)?.sheet, sheet)
}

/** Gives the page the rules of a visitor's own style sheet. The page's policy does not apply to an adopted one either. */
export const addStyles = (page: Page, rules: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, rules)

/** Gives the page the text of a visitor whose browser's default is `pixels` instead of 16. */
export const setTextSize = (page: Page, pixels: number) =>
  addStyles(page, `html { font-size: ${pixels * 1.125}px !important }`)

/** Adds up the layout shifts of the pages from now on; returns a function that reads the sum of the present one. */
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

/** Touches the loaded page where nothing is, which starts its scripts. */
export const triggerScripts = (page: Page) => page.evaluate(() => dispatchEvent(new Event('touchstart')))

/**
 * Uses the page, with a touch of nothing, and waits until React has hydrated it, which marks what it handles.
 */
export async function hydrate(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Each time, because the page's own script may not have run yet at the first.
    dispatchEvent(new Event('touchstart'))
    return document.querySelector('[data-live]')
  })
}

/** Opens a page and uses it, until React has hydrated it. */
export async function openHydrated(page: Page, path: string = '/'): Promise<void> {
  await page.goto(path)
  await hydrate(page)
}

/** Waits until the toaster is on the page, which is loaded when the browser is idle. */
export const waitForToaster = (page: Page) => page.locator('.toaster section').waitFor({ state: 'attached' })

/** Opens a live page whose clock then stands still: from then on only `runFor` moves it. */
export async function openWithStoppedClock(page: Page, { withToaster = true } = {}): Promise<void> {
  await page.clock.install({ time: 0 })
  await openHydrated(page)
  // What arrives later sets its timers when nothing moves the clock any more.
  if (withToaster) await waitForToaster(page)
  await page.clock.pauseAt('1970-01-02')
}

/** A notification on screen, from whichever part of the page. */
export const locateNotification = (page: Page) => page.locator('.toast, .notice').locator('visible=true')

/** Reads an element's position and size in the window. Throws if it is not visible. */
export async function getBox(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not visible.`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** Waits until nothing shines through the header: it is white, and at least 90 % opaque. */
export const expectHeaderSolid = (page: Page) =>
  expect(page.locator('.site-header')).toHaveCSS(
    'background-color',
    /^(rgb\(255, 255, 255\)|rgba\(255, 255, 255, 0\.9\d*\))$/,
  )
/** Waits until the header has no background. */
export const expectHeaderTransparent = (page: Page) =>
  expect(page.locator('.site-header')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')

/** Goes to a hash, as a link does. */
export const goToHash = (page: Page, hash: string) =>
  page.evaluate((target) => {
    location.hash = target
  }, hash)

/** Delays the files of a pattern; returns a function that releases them. */
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

/** Opens the language dropdown and chooses a language. */
export async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.locator('.language-menu summary').click()
  await page.locator('.language-menu').getByRole('link', { name }).click()
}

export { expect }
