import { readdirSync, readFileSync } from 'node:fs'
import type { CDPSession, Locator, Page, Route } from '@playwright/test'
import { expect, isShopOpen, messages, test } from './fixtures'
import { chooseLanguage, cutInHalf } from './steps'

/* Makes each file that the landing page requests fail in two ways, one file at a time. */

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // The smallest window with all links in the header: half as much to paint.
  viewport: { width: 1024, height: 640 },
  // Animations inside SVG pictures ignore Playwright's emulation, and would keep the main thread busy.
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--force-prefers-reduced-motion'] }),
})

// Browsers log failed files. Half of a script without `integrity` is a syntax error: the only page error allowed.
test.beforeEach(({ expectErrors }) =>
  expectErrors(
    /^console: |^page error: (Unexpected|Invalid or unexpected|missing \) after|Failed to load chunk)/,
  ),
)

/** What happens to each request of a failing file. */
const failures: Record<string, (route: Route) => unknown> = {
  'is cut in half': cutInHalf,
  'never answers': () => undefined,
}

/** What fails together. The other scripts wait for controls that this test does not use. */
const files = [
  // Pictures and fonts do not affect each other.
  /\.(svg|png|ico|woff2)$/,
  ...readdirSync('out', { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /(\.js|\.css|(en|fr)\/translation\.json)$/.test(file) &&
        !/crayon|keep-story|legal|mouse|worker/.test(file),
    )
    .map((file) => `**/${file}`),
]

const { hero, footer, shell, toast } = messages.en
const prerenderedHtml = readFileSync('out/index.html', 'utf8')

/** Advances the page's clock until an element is visible. */
const waitFor = (page: Page, element: Locator) =>
  expect(async () => {
    if (!(await element.isVisible())) await page.clock.fastForward(2_000)
    await expect(element).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [0] })

/** Opens the landing page without a language cookie; does not wait for its files. */
async function openLanding(page: Page) {
  // Scripts of the previous visit could still write the language cookie.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto('/', { waitUntil: 'commit' })
}

/** Presses a key and waits until the page is hydrated or marked as plain HTML, which takes ten seconds at most. */
async function waitUntilSettled(page: Page) {
  const settled = page.locator('.story[data-live], [data-plain] body')
  await expect(async () => {
    await page.keyboard.press('Shift')
    if ((await settled.count()) > 0) return
    await page.clock.fastForward(2_000)
    throw new Error('The page is neither hydrated nor plain yet.')
  }).toPass({ intervals: [50] })
}

/** Expects all texts of the prerendered main block on the page, and no error message. */
async function expectComplete(page: Page) {
  await expect(page.locator('h1')).toHaveText(hero.title)
  await expect(page.locator('footer')).toContainText(footer.description)
  await expect(page.getByText(shell.partFailedTitle)).toHaveCount(0)
  const lost = await page.evaluate((html) => {
    const prerendered = new DOMParser().parseFromString(html, 'text/html')
    const [before = [], now = []] = [prerendered, document].map((root) =>
      [...root.querySelectorAll('main :not(:has(*))')].map(({ textContent }) => textContent),
    )
    return before.filter((text) => !now.includes(text))
  }, prerenderedHtml)
  expect(lost).toEqual([])
}

/** Presses Buy Now and chooses a language; each responds, by React, by native HTML or with an error message. */
async function clickControls(page: Page) {
  if (!isShopOpen) {
    await page.locator('.offer button').click()
    await waitFor(page, page.getByText(toast.buyTitle).locator('visible=true'))
    await page.keyboard.press('Escape')
  }
  await chooseLanguage(page, 'fr')
  const french = page.locator('h1', { hasText: messages.fr.hero.title })
  await waitFor(page, french.or(page.getByText(toast.languageFailedTitle).locator('visible=true')).first())
  // The language is stored: otherwise the cookie could still be written after the next visit has cleared it.
  await waitFor(page, page.locator('html:not([aria-busy])'))
}

/** Reads the share of a core that the page's main thread uses, over a fifth of a second. */
async function readMainThreadUse(session: CDPSession): Promise<number> {
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
  }
  const before = await read()
  // A real delay: the share is measured over real time.
  await new Promise((resolve) => setTimeout(resolve, 200))
  const after = await read()
  const spent = (name: string) => (after[name] ?? 0) - (before[name] ?? 0)
  const busy = spent('ScriptDuration') + spent('LayoutDuration') + spent('RecalcStyleDuration')
  return busy / spent('Timestamp')
}

for (const [what, fail] of Object.entries(failures))
  test(`when a file ${what}, the page stays complete and responds`, async ({ page }) => {
    test.setTimeout(240_000)
    await page.clock.install()
    // Playwright's clock does not move this timer.
    await page.addInitScript(() => {
      AbortSignal.timeout = (milliseconds) => {
        const controller = new AbortController()
        setTimeout(() => controller.abort(), milliseconds)
        return controller.signal
      }
    })
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    for (const file of files)
      await test.step(String(file), async () => {
        await page.route(file, fail)
        await openLanding(page)
        await waitUntilSettled(page)
        await expectComplete(page)
        await clickControls(page)
        await page.clock.fastForward(12_000)
        await expect
          .poll(() => readMainThreadUse(session), { message: 'share of a core in use', intervals: [0] })
          .toBeLessThan(0.01)
        await page.unrouteAll()
      })
  })
