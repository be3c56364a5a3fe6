import type { Page } from '@playwright/test'
import { getLandingPage } from '@/lib/pages'
import {
  test as base,
  chooseLanguage,
  delayFiles,
  expect,
  getLanguageName,
  goToHash,
  legalTexts,
  messages,
  openHydrated,
  triggerScripts,
  waitForStyles,
} from './fixtures'
import { revise, startReleaseServer } from './release-server'
import { expectStoryPosition } from './story-reader'

/* A release while pages of another one are open (docs/architecture.md, “Release skew”). */

const test = base.extend<{ server: Awaited<ReturnType<typeof startReleaseServer>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a fixture needs from the pattern
  server: async ({}, use, { project }) => {
    const server = await startReleaseServer(project.use.baseURL ?? '')
    await use(server)
    await server.stop()
  },
  baseURL: async ({ server }, use) => use(server.url),
})

const { title, text } = messages.en.hero
const dictionaries = '**/translation.json'
const heading = (page: Page) => page.locator('h1')
const isHydrated = (page: Page) => expect(page.locator('.story[data-live]')).toHaveCount(1)
const isPlain = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-plain')

/** Opens a page that is not used yet. */
async function openUnused(page: Page, path = '/') {
  await page.goto(path)
  await waitForStyles(page)
}
/** Counts the pages that the browser opens from now on. */
function countDocuments(page: Page) {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  return () => documents
}

for (const path of ['/', '/fr', '/free-story.html'])
  test(`${path} of an earlier release is loaded anew at its first use, and works`, async ({
    page,
    server,
  }) => {
    await openUnused(page, path)
    const documents = countDocuments(page)
    server.publish({ pages: 'b', json: 'b', scripts: ['a', 'b'] })
    await triggerScripts(page)
    await expect(page.locator('html')).toHaveAttribute('data-release', 'ReleaseB')
    await isHydrated(page)
    if (path !== '/free-story.html')
      await expect(heading(page)).toHaveText(revise(messages[path === '/' ? 'en' : 'fr'].hero.title))
    await expect(page.locator('html')).not.toHaveAttribute('data-plain')
    expect(documents()).toBe(1)
    expect(await page.evaluate(() => history.state?.reload)).toBeUndefined()
  })

test('an open menu, the place, the focus and presses survive the new page', async ({ page, server }) => {
  await openUnused(page)
  server.publish({ pages: 'b', json: 'b', scripts: ['a', 'b'] })
  const release = await delayFiles(page, dictionaries)
  await page.getByRole('button', { name: messages.en['free-story'].story.next }).click()
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  const menu = page.locator('.language-menu')
  await menu.locator('summary').click()
  await expect(menu).toHaveAttribute('open')
  const { top, y } = await page.evaluate(() => ({
    top: document.querySelector('#benefits')?.getBoundingClientRect().top ?? 0,
    y: scrollY,
  }))
  expect(y).toBeGreaterThan(1000)
  release()
  await expect(page.locator('.hero-text')).toHaveText(revise(text))
  await isHydrated(page)
  await expect(menu).toHaveAttribute('open')
  await expect(menu.locator('summary')).toBeFocused()
  await expectStoryPosition(page, 2)
  await expect
    .poll(async () => {
      const now = await page.evaluate(() => document.querySelector('#benefits')?.getBoundingClientRect().top)
      return Math.abs((now ?? Number.NaN) - top)
    })
    .toBeLessThan(150)
})

