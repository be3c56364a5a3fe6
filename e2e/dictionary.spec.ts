import { buildReleaseDictionary } from './export-files'
import {
  chooseLanguage,
  expect,
  locateNotification,
  messages,
  openHydrated,
  test,
  waitForToaster,
} from './fixtures'

/*
 * The dictionary of a language is missing or breaks a section. client/loading/json-loader.test.ts tests retries and error
 * messages, language-provider.test.tsx late ones; chaos.spec.ts makes it fail in two ways.
 */
test.beforeEach(({ expectErrors }) => expectErrors(/Failed to load resource/))

const french = '**/locales/fr/translation.json'

test('if a dictionary fails to load a notification says that the language stays, until the next choice', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await openHydrated(page)
  await waitForToaster(page)
  await context.setOffline(true)
  await chooseLanguage(page, 'fr')
  await expect(page.locator('header [role=status]')).toHaveText(messages.en.shell.busy)
  // Several attempts.
  await expect(async () => {
    await page.clock.runFor(2_000)
    await expect(locateNotification(page)).toContainText(messages.en.toast.languageFailedTitle, {
      timeout: 200,
    })
  }).toPass()
  await expect(page.locator('html')).not.toHaveAttribute('aria-busy')
  await expect(page.locator('h1')).toHaveText(messages.en.hero.title)

  await context.setOffline(false)
  await chooseLanguage(page, 'fr')
  await expect(page.locator('h1')).toHaveText(messages.fr.hero.title)
})

test('a section that throws leaves the others until the language changes', async ({ page, expectErrors }) => {
  expectErrors(/URIError/)
  const broken = buildReleaseDictionary(messages.fr, 'fr')
  // A lone surrogate can't be encoded in a URL.
  Object.assign(broken.book.custom, { subject: '\ud83d' })
  await page.route(french, (route) => route.fulfill({ json: broken }))
  await openHydrated(page)
  await chooseLanguage(page, 'fr')
  await expect(page.locator('h1')).toHaveText(messages.fr.hero.title)
  await expect(page.locator('main [role=alert]')).toHaveCount(1)
  await chooseLanguage(page, 'es')
  await expect(page.locator('#book')).toContainText(messages.es.book.title)
  await expect(page.locator('main [role=alert]')).toHaveCount(0)
})
