import { buildReleaseDictionary, findScriptContaining } from './export-files'
import {
  chooseLanguage,
  delayFiles,
  expect,
  getLanguageName,
  messages,
  openHydrated,
  test,
  waitForToaster,
} from './fixtures'

/*
 * The dictionary of a language is late, missing or has unusual texts. chaos.spec.ts makes it fail in six ways; retries and
 * error messages: lib/loading/json-loader.test.ts.
 */
test.use({ expectedErrors: /Failed to load resource/ })

const { title } = messages.en.hero
const french = '**/locales/fr/translation.json'
const toasterChunk = `**/${findScriptContaining('sonner-toast')}`

test('reports a language that fails to load offline, with and without the toaster', async ({
  page,
  context,
}) => {
  await page.clock.install()
  for (const isMissing of [false, true]) {
    if (isMissing) await page.route(toasterChunk, (route) => route.fulfill({ status: 404 }))
    await openHydrated(page)
    if (!isMissing) await waitForToaster(page)
    await context.setOffline(true)
    await chooseLanguage(page, getLanguageName('fr'))
    await expect(async () => {
      await page.clock.runFor(2_000)
      const words = page.locator(isMissing ? '#native-notice' : '.notification')
      await expect(words).toContainText(messages.en.toast.languageFailedTitle, { timeout: 200 })
      await expect(words).toBeVisible({ timeout: 200 })
    }).toPass()
    await expect(page.locator('html')).not.toHaveAttribute('aria-busy')
    await context.setOffline(false)
  }
})

test('marks the page as busy while a dictionary loads; the latest choice wins', async ({ page }) => {
  const release = await delayFiles(page, french)
  await openHydrated(page)
  const root = page.locator('html')
  await chooseLanguage(page, getLanguageName('fr'))
  await expect(root).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('h1')).toHaveText(title)
  await chooseLanguage(page, getLanguageName('es'))
  await expect(page.locator('h1')).toHaveText(messages.es.hero.title)
  await expect(root).not.toHaveAttribute('aria-busy')
  const answered = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith('/fr/translation.json'),
  )
  release()
  await answered
  await expect(root).toHaveAttribute('lang', 'es')
  await expect(page.locator('h1')).toHaveText(messages.es.hero.title)
})

test('switches the language once the browser is back online', async ({ page, context }) => {
  await openHydrated(page)
  await context.setOffline(true)
  await chooseLanguage(page, getLanguageName('es'))
  await expect(page.locator('h1')).toHaveText(title)
  await context.setOffline(false)
  await expect(page.locator('h1')).toHaveText(messages.es.hero.title, { timeout: 15_000 })
})

test('words of 300 letters do not widen the page', async ({ page }) => {
  const long = JSON.parse(JSON.stringify(messages.fr), (key, value) =>
    typeof value === 'string' &&
    /[A-zÀ-ÿ]{4}/.test(value) &&
    !/[<{]/.test(value) &&
    !/^(email|currency)$/.test(key)
      ? 'm'.repeat(300)
      : value,
  )
  await page.setViewportSize({ width: 360, height: 640 })
  await page.route(french, (route) => route.fulfill({ json: buildReleaseDictionary(long, 'fr') }))
  await openHydrated(page)
  await chooseLanguage(page, getLanguageName('fr'))
  await expect(page.locator('h1')).toHaveText('m'.repeat(300))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('a section that throws leaves the others, and recovers with another language', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/URIError/)
  const broken = structuredClone(buildReleaseDictionary(messages.fr, 'fr'))
  // A lone surrogate can't be encoded in a URL.
  Object.assign(broken.book.custom, { subject: '\ud83d' })
  await page.route(french, (route) => route.fulfill({ json: broken }))
  await openHydrated(page)
  await chooseLanguage(page, getLanguageName('fr'))
  await expect(page.locator('h1')).toHaveText(messages.fr.hero.title)
  await expect(page.getByRole('alert').getByText(messages.fr.shell.partFailedTitle)).toBeVisible()
  await expect(page.locator('#benefits')).toContainText(messages.fr.benefits.title)
  await chooseLanguage(page, getLanguageName('es'))
  await expect(page.locator('#book')).toContainText(messages.es.book.title)
  await expect(page.getByText(messages.es.shell.partFailedTitle)).toHaveCount(0)
})
