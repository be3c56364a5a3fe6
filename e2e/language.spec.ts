import type { Page } from '@playwright/test'
import { defaultLocale, type Locale, locales, localeTable } from '@/lib/i18n/locales'
import { getLandingPage, landingPages } from '@/lib/pages'
import { findScriptContaining } from './export-files'
import {
  chooseLanguage,
  delayFiles,
  expect,
  getLanguageName,
  goToHash,
  hydrate,
  messages,
  openHydrated,
  test,
} from './fixtures'

const readLanguageCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'NEXT_LOCALE')

for (const { code, name } of localeTable) {
  test(`choosing ${name} changes text, head, URL and cookie without a reload`, async ({ page }) => {
    const [other] = landingPages.filter(({ locale }) => locale !== code)
    await openHydrated(page, `${other?.href}?a=1#app`)
    await page.evaluate(() => {
      Object.assign(window, { sameDocument: true })
    })
    await chooseLanguage(page, name)
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    await expect(page.locator('h1')).toHaveText(messages[code].hero.title)
    await expect(page).toHaveTitle(messages[code].meta.title)
    await expect(page.locator('.language-menu summary')).toBeFocused()
    await expect(page).toHaveURL(
      code === defaultLocale ? '/?a=1#app' : `${getLandingPage(code).href}?a=1&lang=${code}#app`,
    )
    const head = await page.evaluate(() => ({
      titles: document.querySelectorAll('title').length,
      descriptions: [...document.querySelectorAll('meta[name=description]')].map((tag) =>
        tag.getAttribute('content'),
      ),
      canonical: [...document.querySelectorAll('link[rel=canonical]')].map(
        (tag) => new URL((tag as HTMLLinkElement).href).pathname,
      ),
      alternates: document.querySelectorAll('link[rel=alternate][hreflang]').length,
      sameDocument: 'sameDocument' in window,
    }))
    expect(head).toEqual({
      titles: 1,
      descriptions: [messages[code].meta.description],
      canonical: [getLandingPage(code).href],
      // One for each language and x-default.
      alternates: locales.length + 1,
      sameDocument: true,
    })
    expect(await readLanguageCookie(page)).toMatchObject({ value: code, path: '/', sameSite: 'Strict' })
  })
}

// lib/i18n/detect.test.ts tests the priority of all sources.
const visits: [
  what: string,
  cookie: string | undefined,
  path: string,
  expectedUrl: string,
  locale: Locale,
][] = [
  [
    '?lang= redirects and keeps the rest of the URL',
    undefined,
    '/?lang=es&b=2#book',
    '/es?lang=es&b=2#book',
    'es',
  ],
  ['a cookie has priority over the browser', 'es', '/', '/es', 'es'],
  ['?lang=en has priority over the cookie', 'es', '/?lang=en', '/?lang=en', 'en'],
  ['an invalid cookie and ?lang= are ignored', '%E0%A4%A<script>', '/?lang=%3Cb%3E', '/?lang=%3Cb%3E', 'en'],
]
for (const [what, cookie, path, expectedUrl, locale] of visits)
  test(what, async ({ page, context, baseURL: url = '' }) => {
    if (cookie) await context.addCookies([{ name: 'NEXT_LOCALE', value: cookie, url }])
    await context.addCookies([{ name: '__proto__', value: 'fr', url }])
    await openHydrated(page, path)
    await expect(page).toHaveURL(expectedUrl)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('h1')).toHaveText(messages[locale].hero.title)
    expect(await readLanguageCookie(page)).toMatchObject({ value: locale, path: '/', sameSite: 'Strict' })
  })

for (const key of ['localStorage', 'sessionStorage'] as const)
  test(`${key} is read when there is no cookie, and never written`, async ({
    page,
    context,
    expectErrors,
  }) => {
    // The 404 page of this origin runs no script of the site.
    expectErrors(/404/)
    await page.goto('/404-for-an-origin')
    await page.evaluate((name) => window[name].setItem('NEXT_LOCALE', 'fr'), key)
    await context.clearCookies()
    await page.goto('/')
    await expect(page).toHaveURL(/\/fr$/)
    await hydrate(page)
    await chooseLanguage(page, getLanguageName('es'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    expect(await page.evaluate((name) => window[name].getItem('NEXT_LOCALE'), key)).toBe('fr')
  })

test.describe('a French browser', () => {
  test.use({ locale: 'fr-CA' })
  test('is redirected to French', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL(/\/fr$/)
  })
})

test('changes the language with blocked cookies and storage', async ({ page }) => {
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: blocked })
    Object.defineProperty(Document.prototype, 'cookie', { get: blocked, set: blocked })
  })
  await openHydrated(page)
  await chooseLanguage(page, getLanguageName('fr'))
  await expect(page.locator('h1')).toHaveText(messages.fr.hero.title)
  await expect(page).toHaveURL(/\/fr\?lang=fr$/)
  await page.reload()
  await hydrate(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test('a language chosen before the scripts load opens its own page', async ({ page }) => {
  const release = await delayFiles(page, `**/${findScriptContaining('hero-art')}`)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await chooseLanguage(page, getLanguageName('fr'))
  await expect(page).toHaveURL(/\/fr$/)
  release()
  await hydrate(page)
  await expect(page.locator('h1')).toHaveText(messages.fr.hero.title)
  await expect(page).toHaveTitle(messages.fr.meta.title)
  for (const tag of [
    'title',
    'meta[name=description]',
    'link[rel=canonical]',
    'link[hreflang=fr][rel=alternate]',
  ])
    await expect(page.locator(`head ${tag}`)).toHaveCount(1)
})

test('lang, URL, cookie and busy state change together with the text', async ({ page }) => {
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
  await chooseLanguage(page, getLanguageName('fr'))
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'seen')))
    .toEqual({ lang: 'fr', isBusy: false, path: '/fr', cookie: 'NEXT_LOCALE=fr' })
})

test('screen readers hear the new language, not the story page', async ({ page }) => {
  await openHydrated(page)
  const story = await page.locator('.story > [role=status]').elementHandle()
  await chooseLanguage(page, getLanguageName('fr'))
  await expect(page.locator('header [role=status]')).toHaveText(getLanguageName('fr'))
  expect(await story?.evaluate((element) => element.isConnected)).toBe(false)
})

test('history navigation keeps the chosen language, also after a reload', async ({ page }) => {
  await openHydrated(page)
  await goToHash(page, '#app')
  await chooseLanguage(page, getLanguageName('fr'))
  await expect(page).toHaveURL('/fr?lang=fr#app')
  await page.goBack()
  await expect(page).toHaveURL('/fr?lang=fr')
  await expect(page.locator('h1')).toHaveText(messages.fr.hero.title)
  await page.goForward()
  await expect(page).toHaveURL('/fr?lang=fr#app')
  await page.reload()
  await hydrate(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goBack()
  await expect(page).toHaveURL('/fr?lang=fr')
  await expect(page.locator('h1')).toHaveText(messages.fr.hero.title)
  await hydrate(page)
  expect(requests.filter((path) => path.endsWith('.txt'))).toEqual([])
})
