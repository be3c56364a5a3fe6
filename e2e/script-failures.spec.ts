import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { getDictionaryUrl } from '@/lib/dictionary-urls'
import { notificationDurationMs } from '@/lib/site'
import { buildReleaseDictionary, findScriptContaining } from './export-files'
import { expect, messages, skipIfShopIsOpen, test } from './fixtures'
import { chooseLanguage, countDocuments, goToHash, hydrate, openHydrated, triggerScripts } from './steps'

test.beforeEach(({ expectErrors }) =>
  expectErrors(/^console: Failed to load resource|dynamically imported module/),
)

const { partFailedTitle, retry } = messages.en.shell
const legalChunk = `**/${findScriptContaining('back-link')}`

/** Expects plain HTML whose texts and section links work. */
async function expectPlainAndReadable(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-plain')
  await expect(page.locator('h1')).toHaveText(messages.en.hero.title)
  // Controls that need React are hidden; a link takes the place of the moon's.
  for (const control of ['.story-controls', '.moon-call button'])
    await expect(page.locator(control)).toBeHidden()
  await expect(page.locator('.moon-call a')).toBeVisible()
  await page.locator('footer a[href="#app"]').click()
  await expect(page.locator('#app')).toBeInViewport()
}

test('missing scripts leave plain HTML, and are requested again at the next press', async ({ page }) => {
  skipIfShopIsOpen()
  const documents = countDocuments(page)
  const [landingChunk, toasterChunk] = ['hero-art', 'sonner-toast'].map(
    (text) => `**/${findScriptContaining(text)}`,
  ) as [string, string]
  await page.clock.install()
  for (const chunk of [landingChunk, toasterChunk])
    await page.route(chunk, (route) => route.fulfill({ status: 404 }))
  await page.goto('/')
  await triggerScripts(page)
  await expectPlainAndReadable(page)

  const buy = page.locator('.hero-actions button')
  const native = page.locator('#native-notice')
  await page.unroute(landingChunk)
  await buy.click()
  await expect(native).toContainText(messages.en.toast.buyTitle)
  await hydrate(page)
  await expect(page.locator('.story-controls')).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-plain')

  await page.clock.fastForward(notificationDurationMs)
  await expect(native).toBeHidden()
  await buy.click()
  await expect(native).toBeVisible()
  await page.clock.fastForward(notificationDurationMs)
  await expect(native).toBeHidden()
  await page.unroute(toasterChunk)
  await buy.click()
  await expect(page.locator('.notification')).toContainText(messages.en.toast.buyTitle)
  expect(documents()).toBe(1)
})

test('scripts whose bodies break off are missing scripts', async ({ page }) => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript', 'content-length': 9 })
    response.write('//', () => response.destroy())
  }).listen(0)
  const { port } = server.address() as AddressInfo
  await page.route('**/client/**', (route) => route.continue({ url: `http://localhost:${port}` }))
  await page.goto('/')
  await triggerScripts(page)
  await expectPlainAndReadable(page)
  await page.unroute('**/client/**')
  await page.keyboard.press('Shift')
  await hydrate(page)
  server.close()
})

test('an error outside all error boundaries leaves plain HTML', async ({ page, expectErrors }) => {
  expectErrors(/TypeError|Cannot read properties/)
  for (const locale of ['en', 'fr'] as const) {
    const broken = { ...buildReleaseDictionary(messages[locale], locale), meta: null }
    await page.route(`**${getDictionaryUrl(locale)}`, (route) => route.fulfill({ json: broken }))
  }
  await test.step('during hydration', async () => {
    await page.goto('/')
    await triggerScripts(page)
    await expectPlainAndReadable(page)
    await chooseLanguage(page, 'es')
    await expect(page.locator('h1')).toHaveText(messages.es.hero.title)
  })
  await test.step('when the language changes', async () => {
    await page.unroute(`**${getDictionaryUrl('en')}`)
    await openHydrated(page, '/?lang=en')
    await chooseLanguage(page, 'fr')
    await expectPlainAndReadable(page)
  })
})

test('a legal route whose script keeps failing causes one reload, then a message', async ({ page }) => {
  await openHydrated(page)
  const documents = countDocuments(page)
  await page.route(legalChunk, (route) => route.fulfill({ status: 404 }))
  await goToHash(page, '#/privacy-policy')
  // The first document shows the message too, until it is replaced.
  await page.waitForFunction((text) => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return (
      navigation?.type === 'reload' && document.querySelector('[role=alert]')?.textContent?.includes(text)
    )
  }, partFailedTitle)
  await expect(page.getByRole('heading', { name: partFailedTitle })).toBeFocused()
  await expect(page).toHaveTitle(`${messages.en.footer.privacy} | ${messages.en.meta.siteName}`)
  await expect(page.getByRole('button', { name: retry })).toBeVisible()
  await expect(page.locator('footer')).toContainText(messages.en.footer.description)
  expect(documents()).toBe(1)
})
