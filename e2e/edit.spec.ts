import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { copyProject } from '../scripts/tools/project-copy'
import { startServer } from './child-server'
import { test as base, expect, sourceMessages } from './fixtures'

const port = Number(process.env.E2E_PORT ?? 3210) + 4
const baseURL = `http://127.0.0.1:${port}`
const viewport = { width: 1440, height: 900 }

/** All tests use one page: in a new context the browser would compile the scripts of the development server again. */
const test = base.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL, viewport, locale: 'en-CA' })
      await use(await context.newPage())
    },
    { scope: 'worker' },
  ],
  context: ({ sharedPage }, use) => use(sharedPage.context()),
  page: ({ sharedPage }, use) => use(sharedPage),
})

/*
 * Tests of `npm run edit` on a copy of the project, whose server and files they share. In one file, because a second one
 * would copy the project and start Next again.
 */
test.describe.configure({ mode: 'default' })
test.setTimeout(180_000)

let project: ReturnType<typeof copyProject>
let stop: () => void

const git = (...args: string[]) =>
  project.run('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.ca', ...args]).trim()
const read = (locale: string, folder = 'messages') => project.read(`${folder}/${locale}.json`)

test.beforeAll(async () => {
  // test.setTimeout() above does not apply to hooks.
  test.setTimeout(180_000)
  project = copyProject()
  // Legal texts with today's date would not need a new date after a change.
  for (const locale of ['en', 'fr', 'es'])
    project.write(
      `messages/legal/${locale}.json`,
      read(locale, 'messages/legal').replaceAll(/"updated": ".*"/g, '"updated": "2026-01-02"'),
    )
  git('init', '-q', '-b', 'main')
  git('add', 'messages', '.gitignore')
  git('commit', '-qm', 'x')
  stop = await startServer(`${baseURL}/edit`, ['npm', 'run', 'edit'], { PORT: String(port) }, project.folder)
})
test.afterEach(async ({ page }) => {
  git('restore', 'messages')
  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
})
test.afterAll(() => {
  stop?.()
  project.remove()
})
test.use({ baseURL })
// From requests that the server refuses, from a page whose message file has a mistake, and from a page that the frame
// left while Next's development client was still loading it.
const expectedErrors =
  /status of (?:409|422|500)|component that hasn't mounted yet|script tag while rendering|page error: Connection closed/
test.beforeEach(async ({ page, expectErrors }) => {
  expectErrors(expectedErrors)
  await page.goto('/edit')
  await waitForSite(page)
})

const frame = (page: Page) => page.frameLocator('#frame')
const panel = (page: Page) => page.locator('form.panel')
const field = (page: Page, locale: string) => page.locator(`#text-${locale}`)
const button = (page: Page, name: string | RegExp) => page.locator('aside').getByRole('button', { name })

/** The development server compiles a page at the first request. */
async function waitForSite(page: Page) {
  await expect(frame(page).locator('h1').first()).toBeVisible({ timeout: 90_000 })
  await expect(page.locator('.loading')).toHaveCount(0, { timeout: 60_000 })
}

async function openFromList(page: Page, key: string) {
  await button(page, 'Texts').first().click()
  await page.getByRole('combobox', { name: 'Show' }).selectOption('all')
  await page.getByRole('searchbox').fill(key)
  await page.locator(`.texts button[data-key="${key}"]`).click()
  await expect(panel(page).locator('code')).toHaveText(key)
}

/** Saves the open text and waits for the confirmation. */
async function saveText(page: Page) {
  await button(page, 'Save').click()
  await expect(page.locator('#status')).toContainText('Saved')
}

test('points at a text, types, sees it on the page, and saves it in three languages', async ({ page }) => {
  const title = frame(page).locator('#about-us h2')
  await title.hover()
  await expect(page.locator('.outline.pointed')).toHaveAttribute('data-key', 'about-us.title')
  await title.click()
  await expect(field(page, 'en')).toBeFocused()
  await expect(field(page, 'en')).toHaveValue(sourceMessages.en['about-us'].title)
  await expect(page.locator('textarea').first()).toHaveAttribute('lang', 'en')
  await field(page, 'en').fill('A small press with a "corgi"')
  await expect(title).toContainText('A small press with a “corgi”')
  await field(page, 'fr').fill('Une petite maison')
  await field(page, 'es').fill('Una editorial pequeña')
  await saveText(page)
  await expect(page.locator('#status')).toHaveText('Saved: English, French, and Spanish.')
  await waitForSite(page)
  await expect(title).toContainText('A small press with a “corgi”')
  await expect(title).toBeInViewport()
})

