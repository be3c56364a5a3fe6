import type { Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { budgets } from './budgets'

/* Runs in the page: records the durations of inputs and of long tasks. */
function recordTimings() {
  const timings: { inputs: number[]; longTasks: number[] } = { inputs: [], longTasks: [] }
  Object.assign(window, { timings })
  // TypeScript does not know Event Timing's threshold.
  const events: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId) timings.inputs.push(entry.duration)
  }).observe(events)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) timings.longTasks.push(entry.duration)
  }).observe({ type: 'longtask' })
}

/** Waits for two frames and for the observer. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve))),
      ),
  )

/**
 * The longest time from an input to the next paint while `act` runs, in milliseconds; inputs faster than
 * 16 ms, which the browser does not report, count as 16.
 */
async function interaction(page: Page, act: () => Promise<unknown>) {
  await page.evaluate(() => {
    Object.assign(window, { timings: Object.assign(Reflect.get(window, 'timings'), { inputs: [] }) })
  })
  await act()
  await page.waitForTimeout(600)
  await painted(page)
  return page.evaluate(() => Math.max(16, ...Reflect.get(window, 'timings').inputs))
}

/** Uses the page, with a touch of nothing, and waits until React has taken over. */
const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    dispatchEvent(new Event('touchstart'))
    return document.querySelector('[data-live]')
  })

/**
 * Measures how fast the page responds to touch at a quarter of this machine's speed, how fast the language
 * changes after hovering, and how the page scrolls.
 */
export async function benchInteraction({ url, browser }: { url: string; browser: string }) {
  const chrome = await chromium.launch({ executablePath: browser, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const open = async (width: number, slowdown: number, isUsed = true) => {
      const context = await chrome.newContext({
        viewport: { width, height: 844 },
        locale: 'en-CA',
        ignoreHTTPSErrors: true,
        hasTouch: width < 600,
      })
      const page = await context.newPage()
      await page.addInitScript(recordTimings)
      await page.goto(url)
      if (isUsed) await hydrated(page)
      await page.waitForLoadState('networkidle')
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      return page
    }

    const fresh = await open(390, 4, false)
    const first = {
      'the first touch: menu opens, scripts start': await interaction(fresh, () =>
        fresh.locator('.mobile-menu summary').tap(),
      ),
      'while they start: menu closes': await interaction(fresh, () =>
        fresh.locator('.mobile-menu summary').tap(),
      ),
    }
    await hydrated(fresh)
    const startTask = await fresh.evaluate(() => Math.max(0, ...Reflect.get(window, 'timings').longTasks))
    await fresh.context().close()

    const phone = await open(390, 4)
    const menu = phone.locator('.mobile-menu summary')
    const language = phone.locator('.language-menu summary')
    const french = phone.locator('.language-menu a[hreflang=fr]')
    const inputs = {
      ...first,
      'menu opens': await interaction(phone, () => menu.tap()),
      'menu closes': await interaction(phone, () => menu.tap()),
      'language menu opens': await interaction(phone, () => language.tap()),
      'language changes': await interaction(phone, () => french.tap()),
      'Buy Now, first time': await interaction(phone, () => phone.locator('.hero-actions button').tap()),
      'Buy Now, again': await interaction(phone, () => phone.locator('.hero-actions button').tap()),
      'story page turns': await interaction(phone, async () => {
        const next = phone.locator('.story-controls button').last()
        await next.scrollIntoViewIfNeeded()
        await next.tap()
      }),
    }

    const desktop = await open(1440, 1)
    await desktop.locator('.language-menu summary').click()
    await desktop.locator('.language-menu a[hreflang=fr]').hover()
    await desktop.waitForLoadState('networkidle')
    const requests: string[] = []
    const hovered = await desktop.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes('/locales/fr/')),
    )
    desktop.on('request', (request) => {
      // The browser, not the page, requests the icon again when the address changes.
      if (!/\/nori-head\.svg/.test(request.url())) requests.push(request.url())
    })
    const languageSwitch = await desktop.evaluate(
      () =>
        new Promise((resolve: (time: number) => void) => {
          const heading = document.querySelector('h1')
          const start = performance.now()
          if (heading)
            new MutationObserver(() => resolve(performance.now() - start)).observe(heading, {
              characterData: true,
              childList: true,
              subtree: true,
            })
          document
            .querySelector('.language-menu a[hreflang=fr]')
            ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
        }),
    )

    const scroll = await open(390, 1)
    await scroll.evaluate(() => {
      Reflect.get(window, 'timings').longTasks.length = 0
    })
    const frames = await scroll.evaluate(
      () =>
        new Promise((resolve: (frames: number[]) => void) => {
          const gaps = [] as number[]
          let last = performance.now()
          const step = (now: number) => {
            gaps.push(now - last)
            last = now
            window.scrollBy({ top: 40, behavior: 'instant' })
            if (window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 50)
              requestAnimationFrame(step)
            else resolve(gaps)
          }
          requestAnimationFrame(step)
        }),
    )
    const longTasks = await scroll.evaluate(() => Reflect.get(window, 'timings').longTasks)
    frames.sort((a, b) => a - b)
    return {
      inputs,
      startTask: Math.round(startTask),
      languageSwitch: Math.round(languageSwitch),
      languageRequests: [...hovered, ...requests],
      scroll: {
        frames: frames.length,
        'median frame ms': Math.round(frames[Math.floor(frames.length / 2)] ?? 0),
        '95th frame ms': Math.round(frames[Math.floor(frames.length * 0.95)] ?? 0),
        'longest task ms': Math.round(Math.max(0, ...longTasks)),
      },
    }
  } finally {
    await chrome.close()
  }
}

/** The budgets that the interactions exceed, one text for each. */
export const exceededInteraction = ({
  inputs,
  languageSwitch,
  languageRequests,
  scroll,
}: Awaited<ReturnType<typeof benchInteraction>>) =>
  [
    ...Object.entries(inputs)
      .filter(([, time]) => time > budgets.interaction)
      .map(([name, time]) => `${name}: ${time} ms to the next paint`),
    languageSwitch > budgets.languageSwitch && `language after hover: ${languageSwitch} ms`,
    languageRequests.length !== 1 && `language after hover: ${languageRequests.join(', ')}`,
    scroll['longest task ms'] > budgets.longTask && `scrolling: a task of ${scroll['longest task ms']} ms`,
  ].filter((line) => line !== false)
