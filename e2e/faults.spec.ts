import { chromium, type Page } from '@playwright/test'
import fc from 'fast-check'
import { chooseLanguage, chunkWith, expect, hydrated, legalTexts, messages, nameOf, test } from './fixtures'

/* The page must work when things fail. All tests here expect errors in the console, never on the page. */
test.use({ expectedErrors: /^console: Failed to load resource/ })

const { title } = messages.en.hero
const chunks = '**/_next/static/chunks/*.js'
const landingChunk = `**/${chunkWith('hero-tall')}`
const toasterChunk = `**/${chunkWith('sonner-toast')}`

/** Counts the navigation requests from now on. */
function countDocuments(page: Page) {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  return () => documents
}

/** Waits until the page was reloaded and shows, in the new document, that a part of it failed to load. */
async function reloadedToMessage(page: Page, message: string) {
  // The first document shows the message too, until the new one replaces it.
  await page.waitForFunction((text) => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return (
      navigation?.type === 'reload' && document.querySelector('[role="alert"]')?.textContent?.includes(text)
    )
  }, message)
}

/** The page can be read and its links work, without the shell. */
async function isReadable(page: Page) {
  await expect(page.locator('h1')).toHaveText(title)
  await expect(page.locator('footer')).toContainText(messages.en.footer.description)
  await page.locator('footer a[href="#app"]').click()
  await expect(page.locator('#app')).toBeInViewport()
}

