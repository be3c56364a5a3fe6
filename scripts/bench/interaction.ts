import type { Browser, Page } from '@playwright/test'
import { budgets } from './budgets'

/** Durations in milliseconds. */
type Timings = { inputs: number[]; longTasks: number[] }

/** Records the durations of inputs, until the next paint, and of long tasks. Runs in the page. */
function recordTimings() {
  const timings: Timings = { inputs: [], longTasks: [] }
  Object.assign(window, { timings })
  // TypeScript's types lack the threshold of the Event Timing API.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId) timings.inputs.push(entry.duration)
  }).observe(options)
  new PerformanceObserver((list) => {
    timings.longTasks.push(...list.getEntries().map(({ duration }) => duration))
  }).observe({ type: 'longtask' })
}

/**
 * Measures the longest input and the longest task while `act` runs, in milliseconds. The browser reports no input shorter
 * than 16 ms; those count as 16.
 */
async function measureLongest(page: Page, act: () => Promise<unknown>) {
  await page.evaluate(() => {
    const { inputs, longTasks } = Reflect.get(window, 'timings') as Timings
    inputs.length = 0
    longTasks.length = 0
  })
  await act()
  await page.waitForTimeout(1000)
  return page.evaluate(() => {
    const { inputs, longTasks } = Reflect.get(window, 'timings') as Timings
    return { input: Math.max(16, ...inputs), task: Math.round(Math.max(0, ...longTasks)) }
  })
}

/** Touches the page outside of every control, which starts the scripts, and waits until React has hydrated it. */
const waitForHydration = (page: Page) =>
  page.waitForFunction(() => {
    dispatchEvent(new Event('touchstart'))
    return document.querySelector('[data-live]')
  })

/** Measures how fast a page responds to touch and scrolls on a phone with a quarter of this machine's speed. */
export async function benchInteraction(url: string, chrome: Browser) {
  const context = await chrome.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-CA',
    ignoreHTTPSErrors: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  await page.addInitScript(recordTimings)
  await page.goto(url, { waitUntil: 'networkidle' })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const measureTap = (selector: string) => measureLongest(page, () => page.locator(selector).tap())
  const menu = '.mobile-menu summary'
  const nextStoryPage = page.locator('.story-controls > button').last()

  const firstTouch = await measureTap(menu)
  await waitForHydration(page)
  const table = {
    'first touch: menu opens, scripts start': firstTouch,
    'menu closes': await measureTap(menu),
    'menu opens': await measureTap(menu),
    'language menu opens': await measureTap('.language-menu summary'),
    'language changes': await measureTap('.language-menu a[hreflang=fr]'),
    'Buy Now, first time': await measureTap('.hero-actions button'),
    'Buy Now, again': await measureTap('.hero-actions button'),
    'page scrolls to the story': await measureLongest(page, () => nextStoryPage.scrollIntoViewIfNeeded()),
    'story page turns': await measureLongest(page, () => nextStoryPage.tap()),
  }
  await context.close()
  const exceeded = Object.entries(table)
    .filter(([, { input }]) => input > budgets.interactionMs)
    .map(([name, { input }]) => `${name}: ${input} ms to the next paint`)
  return { table, exceeded }
}
