import { buildReleaseDictionary } from './export-files'
import {
  chooseLanguage,
  delayFiles,
  expect,
  getLanguageName,
  locateNotification,
  messages,
  openHydrated,
  test,
  waitForToaster,
} from './fixtures'

/*
 * The dictionary of a language is late, missing or breaks a section. client/loading/json-loader.test.ts tests retries and error
 * messages; chaos.spec.ts makes it fail in two ways.
 */
test.use({ expectedErrors: /Failed to load resource/ })

const french = '**/locales/fr/translation.json'

test('if a dictionary fails to load a notification says that the language stays, until the next choice', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await openHydrated(page)
  await waitForToaster(page)
  await context.setOffline(true)
  await chooseLanguage(page, getLanguageName('fr'))
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
  await chooseLanguage(page, getLanguageName('fr'))
  await expect(page.locator('h1')).toHaveText(messages.fr.hero.title)
})

test('while a dictionary loads the page is busy; the latest choice wins and changes everything at once', async ({
  page,
}) => {
  const release = await delayFiles(page, french)
  await openHydrated(page)
  await page.evaluate(() => {
    const before = document.querySelector('h1')?.textContent
    new MutationObserver((_, observer) => {
      if (document.querySelector('h1')?.textContent === before) return
      observer.disconnect()
      const { lang } = document.documentElement
      const isBusy = document.documentElement.hasAttribute('aria-busy')
      Object.assign(window, { seen: { lang, isBusy, path: location.pathname, cookie: document.cookie } })
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  const root = page.locator('html')
  await chooseLanguage(page, getLanguageName('fr'))
  await expect(root).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('header [role=status]')).toHaveText(messages.en.shell.busy)
  await expect(page.locator('h1')).toHaveText(messages.en.hero.title)
  await chooseLanguage(page, getLanguageName('es'))
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'seen')))
    .toEqual({ lang: 'es', isBusy: false, path: '/es', cookie: 'NEXT_LOCALE=es' })
  const answered = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith('/fr/translation.json'),
  )
  release()
  await answered
  await expect(root).toHaveAttribute('lang', 'es')
  await expect(page.locator('h1')).toHaveText(messages.es.hero.title)
})

test('a section that throws leaves the others until the language changes', async ({ page, expectErrors }) => {
  expectErrors(/URIError/)
  const broken = buildReleaseDictionary(messages.fr, 'fr')
  // A lone surrogate can't be encoded in a URL.
  Object.assign(broken.book.custom, { subject: '\ud83d' })
  await page.route(french, (route) => route.fulfill({ json: broken }))
  await openHydrated(page)
  await chooseLanguage(page, getLanguageName('fr'))
  await expect(page.locator('h1')).toHaveText(messages.fr.hero.title)
  await expect(page.locator('main [role=alert]')).toHaveCount(1)
  await chooseLanguage(page, getLanguageName('es'))
  await expect(page.locator('#book')).toContainText(messages.es.book.title)
  await expect(page.locator('main [role=alert]')).toHaveCount(0)
})
