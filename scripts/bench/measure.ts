import type { Browser } from '@playwright/test'

/**
 * The measures, in milliseconds, with their names in tables. From `touch` on, the processor is throttled to a quarter.
 */
export const columns = {
  firstPaint: 'first paint',
  largestPaint: 'largest paint',
  loadingWork: 'work while loading',
  touch: 'touch to paint',
  hydration: 'touch to React',
  hydrationWork: 'work after the touch',
  longestTask: 'longest task',
}
export type Measures = Record<keyof typeof columns, number>
export const measureNames = Object.keys(columns) as (keyof Measures)[]

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
/** How long to wait for a page to finish its work, in milliseconds. */
const restMs = 1500

/** Records paints, tasks and inputs. Runs in the page. */
function record() {
  const times = { firstPaint: 0, largestPaint: 0, touch: 0, longestTask: 0 }
  Object.assign(window, { times })
  const observer = new PerformanceObserver((list) => {
    for (const { entryType, startTime, duration, name } of list.getEntries()) {
      if (name === 'first-contentful-paint') times.firstPaint = startTime
      if (entryType === 'largest-contentful-paint') times.largestPaint = startTime
      if (entryType === 'longtask') times.longestTask = Math.max(times.longestTask, duration)
      if (entryType === 'event') times.touch = Math.max(times.touch, duration)
    }
  })
  // TypeScript's types lack the threshold of the Event Timing API.
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'event'])
    observer.observe({ type, buffered: true, ...{ durationThreshold: 16 } })
}

/** Loads a page with an empty cache, then touches its menu, if it has one, and waits until React responds. */
export async function measureLoad(browser: Browser, url: string): Promise<Measures> {
  const context = await browser.newContext({ ...phone, locale: 'en-CA' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  const readWork = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }

  await page.addInitScript(record)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(restMs)
  const loadingWork = await readWork()

  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const menu = page.locator('.mobile-menu summary')
  // Pages without our scripts are never hydrated.
  const isWaiting = await page.locator('html:has(script):has([data-controls]):not(:has([data-live]))').count()
  const touchedAt = performance.now()
  if (await menu.count()) await menu.tap()
  if (isWaiting) await page.locator('[data-live]').first().waitFor({ state: 'attached' })
  const hydration = isWaiting ? performance.now() - touchedAt : 0
  await page.waitForTimeout(restMs)
  const hydrationWork = (await readWork()) - loadingWork
  const times = await page.evaluate(() => Reflect.get(window, 'times'))
  await context.close()
  return { ...times, loadingWork, hydration, hydrationWork }
}

export function takeMedians(runs: readonly Measures[]): Measures {
  const medians = measureNames.map((name) => {
    const sorted = runs.map((run) => run[name]).sort((one, other) => one - other)
    return [name, sorted[Math.floor(runs.length / 2)]]
  })
  return Object.fromEntries(medians)
}
