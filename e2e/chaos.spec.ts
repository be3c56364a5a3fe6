import { readFileSync } from 'node:fs'
import type { CDPSession, Page, Request, Route } from '@playwright/test'
import { listScripts } from './export-files'
import {
  chooseLanguage,
  expect,
  getLanguageName,
  goToHash,
  hydrate,
  legalTexts,
  messages,
  test,
} from './fixtures'

/*
 * Makes each file that the landing page requests, on load and while its controls are used, fail in four ways, one file at a
 * time. The list of files comes from a visit without failures.
 */

test.use({
  // Browsers log failed files. Half of a script without `integrity` is a syntax error: the only page error allowed.
  expectedErrors:
    /^console: |^page error: (Unexpected|Invalid or unexpected|missing \) after|Failed to load chunk)/,
  contextOptions: { reducedMotion: 'reduce' },
  // The smallest window with all links in the header: half as much to paint.
  viewport: { width: 1024, height: 640 },
  // Animations inside SVG pictures ignore Playwright's emulation, and would keep the main thread busy.
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--force-prefers-reduced-motion'] }),
})

/** What happens to each request of a failing file. */
const faults: Record<string, (route: Route, tries: number) => unknown> = {
  'is missing': (route) => route.fulfill({ status: 404 }),
  'fails twice and then loads': (route, tries) =>
    tries > 2 ? route.continue() : route.fulfill({ status: 503 }),
  'is cut in half': async (route) => {
    const response = await route.fetch()
    const body = await response.body()
    return route.fulfill({ response, body: body.subarray(0, body.length / 2) })
  },
  'never answers': () => undefined,
}

const { hero, footer, shell, toast, 'free-story': freeStory } = messages.en
const prerenderedHtml = readFileSync('out/index.html', 'utf8')
const landing = (page: Page) => page.locator('h1', { hasText: hero.title })

/** Advances the page's clock until one of the elements is visible. */
async function waitForAny(page: Page, ...selectors: ReturnType<Page['locator']>[]) {
  // Behind a legal route the landing page is hidden, with its heading.
  const any = selectors
    .reduce((all, locator) => all.or(locator))
    .filter({ visible: true })
    .first()
  await expect(async () => {
    if (!(await any.isVisible())) await page.clock.fastForward(2_000)
    await expect(any).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [0] })
}

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
  await expect(landing(page)).toBeVisible()
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

/** Clicks each control; each responds, by React, by native HTML or with an error message. */
async function clickControls(page: Page) {
  const failed = page.getByText(shell.partFailedTitle)
  await page.locator('.offer button').click()
  await waitForAny(page, page.getByText(toast.buyTitle).locator('visible=true'))
  await page.keyboard.press('Escape')

  await page.locator('.story-pages li').first().scrollIntoViewIfNeeded()
  const next = page.getByRole('button', { name: freeStory.story.next })
  if (await next.isVisible()) {
    await next.click()
    await expect(page.locator('.story-pages li').nth(1)).toBeInViewport({ ratio: 0.3 })
  } else await expect(page.locator('.story-pages li').first()).toBeInViewport({ ratio: 0.3 })

  await goToHash(page, '#/privacy-policy')
  await waitForAny(page, page.locator('h1', { hasText: legalTexts.en.privacy.title }), failed, landing(page))
  // The one reload that a missing chunk causes may be in progress.
  await expect(() =>
    page.evaluate(() => {
      history.replaceState(null, '', '#/')
      dispatchEvent(new HashChangeEvent('hashchange'))
    }),
  ).toPass()
  await waitForAny(page, landing(page), failed)

  await chooseLanguage(page, getLanguageName('fr'))
  await waitForAny(
    page,
    page.locator('h1', { hasText: messages.fr.hero.title }),
    page.getByText(toast.languageFailedTitle).locator('visible=true'),
  )
  // The language is stored: otherwise the cookie could still be written after the next visit has cleared it.
  await waitForAny(page, page.locator('html:not([aria-busy])'))
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

/** Lists the files that the page requests on load and while its controls are used; those that fail together, together. */
async function listFiles(page: Page): Promise<string[][]> {
  const files = new Set<string>()
  const note = (request: Request) => {
    if (!request.isNavigationRequest()) files.add(new URL(request.url()).pathname)
  }
  page.on('request', note)
  await openLanding(page)
  await hydrate(page)
  await clickControls(page)
  page.off('request', note)
  // Pictures and fonts do not affect each other.
  const decoration = [...files].filter((file) => /\.(svg|png|ico|woff2)$/.test(file))
  const others = [...files].filter((file) => !decoration.includes(file))
  expect(others).toEqual(expect.arrayContaining(listScripts('index.html')))
  return [...others.map((file) => [file]), decoration]
}

for (const [what, fail] of Object.entries(faults))
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
    for (const failing of await listFiles(page))
      await test.step(failing.join(' '), async () => {
        let tries = 0
        await page.route(
          ({ pathname }) => failing.includes(pathname),
          (route) => {
            tries += 1
            return fail(route, tries)
          },
        )
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