test('the runtime chunk is missing', async ({ page }) => {
  await page.route('**/turbopack-*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto('/')
  await isReadable(page)
})

test('the landing block’s chunk is missing: the page stays, and is live once a press can have it', async ({
  page,
}) => {
  const documents = countDocuments(page)
  await page.route(landingChunk, (route) => route.fulfill({ status: 404 }))
  await page.goto('/fr')
  await expect(page.locator('html')).toHaveAttribute('data-plain')
  await expect(page.locator('h1')).toHaveText(messages.fr.hero.title)
  await expect(page.getByText(messages.fr.shell.partFailedTitle)).toHaveCount(0)
  // A control that needs React is hidden.
  await expect(page.locator('.story-controls')).toBeHidden()
  await page.unroute(landingChunk)
  await page.locator('.hero-actions button').click()
  await expect(page.locator('#native-notice')).toContainText(messages.fr.toast.buyTitle)
  await hydrated(page)
  await expect(page.locator('.story-controls')).toBeVisible()
  expect(documents()).toBe(1)
})

test('the toaster fails at first: every press on Buy Now is answered', async ({ page }) => {
  await page.clock.install()
  await page.route(toasterChunk, (route) => route.fulfill({ status: 404 }))
  await page.goto('/')
  await hydrated(page)
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
  await buy.click()
  await expect(page.locator('.toast')).toContainText(messages.en.toast.buyTitle)
})

test('offline, the failure of a language is said, with the toaster and without it', async ({
  page,
  context,
}) => {
  await page.clock.install()
  for (const isMissing of [false, true]) {
    if (isMissing) await page.route(toasterChunk, (route) => route.fulfill({ status: 404 }))
    const toaster = page.waitForResponse(toasterChunk)
    await page.goto('/')
    await hydrated(page)
    await toaster
    await context.setOffline(true)
    await chooseLanguage(page, nameOf('fr'))
    await expect(async () => {
      await page.clock.runFor(2_000)
      const words = page.locator(isMissing ? '#native-notice' : '.toast')
      await expect(words).toContainText(messages.en.toast.languageFailedTitle, { timeout: 200 })
      await expect(words).toBeVisible({ timeout: 200 })
    }).toPass()
    await context.setOffline(false)
  }
})

test('a dictionary that never answers: the page says that it is busy, takes another choice, and gives up', async ({
  page,
}) => {
  await page.clock.install()
  await page.route('**/locales/fr/translation.json', () => undefined)
  await page.goto('/')
  await hydrated(page)
  const root = page.locator('html')
  await chooseLanguage(page, nameOf('fr'))
  await expect(root).toHaveAttribute('aria-busy', 'true')
  await chooseLanguage(page, nameOf('es'))
  await expect(page.locator('h1')).toHaveText(messages.es.hero.title)
  await expect(root).not.toHaveAttribute('aria-busy')
  await chooseLanguage(page, nameOf('fr'))
  await expect(root).toHaveAttribute('aria-busy', 'true')
  await expect(async () => {
    await page.clock.fastForward(10_000)
    await expect(page.getByText(messages.es.toast.languageFailedTitle)).toBeVisible({ timeout: 200 })
  }).toPass()
  await expect(root).not.toHaveAttribute('aria-busy')
})

for (const [what, answer, warning] of [
  ['refused', { status: 404 }, 'failed loading /locales/fr/translation.json; status code: 404'],
  ['garbage', { body: '<html>' }, 'failed parsing /locales/fr/translation.json to json'],
] as const) {
  test(`a dictionary that is ${what} is told to the console as a warning`, async ({ page }) => {
    await page.route('**/locales/fr/translation.json', (route) => route.fulfill(answer))
    await page.goto('/')
    await hydrated(page)
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning')
    await chooseLanguage(page, nameOf('fr'))
    expect((await warned).text()).toBe(warning)
  })
}

test('a dictionary that fails once with 500 is had at the second try', async ({ page }) => {
  let tries = 0
  await page.route('**/locales/fr/translation.json', (route) => {
    tries += 1
    return tries === 1 ? route.fulfill({ status: 500 }) : route.continue()
  })
  await page.goto('/')
  await hydrated(page)
  await chooseLanguage(page, nameOf('fr'))
  await expect(page.locator('h1')).toHaveText(messages.fr.hero.title)
  expect(tries).toBe(2)
})

test('a dictionary that always fails with 500 is given up, and said so', async ({ page }) => {
  await page.clock.install()
  await page.route('**/locales/fr/translation.json', (route) => route.fulfill({ status: 500 }))
  await page.goto('/')
  await hydrated(page)
  await chooseLanguage(page, nameOf('fr'))
  await expect(async () => {
    await page.clock.runFor(1_000)
    await expect(page.getByText(messages.en.toast.languageFailedTitle)).toBeVisible({ timeout: 200 })
  }).toPass()
  await expect(page.locator('h1')).toHaveText(title)
})

test('an aborted dictionary, then a connection again', async ({ page }) => {
  let isDown = true
  await page.route('**/locales/fr/translation.json', (route) => (isDown ? route.abort() : route.continue()))
  await page.goto('/')
  await hydrated(page)
  await chooseLanguage(page, nameOf('fr'))
  isDown = false
  await expect(page.locator('h1')).toHaveText(messages.fr.hero.title)
})

test('offline while switching, then back online', async ({ page, context }) => {
  await page.goto('/')
  await hydrated(page)
  await context.setOffline(true)
  await chooseLanguage(page, nameOf('es'))
  await expect(page.locator('h1')).toHaveText(title)
  await context.setOffline(false)
  await expect(page.locator('h1')).toHaveText(messages.es.hero.title, { timeout: 15_000 })
})

test('while a slow dictionary is on its way the page says that it is busy', async ({ page }) => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/locales/fr/translation.json', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/')
  await hydrated(page)
  await chooseLanguage(page, nameOf('fr'))
  await expect(page.locator('html')).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('h1')).toHaveText(title)
  release()
  await expect(page.locator('h1')).toHaveText(messages.fr.hero.title)
  await expect(page.locator('html')).not.toHaveAttribute('aria-busy')
})

test('cookies and storage switched off in the browser itself', async ({ baseURL }) => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--blink-settings=cookieEnabled=false,localStorageEnabled=false'],
  })
  const errors: string[] = []
  const page = await browser.newPage({ locale: 'en-CA', baseURL })
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto('/')
  expect(await page.evaluate(() => navigator.cookieEnabled)).toBe(false)
  await hydrated(page)
  await chooseLanguage(page, nameOf('fr'))
  await expect(page.locator('h1')).toHaveText(messages.fr.hero.title)
  await expect(page).toHaveURL(/\/fr\?lang=fr$/)
  expect(errors).toEqual([])
  await browser.close()
})

