import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { getDictionaryUrl } from '@/lib/i18n/urls'
import { buildReleaseDictionary, findScriptContaining, listScripts } from './export-files'
import {
  chooseLanguage,
  expect,
  getLanguageName,
  goToHash,
  hydrate,
  legalTexts,
  messages,
  openHydrated,
  openWithStoppedClock,
  test,
  triggerScripts,
} from './fixtures'

/* Failures of files and scripts. All tests expect console errors, but no page errors. */
test.use({ expectedErrors: /^console: Failed to load resource/ })

const { title } = messages.en.hero
const chunks = '**/_next/static/client/*.js'
const landingChunk = `**/${findScriptContaining('hero-art')}`
const toasterChunk = `**/${findScriptContaining('sonner-toast')}`

/** Counts the navigation requests from now on. */
function countDocuments(page: Page) {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  return () => documents
}

/** Waits until the page has reloaded and its new document shows an error message. */
async function waitForMessageAfterReload(page: Page, message: string) {
  // The first document shows the message too, until it is replaced.
  await page.waitForFunction((text) => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return (
      navigation?.type === 'reload' && document.querySelector('[role="alert"]')?.textContent?.includes(text)
    )
  }, message)
}

/** Expects texts and section links to work without React. */
async function expectReadable(page: Page) {
  await expect(page.locator('h1')).toHaveText(title)
  await expect(page.locator('footer')).toContainText(messages.en.footer.description)
  await page.locator('footer a[href="#app"]').click()
  await expect(page.locator('#app')).toBeInViewport()
}

// These tests fail single files; chaos.spec.ts blocks the entry script and each other file in turn.
test('a script with a wrong integrity hash does not run; the page stays readable', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/integrity/)
  await page.route(`**${listScripts('index.html')[0]}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.title = "changed"' }),
  )
  await page.goto('/')
  await triggerScripts(page)
  await expect(page.locator('html')).toHaveAttribute('data-plain')
  await expect(page).toHaveTitle(messages.en.meta.title)
  await expectReadable(page)
})

test('stays plain HTML while the landing chunk is missing, and hydrates on a click once it loads', async ({
  page,
}) => {
  const documents = countDocuments(page)
  await page.route(landingChunk, (route) => route.fulfill({ status: 404 }))
  await page.goto('/fr')
  await triggerScripts(page)
  await expect(page.locator('html')).toHaveAttribute('data-plain')
  await expect(page.locator('h1')).toHaveText(messages.fr.hero.title)
  await expect(page.getByText(messages.fr.shell.partFailedTitle)).toHaveCount(0)
  // Controls that need React are hidden.
  await expect(page.locator('.story-controls')).toBeHidden()
  await page.unroute(landingChunk)
  await page.locator('.hero-actions button').click()
  await expect(page.locator('#native-notice')).toContainText(messages.fr.toast.buyTitle)
  await hydrate(page)
  await expect(page.locator('.story-controls')).toBeVisible()
  expect(documents()).toBe(1)
})

test('every click on Buy Now shows a notification while the toaster fails to load', async ({ page }) => {
  await page.route(toasterChunk, (route) => route.fulfill({ status: 404 }))
  await openWithStoppedClock(page, { withToaster: false })
  const buy = page.locator('.hero-actions button')
  const notice = page.locator('#native-notice')
  for (let press = 0; press < 2; press += 1) {
    await buy.click()
    await page.clock.runFor(1_000)
    await expect(notice).toBeVisible()
    await expect(notice).toContainText(messages.en.toast.buyTitle)
    await page.clock.runFor(5_000)
    await expect(notice).toBeHidden()
  }
  await page.unroute(toasterChunk)
  await page.clock.resume()
  await buy.click()
  await expect(page.locator('.notification')).toContainText(messages.en.toast.buyTitle)
})

test('ten thousand clicks on Buy Now show one notification', async ({ page }) => {
  await openHydrated(page)
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('.hero-actions button')
    for (let press = 0; press < 10_000; press += 1) button?.click()
  })
  // Natively if the clicks kept the toaster from loading in time.
  await expect(page.getByText(messages.en.toast.buyTitle).filter({ visible: true })).toHaveCount(1)
  await chooseLanguage(page, getLanguageName('fr'))
  await expect(page.locator('h1')).toHaveText(messages.fr.hero.title)
})

test('a thousand random hashes and queries cause no error and no blank page', async ({ page }) => {
  // Errors fail every test (e2e/fixtures.ts).
  test.setTimeout(120_000)
  await openHydrated(page)
  const anyHash = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.webFragments(),
    fc.constantFrom('#/', '#/%E0%A4%A', '#book', '#/privacy-policy', '#__proto__', '#<script>'),
  )
  const samples = fc.sample(anyHash, { numRuns: 950, seed: 42 })
  const blank = await page.evaluate(async (hashes) => {
    for (const hash of hashes) {
      location.hash = hash
      // React renders before the next task.
      await new Promise((resolve) => setTimeout(resolve))
      if ((document.querySelector('main')?.textContent ?? '').trim() === '') return hash
    }
    return null
  }, samples)
  expect(blank).toBeNull()

  // lib/i18n/boot.test.ts tests three hundred more queries with the boot script.
  for (const query of fc.sample(fc.webQueryParameters(), { numRuns: 5, seed: 42 })) {
    await page.goto(`/?lang=${query}`)
    await expect(page.locator('h1')).not.toBeEmpty()
  }
})

for (const [when, locale] of [
  ['during hydration', 'en'],
  ['when the language changes', 'fr'],
] as const)
  test(`an error outside all error boundaries ${when} leaves plain HTML`, async ({ page, expectErrors }) => {
    expectErrors(/TypeError|Cannot read properties/)
    const broken = { ...buildReleaseDictionary(messages[locale], locale), book: null }
    await page.route(`**${getDictionaryUrl(locale)}`, (route) => route.fulfill({ json: broken }))
    await page.goto('/')
    if (locale === 'en') await triggerScripts(page)
    else {
      await hydrate(page)
      await chooseLanguage(page, getLanguageName(locale))
    }
    await expect(page.locator('html')).toHaveAttribute('data-plain')
    await expectReadable(page)
    await chooseLanguage(page, getLanguageName('es'))
    await expect(page.locator('h1')).toHaveText(messages.es.hero.title)
  })

test('reloads once when a chunk is gone after a deployment', async ({ page, expectErrors }) => {
  expectErrors(/Failed to load resource|dynamically imported module/)
  await openHydrated(page)
  const documents = countDocuments(page)
  await page.route(chunks, (route) => (documents() === 0 ? route.fulfill({ status: 404 }) : route.continue()))
  await goToHash(page, '#/privacy-policy')
  await expect(page.locator('h1')).toHaveText(legalTexts.en.privacy.title)
  expect(documents()).toBe(1)
})

test('a chunk that keeps failing causes one reload and then an error message', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource|dynamically imported module/)
  await openHydrated(page)
  const documents = countDocuments(page)
  await page.route(`**/${findScriptContaining('back-link')}`, (route) => route.fulfill({ status: 404 }))
  await goToHash(page, '#/privacy-policy')
  await waitForMessageAfterReload(page, messages.en.shell.partFailedTitle)
  await expect(page.getByRole('button', { name: messages.en.shell.retry })).toBeVisible()
  expect(documents()).toBe(1)
})
