import type { BrowserContextOptions } from '@playwright/test'
import { chromium, devices } from '@playwright/test'
import { budgets } from './budgets'

/* How busy the main thread is while nobody does anything. */

/** Where the visitor rests, by the selector that is scrolled to. */
const places = { top: 'h1', benefits: '#benefits', story: '#free-story' }
const screens = { desktop: { viewport: { width: 1440, height: 900 } }, phone: devices['Pixel 7'] }
/** Every movement has ended by then, in milliseconds. */
const settling = 12_000
const watching = 10_000

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/**
 * The share of the main thread that is in use, from 0 to 1, at each place of the page: over ten seconds, from
 * twelve seconds after the page was loaded or scrolled there.
 * @returns by screen and place
 */
export async function benchRest({
  url,
  browser,
}: {
  url: string
  browser: string
}): Promise<Record<string, Record<string, number>>> {
  const chrome = await chromium.launch({ executablePath: browser, args: ['--no-sandbox', '--disable-gpu'] })
  const onScreen = async (screen: BrowserContextOptions) => {
    const context = await chrome.newContext({ ...screen, locale: 'en-CA', ignoreHTTPSErrors: true })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    const busy = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
    }
    await page.goto(url)
    const shares: Record<string, number> = {}
    for (const [place, selector] of Object.entries(places)) {
      await page.locator(selector).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
      await pause(settling)
      const before = await busy()
      await pause(watching)
      shares[place] = ((await busy()) - before) / (watching / 1000)
    }
    return shares
  }
  try {
    const results = await Promise.all(
      Object.entries(screens).map(async ([name, screen]) => [name, await onScreen(screen)]),
    )
    return Object.fromEntries(results)
  } finally {
    await chrome.close()
  }
}

/** The places that are busier than the budget, one text for each. */
export const exceededRest = (result: Awaited<ReturnType<typeof benchRest>>) =>
  Object.entries(result).flatMap(([screen, shares]) =>
    Object.entries(shares)
      .filter(([, share]) => !(share <= budgets.rest))
      .map(
        ([place, share]) => `at rest, ${screen}, ${place}: ${(share * 100).toFixed(2)} % of the main thread`,
      ),
  )
