import type { Page } from '@playwright/test'
import type { Locale } from '@/lib/i18n/locales'
import { getFreeStoryPage } from '@/lib/pages'
import { keptStorySize, storyWorkerPath } from '@/lib/story/kept-story'
import { storyPages } from '@/lib/story/pages'
import { readRelease } from './export-files'
import { expect, messages } from './fixtures'
import { test } from './releases'
import { hydrate, locateNotification, openHydrated } from './steps'
import { expectStoryPage, loadPictures, openHydratedStoryPage, openTools, turnToPage } from './story-reader'

// What a lost network causes.
test.beforeEach(({ expectErrors }) => expectErrors(/^console: Failed to load resource/))

const everything = /^/
const story = getFreeStoryPage('en').href
const { story: storyTexts, crayons, colouring } = messages.en['free-story']
const getTexts = (locale: Locale = 'en') => {
  const { action, ...others } = messages[locale]['free-story'].keep
  return { ...others, action: action.replace('{size}', String(keptStorySize)) }
}
const texts = getTexts()

async function press(page: Page, label: string, news: string) {
  await openTools(page)
  await page.locator('.story-tools').getByRole('button', { name: label }).click()
  await expect(locateNotification(page)).toContainText(news)
}

async function keep(page: Page, locale: Locale = 'en') {
  await openHydratedStoryPage(page, locale)
  const { action, kept } = getTexts(locale)
  await press(page, action, kept)
}

/** Counts caches and workers; a worker waits while pages of the previous release are open. */
const readStored = (page: Page) =>
  page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations()
    const waiting = workers.filter((worker) => worker.waiting)
    return { caches: (await caches.keys()).length, workers: workers.length, waiting: waiting.length }
  })
const expectNothingStored = (page: Page) =>
  expect.poll(() => readStored(page)).toMatchObject({ caches: 0, workers: 0 })

const expectRelease = (page: Page, release: string) =>
  expect(page.locator('html')).toHaveAttribute('data-release', release)

const expectWaitingWorkers = (page: Page, waiting: 0 | 1) =>
  expect.poll(() => readStored(page)).toMatchObject({ waiting })

test('without a press there is no worker, nothing stored and no request', async ({ page, server }) => {
  await openHydratedStoryPage(page)
  await turnToPage(page, storyPages.length)
  await page.getByRole('button', { name: storyTexts.next }).click()
  await expect(page.locator('.story-end').getByRole('button', { name: texts.action })).toBeInViewport()
  await expectNothingStored(page)
  expect(server.requested.filter((path) => /worker|keep-story/.test(path))).toEqual([])
  await openHydrated(page)
  await expect(page.getByRole('button', { name: texts.action })).toHaveCount(0)
})

