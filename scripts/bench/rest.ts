import { type Browser, type BrowserContextOptions, devices } from '@playwright/test'
import { budgets } from './budgets'

/* How busy the main thread is while nobody does anything. */

/** Where the visitor rests, by the selector that is scrolled to. */
const places = { top: 'h1', benefits: '#benefits', story: '#free-story' }
const screens = { desktop: { viewport: { width: 1440, height: 900 } }, phone: devices['Pixel 7'] }
/** Every movement has ended by then, in milliseconds. */
const settling = 12_000
const watching = 10_000

/** The share of the main thread that is in use, from 0 to 1, at each place of the page. */
async function onScreen(url: string, chrome: Browser, screen: BrowserContextOptions) {
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
    await page.waitForTimeout(settling)
    const before = await busy()
    await page.waitForTimeout(watching)
    shares[place] = ((await busy()) - before) / (watching / 1000)
  }
  await context.close()
  return shares
}

/** The share at each place, by screen: over ten seconds, from twelve seconds after the page came to rest there. */
export async function benchRest(url: string, chrome: Browser) {
  const results = await Promise.all(
    Object.entries(screens).map(
      async ([name, screen]) => [name, await onScreen(url, chrome, screen)] as const,
    ),
  )
  const exceeded = results.flatMap(([screen, shares]) =>
    Object.entries(shares)
      .filter(([, share]) => !(share <= budgets.rest))
      .map(
        ([place, share]) => `at rest, ${screen}, ${place}: ${(share * 100).toFixed(2)} % of the main thread`,
      ),
  )
  return { table: Object.fromEntries(results), exceeded }
}