test('a language of another release opens as its own page, with query, hash and place', async ({
  page,
  server,
  context,
}) => {
  await openHydrated(page, '/?from=letter#benefits')
  const length = await page.evaluate(() => history.length)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  const documents = countDocuments(page)
  server.publish({ pages: 'b', json: 'b', scripts: ['a', 'b'] })
  await chooseLanguage(page, getLanguageName('fr'))
  await expect(heading(page)).toHaveText(revise(messages.fr.hero.title))
  await expect(page).toHaveURL(/\/fr\?from=letter&lang=fr#benefits$/)
  await isHydrated(page)
  expect(documents()).toBe(1)
  expect(await page.evaluate(() => history.length)).toBe(length)
  expect((await context.cookies()).map(({ value }) => value)).toEqual(['fr'])
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  // Its own release, so in place again.
  await chooseLanguage(page, getLanguageName('es'))
  await expect(heading(page)).toHaveText(revise(messages.es.hero.title))
  expect(documents()).toBe(1)
})

test('a legal route with texts of another release is loaded anew; a missing newer page leaves the texts', async ({
  page,
  server,
}) => {
  await openHydrated(page)
  const documents = countDocuments(page)
  server.publish({ json: 'b' })
  await goToHash(page, '#/privacy-policy')
  await expect(heading(page)).toHaveText(legalTexts.en.privacy.title)
  expect(documents()).toBe(0)
  await page.goBack()
  await expect(heading(page)).toHaveText(title)
  server.publish({ pages: 'b', scripts: ['a', 'b'] })
  await goToHash(page, '#/terms-and-conditions')
  await expect(page.locator('html')).toHaveAttribute('data-release', 'ReleaseB')
  await expect(heading(page)).toHaveText(legalTexts.en.terms.title)
  expect(documents()).toBe(1)
})

test.describe('files that are gone', () => {
  test.use({ expectedErrors: /^console: Failed to load resource/ })

  test('a page whose scripts are gone is loaded anew', async ({ page, server }) => {
    const network = await page.context().newCDPSession(page)
    await network.send('Network.setCacheDisabled', { cacheDisabled: true })
    await openUnused(page)
    server.publish({ pages: 'b', json: 'b', scripts: ['b'] })
    await triggerScripts(page)
    await expect(heading(page)).toHaveText(revise(title))
    await isHydrated(page)
  })

  test('offline, the page stays; back online, it is loaded anew', async ({ page, server, context }) => {
    await page.clock.install()
    await openUnused(page)
    const documents = countDocuments(page)
    server.publish({ pages: 'b', json: 'b', scripts: ['a', 'b'] })
    await context.setOffline(true)
    await triggerScripts(page)
    await expect(async () => {
      await page.clock.runFor(2_000)
      await expect(page.locator('html')).toHaveAttribute('data-plain', { timeout: 100 })
    }).toPass()
    await expect(heading(page)).toHaveText(title)
    expect(documents()).toBe(0)
    await context.setOffline(false)
    await expect(async () => {
      await page.clock.runFor(2_000)
      await expect(heading(page)).toHaveText(revise(title), { timeout: 100 })
    }).toPass()
    await isHydrated(page)
    expect(documents()).toBe(1)
  })
})

test('while only the dictionaries are new, the page stays plain and is not loaded anew', async ({
  page,
  server,
}) => {
  await openUnused(page)
  const documents = countDocuments(page)
  server.publish({ json: 'b' })
  await triggerScripts(page)
  await isPlain(page)
  const requests = server.jsonRequests.length
  await page.keyboard.press('Shift')
  await expect.poll(() => server.jsonRequests.length).toBeGreaterThan(requests)
  expect(documents()).toBe(0)
  await expect(heading(page)).toHaveText(title)
  server.publish({ pages: 'b', scripts: ['a', 'b'] })
  await expect(async () => {
    await page.keyboard.press('Shift')
    await expect(heading(page)).toHaveText(revise(title), { timeout: 200 })
  }).toPass()
  await isHydrated(page)
  expect(documents()).toBe(1)
})

test('while only the pages are new, a page stays plain and hydrates once its dictionary is there', async ({
  page,
  server,
}) => {
  server.publish({ pages: 'b', scripts: ['a', 'b'] })
  await openUnused(page)
  const documents = countDocuments(page)
  await triggerScripts(page)
  await isPlain(page)
  server.publish({ json: 'b' })
  await expect(async () => {
    await page.keyboard.press('Shift')
    await expect(page.locator('.story[data-live]')).toHaveCount(1, { timeout: 200 })
  }).toPass()
  expect(documents()).toBe(0)
})

test('a server that alternates between releases causes one reload; then the page stays plain', async ({
  page,
  server,
}) => {
  await openUnused(page)
  const documents = countDocuments(page)
  server.publish({ fetchedPages: 'b', json: 'b' })
  await triggerScripts(page)
  await expect.poll(documents).toBe(1)
  await isPlain(page)
  // Three more attempts, each past the cache too.
  const requests = server.jsonRequests.length
  await expect(async () => {
    await page.keyboard.press('Shift')
    expect(server.jsonRequests.length).toBeGreaterThan(requests + 6)
  }).toPass({ intervals: [100] })
  await expect(heading(page)).toHaveText(title)
  expect(documents()).toBe(1)
  await page.locator('.language-menu summary').click()
  await expect(page.locator('.language-menu')).toHaveAttribute('open')
})

test('a browser that refuses history.state keeps the page as plain HTML', async ({ page, server }) => {
  await page.addInitScript(() => {
    history.replaceState = () => {
      throw new Error('Blocked')
    }
  })
  await openUnused(page)
  const documents = countDocuments(page)
  server.publish({ pages: 'b', json: 'b', scripts: ['a', 'b'] })
  await triggerScripts(page)
  await isPlain(page)
  expect(documents()).toBe(0)
})

test('a dictionary of an earlier release in the browser’s cache is replaced without a reload', async ({
  page,
  server,
}) => {
  server.publish({ jsonCache: 'max-age=3600' })
  await openHydrated(page)
  server.publish({ pages: 'b', json: 'b', scripts: ['a', 'b'], jsonCache: undefined })
  const requests = server.jsonRequests.length
  await openUnused(page)
  const documents = countDocuments(page)
  await triggerScripts(page)
  await isHydrated(page)
  await expect(heading(page)).toHaveText(revise(title))
  expect(documents()).toBe(0)
  expect(server.jsonRequests).toHaveLength(requests + 1)
})

test('a rollback and the same release again each load an open page anew', async ({ page, server }) => {
  await openUnused(page)
  for (const release of ['b', 'a', 'b'] as const) {
    server.publish({ pages: release, json: release, scripts: ['a', 'b'] })
    await triggerScripts(page)
    await expect(heading(page)).toHaveText(release === 'a' ? title : revise(title))
    await isHydrated(page)
    // Another visit, before the next release; with the same URL the browser would keep the place of this one.
    await openUnused(page, `/?after=${release}`)
  }
})

test('of two tabs, the older one opens the new release, and the newer one goes on in place', async ({
  page,
  server,
  context,
}) => {
  await openHydrated(page)
  server.publish({ pages: 'b', json: 'b', scripts: ['a', 'b'] })
  const newer = await context.newPage()
  await openHydrated(newer)
  const documents = countDocuments(newer)
  const documentsOfOlder = countDocuments(page)
  for (const tab of [page, newer]) {
    await chooseLanguage(tab, getLanguageName('es'))
    await expect(heading(tab)).toHaveText(revise(messages.es.hero.title))
  }
  expect(documentsOfOlder()).toBe(1)
  expect(documents()).toBe(0)
})

test('a page of an earlier release that Back brings back can change to a new language', async ({
  page,
  server,
}) => {
  await openHydrated(page)
  await page.goto('/privacy-policy.html')
  server.publish({ pages: 'b', json: 'b', scripts: ['a', 'b'] })
  await page.goBack()
  await expect(heading(page)).toHaveText(new RegExp(title))
  await chooseLanguage(page, getLanguageName('fr'))
  await expect(heading(page)).toHaveText(revise(messages.fr.hero.title))
  // In place, or by the link if React has not hydrated the page yet.
  await expect(page).toHaveURL(new RegExp(`${getLandingPage('fr').href}(\\?lang=fr)?$`))
})