test('words of 300 letters stay in the page', async ({ page }) => {
  const long = JSON.parse(JSON.stringify(messages.fr), (key, value) =>
    typeof value === 'string' &&
    /[A-zÀ-ÿ]{4}/.test(value) &&
    !/[<{]/.test(value) &&
    !/^(email|currency)$/.test(key)
      ? 'm'.repeat(300)
      : value,
  )
  await page.setViewportSize({ width: 360, height: 640 })
  await page.route('**/locales/fr/translation.json', (route) => route.fulfill({ json: long }))
  await page.goto('/')
  await hydrated(page)
  await chooseLanguage(page, nameOf('fr'))
  await expect(page.locator('h1')).toHaveText('m'.repeat(300))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('ten thousand presses on Buy Now make one notification', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('.hero-actions button')
    for (let press = 0; press < 10_000; press += 1) button?.click()
  })
  await expect(page.getByText(messages.en.toast.buyTitle).and(page.locator('.toast *'))).toHaveCount(1)
  await chooseLanguage(page, nameOf('fr'))
  await expect(page.locator('h1')).toHaveText(messages.fr.hero.title)
})

test('a thousand odd hashes and queries: never an error, never a blank page', async ({ page }) => {
  test.setTimeout(120_000)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto('/')
  await hydrated(page)
  const odd = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.webFragments(),
    fc.constantFrom('#/', '#/%E0%A4%A', '#book', '#/privacy-policy', '#__proto__', '#<script>'),
  )
  const samples = fc.sample(odd, { numRuns: 950, seed: 42 })
  const blank = await page.evaluate(async (hashes) => {
    for (const hash of hashes) {
      location.hash = hash
      await new Promise(requestAnimationFrame)
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
  expect(errors).toEqual([])
})

test.describe('with scripts that no browser understands', () => {
  test.use({ expectedErrors: /integrity/ })
  test('a browser too old for the scripts', async ({ page }) => {
    await page.route(chunks, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'this is no script (' }),
    )
    await page.goto('/')
    await isReadable(page)
  })
})

test.describe('with a chunk that is gone', () => {
  test.use({ expectedErrors: /Failed to load resource|ChunkLoadError/ })
  test('a deploy in between: a chunk that is gone brings the new page, once', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const documents = countDocuments(page)
    await page.route(chunks, (route) =>
      documents() === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    )
    await page.evaluate(() => {
      location.hash = '#/privacy-policy'
    })
    await expect(page.locator('h1')).toHaveText(legalTexts.en.privacy.title)
    expect(documents()).toBe(1)
  })

  test('a chunk that stays away makes no loop: one reload, then a message', async ({ page }) => {
    const firstLoad = new Set<string>()
    const note = (request: { url: () => string }) => firstLoad.add(request.url())
    page.on('request', note)
    await page.goto('/')
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    page.off('request', note)
    const documents = countDocuments(page)
    await page.route(chunks, (route) =>
      firstLoad.has(route.request().url()) ? route.continue() : route.fulfill({ status: 404 }),
    )
    await page.evaluate(() => {
      location.hash = '#/privacy-policy'
    })
    await reloadedToMessage(page, messages.en.shell.partFailedTitle)
    await expect(page.getByRole('button', { name: messages.en.shell.retry })).toBeVisible()
    expect(documents()).toBe(1)
  })
})

test.describe('with words that are wrong', () => {
  test.use({ expectedErrors: /RangeError: Invalid currency/ })
  test('a section that throws leaves the others standing, and comes back with a good language', async ({
    page,
  }) => {
    const broken = structuredClone(messages.fr)
    Object.assign(broken.book.offer, { currency: 'not a currency' })
    await page.route('**/locales/fr/translation.json', (route) => route.fulfill({ json: broken }))
    await page.goto('/')
    await hydrated(page)
    await chooseLanguage(page, nameOf('fr'))
    await expect(page.locator('h1')).toHaveText(messages.fr.hero.title)
    await expect(page.getByRole('alert').getByText(messages.fr.shell.partFailedTitle)).toBeVisible()
    await expect(page.locator('#benefits')).toContainText(messages.fr.benefits.title)
    await chooseLanguage(page, nameOf('es'))
    await expect(page.locator('#book')).toContainText(messages.es.book.title)
    await expect(page.getByText(messages.es.shell.partFailedTitle)).toHaveCount(0)
  })
})