test('offline the kept story is read, coloured in and printed', async ({ page, server }) => {
  await keep(page)
  await openHydrated(page)
  server.change({ broken: everything })
  // From a home page that is still open.
  await page.getByRole('link', { name: storyTexts.open }).click()
  await expect(page).toHaveURL(new RegExp(`${story}$`))
  const failed: string[] = []
  page.on('requestfailed', (request) => failed.push(request.url()))
  await page.reload()
  await hydrate(page)
  await loadPictures(page)
  await page.getByRole('button', { name: storyTexts.next }).click()
  await expectStoryPage(page, 2)

  await turnToPage(page, storyPages.length)
  await page.getByRole('button', { name: storyTexts.mouse }).last().click()
  await expect(page.locator('.story-progress .story-crumb')).toHaveCount(1)

  await page.getByRole('button', { name: `${crayons.open} ${colouring.friends}` }).click()
  await expect(page.getByRole('dialog', { name: colouring.friends })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.evaluate(() => {
    window.print = () => document.documentElement.toggleAttribute('data-printed', true)
  })
  await openTools(page)
  await page.getByRole('button', { name: messages.en['free-story'].booklet.pages }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.story-bar')).toBeHidden()
  const missing = await page.evaluate(() =>
    [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
  )
  expect(missing).toEqual([])
  expect(failed.filter((url) => !/favicon|manifest|nori-head/.test(url))).toEqual([])
})

test('the kept story opens without “.html”, and without an answer', async ({ page, server }) => {
  await keep(page)
  server.change({ silent: everything })
  await openHydrated(page, story.replace('.html', ''))
  await expect(page.locator('h1')).toHaveText(storyTexts.title)
})

test('the worker answers for the pages of the story only', async ({ page, server }) => {
  await keep(page)
  await openHydrated(page)
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
  expect(await isControlled()).toBe(false)
  await openHydratedStoryPage(page, 'fr')
  expect(await isControlled()).toBe(true)
  await openTools(page)
  await expect(
    page.locator('.story-tools').getByRole('button', { name: getTexts('fr').action }),
  ).toBeVisible()
  server.change({ broken: everything })
  for (const url of ['/', getFreeStoryPage('fr').href]) await expect(page.goto(url)).rejects.toThrow('net::')
})

test('a new release is shown at once, and replaces the kept one later', async ({ page, context, server }) => {
  await keep(page)
  server.change({ pages: 'b', json: 'b' })
  await page.reload()
  await expectRelease(page, 'ReleaseB')
  await hydrate(page)
  await expectWaitingWorkers(page, 1)
  server.change({ broken: everything })
  await page.reload()
  await expectRelease(page, readRelease())
  await hydrate(page)

  server.change({ broken: undefined })
  const next = await context.newPage()
  await next.goto('/')
  await page.close()
  await expectWaitingWorkers(next, 0)
  server.change({ broken: everything })
  await next.goto(story)
  await expectRelease(next, 'ReleaseB')
  await hydrate(next)
  expect(await readStored(next)).toMatchObject({ caches: 1, workers: 1 })
})

test('a new release that fails to load leaves the kept one whole', async ({ page, context, server }) => {
  await keep(page)
  server.change({ pages: 'b', json: 'b', broken: /story-07\.svg$/ })
  await page.reload()
  await expectRelease(page, 'ReleaseB')
  await expect.poll(() => server.requested.filter((path) => path === storyWorkerPath).length).toBe(3)
  await expect.poll(() => readStored(page)).toMatchObject({ caches: 1, workers: 1 })
  server.change({ broken: everything })
  await page.close()
  const next = await context.newPage()
  await next.goto(story)
  await expectRelease(next, readRelease())
  await hydrate(next)
  await loadPictures(next)
})

test('a failure to keep the story is reported, and nothing is kept', async ({ page, server }) => {
  await openHydratedStoryPage(page)
  server.change({ broken: /story-07\.svg$/ })
  await press(page, texts.action, texts.failed)
  await expectNothingStored(page)
  server.change({ broken: undefined })

  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: server.origin, quotaSize: 50_000 })
  await press(page, texts.action, texts.full)
  await expectNothingStored(page)
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: server.origin })

  await page.evaluate(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('', 'SecurityError'))
  })
  await press(page, texts.action, texts.blocked)
  await expectNothingStored(page)
  await page.getByRole('button', { name: storyTexts.next }).click()
  await expectStoryPage(page, 2)
})

test('an incomplete set of files is not used until it is completed', async ({ page, context, server }) => {
  await keep(page)
  await page.evaluate(async (url) => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(url)
  }, story)
  server.change({ broken: everything })
  await expect((await context.newPage()).goto(story)).rejects.toThrow('net::')
  server.change({ broken: undefined })
  await page.reload()
  await hydrate(page)
  await press(page, texts.action, texts.kept)
  server.change({ broken: everything })
  await openHydrated(page, story)
})

test('the second press removes everything in every language, the worker too', async ({ page, server }) => {
  await keep(page, 'fr')
  await keep(page)
  expect(await readStored(page)).toMatchObject({ caches: 2, workers: 1 })
  await page.reload()
  await hydrate(page)
  await press(page, texts.remove, texts.removed)
  await expectNothingStored(page)
  server.change({ broken: everything })
  await expect(page.goto(story)).rejects.toThrow('net::')
})

test('files that the browser has removed are reported, and can be kept again', async ({ page }) => {
  await keep(page)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await page.reload()
  await hydrate(page)
  await expect(locateNotification(page)).toContainText(texts.evicted)
  await press(page, texts.action, texts.kept)
  expect(await readStored(page)).toMatchObject({ caches: 1, workers: 1 })
})

for (const missingStatus of [404, 410] as const)
  test(`a worker whose file has the status ${missingStatus} is removed`, async ({ page, server }) => {
    await keep(page)
    server.change({ missing: new RegExp(storyWorkerPath), missingStatus })
    await page.reload()
    await expectNothingStored(page)
  })