test('a control is used, or edited; its link is not followed', async ({ page }) => {
  const link = frame(page).locator('header nav a', { hasText: sourceMessages.en.nav.app }).first()
  await link.click()
  await expect(panel(page).locator('code')).toHaveText('nav.app')
  await page.getByRole('button', { name: 'uses the page' }).click()
  await link.click()
  await expect(frame(page).locator('#app h2')).toBeInViewport()
  await expect(panel(page).locator('code')).toHaveText('nav.app')
})

test('finds a text of the page by words and by keyboard', async ({ page }) => {
  const search = page.getByRole('searchbox')
  await search.focus()
  await page.keyboard.type('corgi short legs always')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(field(page, 'en')).toBeFocused()
  await expect(page.locator('.outline.open')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.texts button:focus')).toHaveCount(1)
  await expect(page.getByRole('combobox', { name: 'Show' })).toHaveValue('page')
})

test('reports mistakes during typing, corrects one, and saves no broken syntax', async ({ page }) => {
  await openFromList(page, 'book.offer.price')
  const own = sourceMessages.fr.book.offer.price
  await field(page, 'fr').fill(own.replace('{price}', '{prix}'))
  const findings = page.locator('#text-fr-findings .error')
  await expect(findings).toHaveCount(2)
  await findings.getByRole('button', { name: 'Fix' }).click()
  await expect(field(page, 'fr')).toHaveValue(own)
  await expect(findings).toHaveCount(0)
  await field(page, 'fr').fill('Prix ')
  await expect(findings).toContainText('{price}')
  await panel(page)
    .locator('.field', { has: field(page, 'fr') })
    .getByRole('button', { name: 'Insert: the price' })
    .click()
  await expect(field(page, 'fr')).toHaveValue('Prix {price}')
  await page.keyboard.press('Control+z')
  await expect(field(page, 'fr')).toHaveValue('Prix ')
  await field(page, 'es').fill('Precio {price')
  await expect(button(page, 'Save')).toBeDisabled()
  await expect(panel(page)).toContainText('Can’t be saved')
  await expect(page.locator('#text-es-findings')).toContainText('Error:')
  page.once('dialog', (dialog) => dialog.accept())
  await button(page, 'Discard draft').click()
  await expect(field(page, 'fr')).toHaveValue(own)
})

test('types the price once for all languages; a wrong one blocks publishing', async ({ page }) => {
  await openFromList(page, 'book.offer.price')
  await panel(page).getByRole('button', { name: sourceMessages.en.book.offer.amount }).click()
  await expect(page.locator('textarea')).toHaveCount(1)
  await page.locator('textarea').fill('31,50')
  await expect(page.locator('.findings .error')).toHaveCount(1)
  await saveText(page)
  await button(page, 'Publish').click()
  await expect(page.locator('.rows .error')).toHaveCount(3)
  await expect(button(page, 'Send')).toBeDisabled()
  await page.locator('.rows .error button').first().click()
  await page.locator('textarea').fill('31.50')
  await saveText(page)
  for (const locale of ['en', 'fr', 'es']) expect(read(locale)).toContain('"amount": "31.50"')
  await waitForSite(page)
  await expect(frame(page).locator('.offer-price')).toContainText('31.50')
})

test('a changed legal text asks for today’s date', async ({ page }) => {
  await openFromList(page, 'privacy.intro.0')
  await waitForSite(page)
  await expect(frame(page).locator('h1')).toContainText(/privacy/i)
  const own = await field(page, 'es').inputValue()
  await field(page, 'es').fill(`${own} Siempre.`)
  await saveText(page)
  await panel(page).getByRole('button', { name: 'Change the date' }).click()
  await button(page, 'Put today’s date').click()
  await saveText(page)
  const today = new Date().toLocaleDateString('sv')
  for (const locale of ['en', 'fr', 'es'])
    expect(JSON.parse(read(locale, 'messages/legal')).privacy.updated).toBe(today)
  await button(page, /^Changes/).click()
  await expect(page.locator('.change')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Change the date' })).toHaveCount(0)
})

test('drafts survive a reload and are on the page; a conflict shows both versions', async ({ page }) => {
  await openFromList(page, 'hero.text')
  await field(page, 'en').fill('My version')
  await field(page, 'fr').fill('Ma version')
  await openFromList(page, 'free-story.story.pages.p01.text')
  await field(page, 'en').fill('One line,\nanother line.')
  await expect(frame(page).locator('#page-1 .story-text')).toContainText('another line.')
  await page.reload()
  await waitForSite(page)
  await expect(frame(page).locator('.hero-text')).toContainText('My version')
  await expect(frame(page).locator('#page-1 .story-text')).toContainText('another line.')
  await button(page, '2 drafts').click()
  await page.locator('.texts button').first().click()
  await expect(field(page, 'fr')).toHaveValue('Ma version')
  project.write('messages/en.json', read('en').replace(sourceMessages.en.hero.text, 'Their version'))
  const conflict = page.locator('.conflict')
  await expect(conflict).toContainText('Their version')
  await expect(field(page, 'en')).toHaveValue('My version')
  await expect(button(page, 'Save')).toBeDisabled()
  await button(page, 'Keep my version').click()
  await saveText(page)
  expect([read('en'), read('fr')]).toEqual([
    expect.stringContaining('"My version"'),
    expect.stringContaining('"Ma version"'),
  ])
})

test('shows what has changed and which language lags behind, and takes it back', async ({ page }) => {
  await openFromList(page, 'hero.text')
  await field(page, 'fr').fill(sourceMessages.fr.hero.text.replace(/\S+$/, 'fin.'))
  await saveText(page)
  await button(page, 'Changes (1)').click()
  const change = page.locator('.change')
  await expect(change.locator('ins')).toHaveText('fin.')
  await expect(change).toContainText('Not changed yet: English and Spanish.')
  await change.getByRole('button', { name: 'Take back' }).click()
  await saveText(page)
  await expect(button(page, 'Changes (0)')).toBeVisible()
  expect(git('status', '--porcelain', 'messages')).toBe('')
})

test('publishes a branch, and an archive if there is no remote repository', async ({ page }) => {
  await openFromList(page, 'hero.text')
  await field(page, 'en').fill('Nori has many questions.')
  await field(page, 'fr').fill('Nori aime les questions.')
  await field(page, 'es').fill('Nori hace muchas preguntas.')
  await saveText(page)
  await button(page, 'Publish').click()
  await page.getByLabel(/One sentence/).fill('Shorter text.')
  await button(page, 'Send').click()
  const result = page.locator('.result')
  const branch = (await result.locator('code').textContent()) ?? ''
  expect(git('show', '--no-patch', '--format=%s', branch)).toBe('Shorter text.')
  const download = page.waitForEvent('download')
  await result.getByRole('link').click()
  expect((await download).suggestedFilename()).toBe('texts.zip')
})

test('a server that does not respond is reported; no text is lost', async ({ page, expectErrors }) => {
  expectErrors(/Failed to load resource/)
  await openFromList(page, 'hero.text')
  await field(page, 'en').fill('My version')
  await page.route('**', (route) => route.abort())
  const pages = page.getByRole('combobox', { name: 'Page', exact: true })
  await pages.selectOption('Free story')
  await expect(page.locator('.alert')).toContainText('not responding')
  // The frame now has a page of the browser's, which the editor may not read.
  await pages.selectOption('Page not found')
  await openFromList(page, 'hero.text')
  await expect(field(page, 'en')).toHaveValue('My version')
  await button(page, 'Save').click()
  await expect(page.locator('#status')).toContainText('not responding')
  await page.unroute('**')
  await expect(page.locator('.alert')).toHaveCount(0)
  await expect(page.locator('#status')).toBeEmpty()
  await waitForSite(page)
  await saveText(page)
})

test('drafts that the browser can’t store stay on the page, and are stored later', async ({ page }) => {
  await openFromList(page, 'hero.text')
  await page.evaluate(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    Object.assign(window, { restoreStorage: () => Object.assign(Storage.prototype, { setItem }) })
  })
  for (const typed of ['My', 'My version']) {
    await field(page, 'en').fill(typed)
    await expect(page.locator('.alert')).toContainText('can’t store drafts')
  }
  await page.getByLabel('Editor language').selectOption('fr')
  await expect(field(page, 'en')).toHaveValue('My version')
  await page.evaluate(() => Reflect.get(window, 'restoreStorage')())
  await field(page, 'fr').fill('Ma version')
  await expect(page.locator('.alert')).toHaveCount(0)
})

test('names the line of a file that was broken by hand, and goes on once it is fixed', async ({ page }) => {
  const valid = read('fr')
  project.write('messages/fr.json', valid.replace('",', '"'))
  await expect(page.locator('.alert')).toContainText('messages/fr.json, line')
  project.write('messages/fr.json', valid)
  await expect(page.locator('.alert')).toHaveCount(0)
})

test('speaks French, shows the site at the width of a phone, and is accessible', async ({ page }) => {
  await page.getByLabel('Editor language').selectOption('fr')
  await waitForSite(page)
  await page.getByRole('button', { name: 'Largeur de téléphone' }).click()
  await expect(page.locator('#frame')).toHaveJSProperty('clientWidth', 390)
  await frame(page).locator('h1').click()
  for (const view of [/^Textes$/, /^Changements/, /^Publier$/, undefined]) {
    if (view) await page.locator('.tabs').getByRole('button', { name: view }).click()
    const { violations } = await new AxeBuilder({ page }).exclude('#frame').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  }
})
