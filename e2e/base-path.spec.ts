import { defaultLocale } from '@/lib/i18n/locales'
import { setTypography } from '@/lib/i18n/typography'
import { getFreeStoryPage, listLegalPages } from '@/lib/pages'
import { copyProject } from '@/scripts/tools/project-copy'
import { startServer } from './child-server'
import { expect, messages, test } from './fixtures'
import { chooseLanguage, hydrate, locateNotification, openHydrated } from './steps'
import { openTools } from './story-reader'

/* An export with another language, under a sub-path, as on a GitHub project page, on three servers. */
const firstPort = Number(process.env.E2E_PORT ?? 3210) + 1
const servers = {
  simple: 'scripts/servers/simple.ts',
  preview: 'scripts/serve.ts',
  nginx: 'scripts/servers/nginx.ts',
}
const [site, base] = ['https://nori.example', '/nori']
let project: ReturnType<typeof copyProject>
let code: string
let stop: (() => void) | undefined

// All tests use one copy of the project.
test.describe.configure({ mode: 'serial' })
test.beforeAll(() => {
  project = copyProject()
})
test.afterEach(() => {
  stop?.()
  stop = undefined
})
test.afterAll(() => {
  project?.remove()
})

test('a new language works from locale:add to the export', async () => {
  test.setTimeout(300_000)
  code = ['de', 'it', 'nl'].find((candidate) => !project.has(`messages/${candidate}.json`)) ?? ''
  project.run('npm', ['run', '--silent', 'locale:add', code])
  expect(() => project.run('npm', ['run', '--silent', 'check'])).toThrow(
    new RegExp(`messages/${code}\\.json:\\d+:\\d+ hero\\.title is not translated yet`),
  )
  // Removes the marks of untranslated texts, and changes the first word of each.
  for (const file of [`messages/${code}.json`, `messages/legal/${code}.json`])
    project.write(file, project.read(file).replaceAll(/"⟦en⟧ ((?:\\")?)(.)/g, '"$1Ä$2'))
  project.run('npm', ['run', '--silent', 'build'], {
    NEXT_PUBLIC_BASE_PATH: base,
    NEXT_PUBLIC_SITE_URL: site,
  })

  const { read, has } = project
  const { hero, notFound } = setTypography(JSON.parse(read(`messages/${code}.json`)), code)
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code)
  expect(read(`out/${code}.html`)).toContain(`<html lang="${code}"`)
  expect(read(`out/${code}.html`)).toContain(hero.title)
  expect(has(`out/${code}/index.html`)).toBe(true)
  for (const { name } of listLegalPages(defaultLocale))
    expect(read(`out/${name}-${code}.html`)).toContain(`<html lang="${code}"`)
  const french = read('out/fr.html')
  expect(french).toContain(`<link rel="canonical" href="${site}${base}/fr"/>`)
  expect(french).toContain(`content="${site}${base}/og/fr.png"`)
  const home = read('out/index.html')
  expect(home).toContain(`<link rel="alternate" hrefLang="${code}" href="${site}${base}/${code}"`)
  expect(home).toMatch(new RegExp(`<a href="${base}/${code}"[^>]*hrefLang="${code}"[^>]*>${name}</a>`, 'i'))
  expect(read('out/sitemap.xml')).toContain(`hreflang="${code}"`)
  expect(read('out/404.html')).toContain(notFound.title)
  expect(JSON.parse(read(`out/locales/${code}/translation.json`)).hero.title).toBe(hero.title)
  expect(has(`out/og/${code}.png`)).toBe(true)
})

for (const [index, [server, file]] of Object.entries(servers).entries())
  test.describe(`the ${server} server`, () => {
    const port = firstPort + index
    const origin = `http://127.0.0.1:${port}`
    test.use({ baseURL: origin })

    test('the site and the kept story work under a base path', async ({ page, context, expectErrors }) => {
      stop = await startServer(
        '',
        [process.execPath, '--import', 'tsx', file],
        { PORT: String(port), BASE: base },
        project.folder,
      )
      await expect(async () => {
        expect((await fetch(`${origin}${base}/`)).status).toBe(200)
      }).toPass()
      expect((await fetch(origin)).status).toBe(404)
      expect((await fetch(`${origin}/fr.html`)).status).toBe(404)
      if (server !== 'simple') {
        const { status, headers } = await fetch(`${origin}${base}/terms?a=b`, { redirect: 'manual' })
        expect([status, headers.get('location')]).toEqual([301, `${base}/terms-and-conditions.html?a=b`])
      }
      const failed: string[] = []
      page.on('response', (response) => {
        if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
      })
      await page.goto(`${base}/`)
      await expect(page.locator('h1')).toHaveText(messages.en.hero.title)
      const hero = page.locator('.hero-art')
      expect(await hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      await hydrate(page)
      await chooseLanguage(page, 'fr')
      await expect(page.locator('h1')).toHaveText(messages.fr.hero.title)
      await expect(page).toHaveURL(`${origin}${base}/fr?lang=fr`)
      expect((await context.cookies()).find(({ name }) => name === 'NEXT_LOCALE')?.path).toBe(`${base}/`)

      // The cookie's language applies before the first paint.
      await page.goto(`${base}/`)
      await expect(page).toHaveURL(new RegExp(`^${origin}${base}/fr/?$`))
      await expect(page.locator('h1')).toHaveText(messages.fr.hero.title)

      const opened = context.waitForEvent('page')
      await page.locator('footer a[href$="privacy-policy-fr.html"]').click()
      const legal = await opened
      await expect(legal).toHaveURL(`${origin}${base}/privacy-policy-fr.html`)
      await legal.getByRole('link', { name: messages.fr.shell.backToWebsite }).click()
      await expect(legal.locator('h1')).toHaveText(messages.fr.hero.title)
      expect(failed).toEqual([])

      const { href } = getFreeStoryPage('fr')
      const { action, kept } = messages.fr['free-story'].keep
      await openHydrated(page, base + href)
      await openTools(page)
      await page
        .locator('.story-tools')
        .getByRole('button', { name: action.split('(')[0] })
        .click()
      await expect(locateNotification(page)).toContainText(kept)
      stop()
      stop = undefined
      expectErrors(/Failed to load resource/)
      await openHydrated(page, base + href)
    })
  })
