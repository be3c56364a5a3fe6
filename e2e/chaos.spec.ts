import type { Page, Request } from '@playwright/test'
import type { Locale } from '@/lib/i18n/locales'
import { getLandingPage } from '@/lib/pages'
import { getLandingFile, listScripts, readHtmlWithoutScripts } from './export-files'
import { type Fault, startFaultyServer } from './faulty-server'
import {
  test as base,
  chooseLanguage,
  expect,
  getLanguageName,
  goToHash,
  hydrate,
  legalTexts,
  messages,
} from './fixtures'

/*
 * Makes each file that the landing page requests, on load and during a visit, fail in six ways, one file at a time.
 * The list of files comes from a visit without failures. On the phone the visit is in French and only scripts fail.
 */

const test = base.extend<{ server: Awaited<ReturnType<typeof startFaultyServer>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a fixture needs from the pattern
  server: async ({}, use, { project }) => {
    const server = await startFaultyServer(project.use.baseURL ?? '')
    await use(server)
    await server.stop()
  },
  baseURL: async ({ server }, use) => use(server.url),
})

test.use({
  // Browsers log failed files. Half of a script without `integrity` is a syntax error: the only page error allowed.
  expectedErrors:
    /^console: |^page error: (Unexpected|Invalid or unexpected|missing \) after|Failed to load chunk)/,
  contextOptions: { reducedMotion: 'reduce' },
  // Animations inside SVG pictures ignore Playwright's emulation, and would keep the main thread busy.
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--force-prefers-reduced-motion'] }),
})

const faults: Record<string, () => Fault> = {
  'is missing': () => (_, response) => response.writeHead(404).end(),
  'fails twice and then loads': () => {
    let tries = 0
    return ({ status, headers, body }, response) => {
      tries += 1
      if (tries > 2) response.writeHead(status, headers).end(body)
      else response.writeHead(503).end()
    }
  },
  'loses its connection': () => (_, response) => response.destroy(),
  'is cut in half':
    () =>
    ({ status, headers, body }, response) => {
      const half = body.subarray(0, body.length / 2)
      response.writeHead(status, { ...headers, 'content-length': half.length }).end(half)
    },
  'has the wrong type':
    () =>
    ({ status, headers, body }, response) =>
      response.writeHead(status, { ...headers, 'content-type': 'application/octet-stream' }).end(body),
  'never answers': () => () => undefined,
}

interface Visit {
  page: Page
  locale: Locale
  /** The language that is chosen during the visit. */
  other: Locale
}

const visitOn = (page: Page, isPhone: boolean): Visit =>
  isPhone ? { page, locale: 'fr', other: 'es' } : { page, locale: 'en', other: 'fr' }

/** Advances the page's clock until one of the elements is visible. */
async function waitForAny(page: Page, ...selectors: ReturnType<Page['locator']>[]) {
  const any = selectors.reduce((all, locator) => all.or(locator)).first()
  await expect(async () => {
    if (!(await any.isVisible())) await page.clock.fastForward(2_000)
    await expect(any).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [0] })
}

/** Lists the texts of the prerendered main block that are missing on the page. */
const listLostTexts = (page: Page, html: string) =>
  page.evaluate((prerendered) => {
    const textsOf = (root: ParentNode) =>
      [...root.querySelectorAll('main *')].flatMap(({ childNodes }) =>
        [...childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : [])),
      )
    const now = new Set(textsOf(document))
    return textsOf(new DOMParser().parseFromString(prerendered, 'text/html')).filter((text) => !now.has(text))
  }, html)

/** Presses a key and waits until the page is hydrated or marked as plain HTML, which takes ten seconds at most. */
async function waitUntilSettled(page: Page) {
  const isReady = page.locator('.story[data-live], [data-plain] body')
  await expect(async () => {
    await page.keyboard.press('Shift')
    if ((await isReady.count()) > 0) return
    await page.clock.fastForward(2_000)
    throw new Error('The page is neither hydrated nor plain yet.')
  }).toPass({ intervals: [50] })
}

/** Expects all prerendered texts on the page, and no error message. */
async function expectComplete({ page, locale }: Visit) {
  const { hero, footer, shell } = messages[locale]
  await expect(page.locator('h1')).toHaveText(hero.title)
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('footer')).toContainText(footer.description)
  await expect(page.getByText(shell.partFailedTitle)).toHaveCount(0)
  expect(await listLostTexts(page, readHtmlWithoutScripts(getLandingFile(locale)))).toEqual([])
}

/** Opens the landing page without a language cookie; does not wait for its files. */
async function openLanding({ page, locale }: Visit) {
  // Scripts of the previous visit could still write the language cookie.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto(getLandingPage(locale).href, { waitUntil: 'commit' })
}

