import { readdirSync } from 'node:fs'
import { defaultLocale, locales } from '@/lib/i18n/locales'
import { landingPages } from '@/lib/pages'
import { securityTxtPath } from '@/lib/security-txt'
import { site } from '@/lib/site'
import { cacheControl, resourcePolicy, securityHeaders } from '@/scripts/export/hosts/rules'
import { scriptsOf } from './exported'
import { expect, messages, test, touch } from './fixtures'

/* Rules that every host must follow; runs on each of the servers (playwright.config.ts). */
const server = process.env.E2E_SERVER ?? 'preview'
const hasRules = server !== 'plain'
const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.\w+$/.test(name) && !/(^|\/)[_.]|\.(gz|br)$|vercel\.json$/.test(name.replace('_next/', '')),
)

test('every file of the export is served', async ({ request }) => {
  expect(files.length).toBeGreaterThan(60)
  for (const file of files) {
    // Hosts with clean URLs redirect from a page's file to its address.
    const response = await request.get(`/${file}`)
    expect(response.status(), file).toBe(200)
  }
})

for (const [path, locale] of landingPages.flatMap(({ path, locale }) =>
  path === '/' ? [[path, locale] as const] : [[path, locale] as const, [`${path}/`, locale] as const],
)) {
  test(`${path} answers with its language`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    expect(await response.text()).toContain(`<html lang="${locale}"`)
  })
}

test('unknown addresses answer 404, in every language', async ({ request }) => {
  for (const path of [
    '/nothing',
    '/fr/nothing',
    '/es/nothing',
    '/a/b/c.html',
    '/terms-and-conditions-xx.html',
  ]) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    if (hasRules)
      for (const locale of locales) expect(await response.text()).toContain(messages[locale].notFound.title)
  }
})

test('every response has the security headers, once', async ({ request }) => {
  test.skip(!hasRules, 'the plain server sends no headers: pages contain their policy as an element')
  for (const path of [
    '/',
    '/fr',
    '/privacy-policy-es',
    '/locales/en/translation.json',
    '/art/letter.svg',
    ...locales.map((locale) => `/og/${locale}.png`),
    '/nothing',
  ]) {
    const expected = Object.entries({
      ...securityHeaders({ scripts: [], styles: [] }),
      'Cross-Origin-Resource-Policy': resourcePolicy(path),
    })
    const headers = (await request.get(path)).headersArray()
    for (const [name, value] of expected) {
      const sent = headers.filter((header) => header.name.toLowerCase() === name.toLowerCase())
      expect(sent.length, `${name} of ${path}`).toBe(1)
      if (name === 'Content-Security-Policy')
        expect(sent[0]?.value).toMatch(/^default-src 'none'; script-src 'self'( 'sha256-[^']+')+;/)
      else expect(sent[0]?.value, path).toBe(value)
    }
  }
})

test('each file has the Cache-Control of the rules', async ({ request }) => {
  test.skip(!hasRules, 'the plain server sends no headers')
  const hashed = files.find((name) => name.startsWith('_next/static/client/')) ?? ''
  for (const path of ['/', '/fr', `/${hashed}`, '/art/letter.svg', '/locales/fr/translation.json'])
    expect((await request.get(path)).headers()['cache-control'], path).toBe(cacheControl(path))
  expect(cacheControl(`/${hashed}`)).toContain('immutable')
})

test('security.txt is plain text, for reports about this site, and has not expired', async ({ request }) => {
  const response = await request.get(securityTxtPath)
  expect(response.headers()['content-type']?.toLowerCase()).toMatch(/^text\/plain; ?charset=utf-8$/)
  const text = await response.text()
  const fields = Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  )
  expect(fields).toEqual({
    Contact: `mailto:${messages[defaultLocale].footer.email}`,
    Canonical: site.url + securityTxtPath,
    'Preferred-Languages': locales.join(', '),
    Expires: expect.any(String),
  })
  expect(Date.parse(fields.Expires)).toBeGreaterThan(Date.now())
})

test('texts are sent compressed', async ({ request }) => {
  test.skip(server === 'preview' || server === 'plain', 'a server for previews and tests does not compress')
  for (const path of ['/', '/locales/fr/translation.json', '/art/hero-wide.svg'])
    expect((await request.get(path)).headers()['content-encoding'], path).toMatch(/gzip|br/)
})

test('guessed addresses are redirected', async ({ request }) => {
  test.skip(!hasRules, 'the plain server has no redirects')
  const response = await request.get('/en', { maxRedirects: 0 })
  expect([response.status(), response.headers().location]).toEqual([302, '/?lang=en'])
})

test('a script that does not match its hash does not run', async ({ page, expectErrors }) => {
  expectErrors(/integrity/)
  await page.route(`**${scriptsOf('index.html')[0]}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.title = "changed"' }),
  )
  const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'))
  await page.goto('/')
  await touch(page)
  await refused
  await expect(page).toHaveTitle(messages.en.meta.title)
})
