import type { Browser, Page } from '@playwright/test'
import { budgets } from './budgets'

type Timings = { inputs: number[]; longTasks: number[] }

/* Runs in the page: notes the durations of inputs, to the next paint, and of long tasks. */
function noteTimings() {
  const timings: Timings = { inputs: [], longTasks: [] }
  Object.assign(window, { timings })
  // TypeScript does not know Event Timing's threshold.
  const events: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId) timings.inputs.push(entry.duration)
  }).observe(events)
  new PerformanceObserver((list) => {
    timings.longTasks.push(...list.getEntries().map(({ duration }) => duration))
  }).observe({ type: 'longtask' })
}

/** The longest input and long task while `act` runs. Inputs under 16 ms, which the browser does not tell, count as 16. */
async function longest(page: Page, act: () => Promise<unknown>) {
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

/** Touches the page where nothing is, and waits until React has taken over. */
const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    dispatchEvent(new Event('touchstart'))
    return document.querySelector('[data-live]')
  })

/** How fast a phone's page responds to touch at a quarter of this machine's speed, and how it scrolls. */
export async function benchInteraction(url: string, chrome: Browser) {
  const context = await chrome.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-CA',
    ignoreHTTPSErrors: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  await page.addInitScript(noteTimings)
  await page.goto(url, { waitUntil: 'networkidle' })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const tap = (selector: string) => longest(page, () => page.locator(selector).tap())
  const menu = '.mobile-menu summary'
  const next = page.locator('.story-controls button').last()

  const firstTouch = await tap(menu)
  await hydrated(page)
  const table = {
    'the first touch: menu opens, scripts start': firstTouch,
    'menu closes': await tap(menu),
    'menu opens': await tap(menu),
    'language menu opens': await tap('.language-menu summary'),
    'language changes': await tap('.language-menu a[hreflang=fr]'),
    'Buy Now, first time': await tap('.hero-actions button'),
    'Buy Now, again': await tap('.hero-actions button'),
    'the page scrolls to the story': await longest(page, () => next.scrollIntoViewIfNeeded()),
    'story page turns': await longest(page, () => next.tap()),
  }
  await context.close()
  const exceeded = Object.entries(table)
    .filter(([, { input }]) => input > budgets.interaction)
    .map(([name, { input }]) => `${name}: ${input} ms to the next paint`)
  return { table, exceeded }
}