/** Clicks each control; each responds, by React, by native HTML or with an error message. */
async function clickControls({ page, locale, other }: Visit, isPhone: boolean) {
  const localeMessages = messages[locale]
  const landing = page.locator('h1', { hasText: localeMessages.hero.title })
  const failed = page.getByText(localeMessages.shell.partFailedTitle)

  if (isPhone) await page.locator('.mobile-menu summary').click()
  await page.locator('header a[href="#book"]:visible').click()
  await expect(page.locator('#book')).toBeInViewport()

  await page.locator('.offer button').click()
  await waitForAny(page, page.getByText(localeMessages.toast.buyTitle).locator('visible=true'))
  await page.keyboard.press('Escape')

  const pages = page.locator('.story-pages')
  const next = page.getByRole('button', { name: localeMessages['free-story'].story.next })
  await pages.scrollIntoViewIfNeeded()
  if (await next.isVisible()) await next.click()
  const second = pages.locator('li').nth(1)
  await waitForAny(page, second, page.locator('html[data-plain]'))
  if ((await second.count()) > 0) await expect(second).toBeInViewport({ ratio: 0.3 })
  else await expect(page.getByRole('link', { name: localeMessages['free-story'].story.open })).toBeVisible()

  await goToHash(page, '#/privacy-policy')
  await waitForAny(page, page.locator('h1', { hasText: legalTexts[locale].privacy.title }), failed, landing)
  // The one reload that a missing chunk causes may be in progress.
  await expect(() => page.evaluate(() => history.replaceState(null, '', '#/'))).toPass()
  await expect(() => page.evaluate(() => dispatchEvent(new HashChangeEvent('hashchange')))).toPass()
  await waitForAny(page, landing, failed)

  await chooseLanguage(page, getLanguageName(other))
  await waitForAny(
    page,
    page.locator('h1', { hasText: messages[other].hero.title }),
    page.getByText(localeMessages.toast.languageFailedTitle).locator('visible=true'),
  )
  // The language is stored: otherwise the cookie could still be written after the next visit has cleared it.
  await waitForAny(page, page.locator('html:not([aria-busy])'))
}

/** The share of a core that the page's main thread uses, over a fifth of a second. */
async function mainThreadUse(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
    return {
      busy: value('ScriptDuration') + value('LayoutDuration') + value('RecalcStyleDuration'),
      time: value('Timestamp'),
    }
  }
  const before = await read()
  // A real delay: the share is measured over real time.
  await new Promise((resolve) => setTimeout(resolve, 200))
  const after = await read()
  await session.detach()
  return (after.busy - before.busy) / (after.time - before.time)
}

/** Lists the files that the page requests on load and while its controls are used, except the page itself. */
async function listRequestedFiles(visit: Visit, isPhone: boolean): Promise<string[]> {
  const files = new Set<string>()
  const note = (request: Request) => {
    if (!request.isNavigationRequest()) files.add(new URL(request.url()).pathname)
  }
  visit.page.on('request', note)
  await openLanding(visit)
  await hydrate(visit.page)
  await clickControls(visit, isPhone)
  visit.page.off('request', note)
  return [...files]
}

for (const [what, makeFault] of Object.entries(faults)) {
  test(`when a file ${what}, the page stays complete and responds`, async ({ page, server, isMobile }) => {
    test.setTimeout(240_000)
    const visit = visitOn(page, isMobile)
    await page.clock.install()
    // Playwright's clock does not move this timer.
    await page.addInitScript(() => {
      AbortSignal.timeout = (milliseconds) => {
        const controller = new AbortController()
        setTimeout(() => controller.abort(), milliseconds)
        return controller.signal
      }
    })
    const network = await page.context().newCDPSession(page)
    await network.send('Network.setCacheDisabled', { cacheDisabled: true })
    const files = await listRequestedFiles(visit, isMobile)
    const pictures = files.filter((file) => /\.(svg|png|ico)$/.test(file))
    // Pictures do not affect each other, so they fail together.
    const others = files.filter((file) => !pictures.includes(file)).map((file) => [file])
    const scripts = others.filter(([file]) => file?.endsWith('.js'))
    expect(scripts.flat()).toEqual(expect.arrayContaining(listScripts(getLandingFile(visit.locale))))

    for (const failing of isMobile ? scripts : [...others, pictures]) {
      await test.step(failing.join(' '), async () => {
        server.fail(failing, makeFault())
        await openLanding(visit)
        await waitUntilSettled(page)
        await expectComplete(visit)
        await clickControls(visit, isMobile)
        await page.clock.fastForward(12_000)
        await expect
          .poll(() => mainThreadUse(page), { message: 'share of a core in use', intervals: [0] })
          .toBeLessThan(0.01)

        server.fail([])
        await openLanding(visit)
        await hydrate(page)
        await expectComplete(visit)
      })
    }
  })
}
