import { startServer } from './child-server'
import { expect, isShopOpen, messages, test } from './fixtures'
import { chooseLanguage, openHydrated } from './steps'

const port = Number(process.env.E2E_PORT ?? 3210) + 2
const base = `http://localhost:${port}`
let stop: () => void

// All tests share one server.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  const command = ['node_modules/.bin/next', 'dev', '-p', String(port)]
  stop = await startServer('Ready', command, { NEXT_TELEMETRY_DISABLED: '1' })
})
test.afterAll(() => stop?.())

test('next dev serves the paths of the export and negotiates the language', async () => {
  test.setTimeout(120_000)
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(base + path, { headers: { 'accept-language': 'en', ...headers }, redirect: 'manual' })

  for (const path of ['/', '/fr', '/privacy-policy-fr.html', '/locales/es/translation.json'])
    expect((await get(path)).status, path).toBe(200)
  expect(await (await get('/es')).text()).toContain(messages.es.hero.title)
  expect((await get('/nothing')).status).toBe(404)

  const negotiated = await get('/', { 'accept-language': 'xx, fr-CA;q=0.8, en;q=0.5' })
  expect(negotiated.headers.get('location')).toBe('/fr')
  expect((await get('/', { cookie: 'NEXT_LOCALE=es' })).headers.get('location')).toBe('/es')
  expect((await get('/?lang=fr', { cookie: 'NEXT_LOCALE=es' })).headers.get('location')).toBe('/fr?lang=fr')
})

test('under next dev Next hydrates its own pages, and back links go back', async ({ browser }) => {
  test.setTimeout(120_000)
  const page = await browser.newPage({ locale: 'en-CA' })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (/hydrat/i.test(message.text())) errors.push(message.text())
  })
  for (const path of ['/free-story.html', '/']) {
    await openHydrated(page, base + path)
    // React hydrates the header before the page below it.
    await expect(page.locator('[data-controls]:not([data-live])')).toHaveCount(0)
  }
  await chooseLanguage(page, 'fr')
  await expect(page.locator('h1')).toContainText(messages.fr.hero.title)
  await expect(page).toHaveURL(/\/fr\?lang=fr$/)
  if (!isShopOpen) {
    await page.locator('.hero-actions button').click()
    await expect(page.locator('[data-sonner-toast]')).toContainText(messages.fr.toast.buyTitle)
  }
  expect(errors).toEqual([])

  await page.goto(`${base}/?lang=en#book`)
  await page.goto(`${base}/privacy-policy.html`, { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: messages.en.shell.backToWebsite }).click()
  await expect(page).toHaveURL(`${base}/?lang=en#book`)
  await page.close()
})
