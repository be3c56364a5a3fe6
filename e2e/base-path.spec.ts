import { join } from 'node:path'
import { copyProject } from '@/scripts/tools/project-copy'
import { startServer } from './child-server'
import { plainServerFindings, runDeployCheck } from './deploy-check'
import { chooseLanguage, expect, getLanguageName, hydrate, messages, test } from './fixtures'

/* An export under a sub-path, as on a GitHub project page, on a plain file server. */
const port = String(Number(process.env.E2E_PORT ?? 3210) + 1)
const origin = `http://127.0.0.1:${port}`
const base = '/nori'
let project: ReturnType<typeof copyProject>
let stop: () => void

// Both tests use one project and one server.
test.describe.configure({ mode: 'serial' })
test.use({ baseURL: origin })
test.beforeAll(async () => {
  test.setTimeout(300_000)
  project = copyProject()
  project.run('npm', ['run', '--silent', 'build'], {
    NEXT_PUBLIC_BASE_PATH: base,
    NEXT_PUBLIC_SITE_URL: 'https://nori.example',
  })
  const command = [process.execPath, '--import', 'tsx', 'scripts/export/servers/plain.ts']
  const root = join(project.folder, 'out')
  stop = await startServer('', command, { PORT: port, ROOT: root, BASE: base })
})
test.afterAll(() => {
  stop?.()
  project?.remove()
})

test('texts, pictures, languages and legal pages work under a base path', async ({ page, context }) => {
  const failed: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
  })
  await page.goto(`${base}/`)
  await expect(page.locator('h1')).toHaveText(messages.en.hero.title)
  expect(
    await page.locator('.hero-art').evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0)
  await hydrate(page)
  await chooseLanguage(page, getLanguageName('fr'))
  await expect(page.locator('h1')).toHaveText(messages.fr.hero.title)
  await expect(page).toHaveURL(`${origin}${base}/fr?lang=fr`)
  expect((await context.cookies()).find(({ name }) => name === 'NEXT_LOCALE')?.path).toBe(`${base}/`)

  // The cookie's language applies before the first paint.
  await page.goto(`${base}/`)
  await expect(page).toHaveURL(`${origin}${base}/fr/`)
  await expect(page.locator('h1')).toHaveText(messages.fr.hero.title)

  const opened = context.waitForEvent('page')
  await page.locator('footer a[href$="privacy-policy-fr.html"]').click()
  const legal = await opened
  await expect(legal).toHaveURL(`${origin}${base}/privacy-policy-fr.html`)
  await legal.getByRole('link', { name: messages.fr.shell.backToWebsite }).click()
  await expect(legal.locator('h1')).toHaveText(messages.fr.hero.title)
  expect(failed).toEqual([])
})

test('deploy:check reports what a plain file server lacks, or only a missing base path', () => {
  const from = [`--out=${join(project.folder, 'out')}`]
  expect(runDeployCheck(origin + base, from).kinds).toEqual(plainServerFindings)
  expect(runDeployCheck(origin, from).kinds).toEqual(['base'])
})

test('canonical URL and Open Graph picture contain the base path', () => {
  const html = project.read('out/fr.html')
  expect(html).toContain(`<link rel="canonical" href="https://nori.example${base}/fr"/>`)
  expect(html).toContain(`content="https://nori.example${base}/og/fr.png"`)
})
