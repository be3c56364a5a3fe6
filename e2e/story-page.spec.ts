import type { Page } from '@playwright/test'
import type { locales } from '@/lib/i18n/locales'
import { freeStoryPages, getFreeStoryPage, getLandingPage } from '@/lib/pages'
import { site } from '@/lib/site'
import { storyPages } from '@/lib/story/pages'
import { escapeHtml, readHtmlWithoutScripts } from './export-files'
import { expect, goToHash, hydrate, messages, test } from './fixtures'
import {
  expectStoryPosition,
  isPageFiveShown,
  openTools,
  readScrollPosition,
  turnToPage,
} from './story-reader'

const storyTexts = (locale: (typeof locales)[number]) => messages[locale]['free-story']

for (const page of freeStoryPages) {
  const { locale, file, href } = page
  const { story } = storyTexts(locale)

  test(`${file} contains the whole story, with an anchor for each page`, () => {
    const html = readHtmlWithoutScripts(file)
    expect(html).toContain(`<html lang="${locale}"`)
    expect(html).toContain(`<h1 class="story-title">${escapeHtml(story.title)}</h1>`)
    for (const { text, question, picture } of Object.values(story.pages))
      for (const part of [text, question, picture]) expect(html).toContain(escapeHtml(part))
    expect(storyPages.map((_, index) => html.includes(`id="page-${index + 1}"`))).not.toContain(false)
  })

  test(`the ${locale} landing page links to ${file}`, async ({ page: tab }) => {
    await tab.goto(getLandingPage(locale).href)
    await hydrate(tab)
    await tab.getByRole('link', { name: story.open }).click()
    await expect(tab).toHaveURL(href)
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(story.title)
    await tab.getByRole('link', { name: messages[locale].shell.backToWebsite }).click()
    await expect(tab).toHaveURL(getLandingPage(locale).href)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const { locale, href } of freeStoryPages)
    test(`the ${locale} story is complete, and can be shared by e-mail only`, async ({ page }) => {
      await page.goto(href)
      const { story, page: own } = storyTexts(locale)
      for (const { text } of Object.values(story.pages)) await expect(page.getByText(text)).toBeVisible()
      await openTools(page)
      await expect(page.getByRole('button')).toHaveCount(0)
      const mail = page.getByRole('link', { name: own.mail })
      expect(new URL((await mail.getAttribute('href')) ?? '').searchParams.get('body')).toBe(site.url + href)
    })

  test('#page-5 opens page 5', async ({ page }) => {
    await page.goto(`${getFreeStoryPage('fr').href}#page-5`)
    await expect.poll(() => isPageFiveShown(page)).toBe(true)
  })
})

test('#page-5 opens page 5; controls continue from there, and going back returns to where they led', async ({
  page,
}) => {
  const { story } = storyTexts('fr')
  await page.goto(`${getFreeStoryPage('fr').href}#page-5`)
  await hydrate(page)
  await expect.poll(() => isPageFiveShown(page)).toBe(true)
  await expectStoryPosition(page, 5, 'fr')
  await page.getByRole('button', { name: story.next }).click()
  await expectStoryPosition(page, 6, 'fr')
  await goToHash(page, '#page-2')
  await expectStoryPosition(page, 2, 'fr')
  await page.goBack()
  await expect(page).toHaveURL(`${getFreeStoryPage('fr').href}#page-5`)
  await expectStoryPosition(page, 6, 'fr')
})

for (const hash of ['', '#page-5'])
  test(`after turning to page 8 of free-story${hash}, a reload and going back show page 8`, async ({
    page,
  }) => {
    const { href } = getFreeStoryPage('en')
    await page.goto(href + hash)
    await hydrate(page)
    if (hash) await expectStoryPosition(page, 5)
    await turnToPage(page, 8)
    await page.reload()
    await expectStoryPosition(page, 8)
    await expect.poll(() => readScrollPosition(page)).toBeCloseTo(7, 2)
    await page.goto('/')
    await page.goBack()
    await expectStoryPosition(page, 8)
    await expect.poll(() => readScrollPosition(page)).toBeCloseTo(7, 2)
  })

/** Replaces the browser's sharing APIs, and records what is shared. */
const mockSharing = (page: Page, kind: 'dialog' | 'clipboard' | 'nothing') =>
  page.addInitScript((has) => {
    const shared: unknown[] = []
    const take = async (what: unknown) => {
      shared.push(what)
    }
    const define = (name: string, value: unknown) =>
      Object.defineProperty(navigator, name, { value, configurable: true })
    Reflect.deleteProperty(Navigator.prototype, 'share')
    if (has === 'dialog') define('share', take)
    define('clipboard', has === 'clipboard' ? { writeText: take } : undefined)
    Object.assign(window, { shared })
  }, kind)
const readShared = (page: Page) => page.evaluate(() => Reflect.get(window, 'shared') as unknown)

test('the share dialog gets the story’s title and address', async ({ page }) => {
  await mockSharing(page, 'dialog')
  await page.goto(getFreeStoryPage('es').href)
  await openTools(page)
  await page.getByRole('button', { name: storyTexts('es').story.send }).click()
  await expect
    .poll(() => readShared(page))
    .toEqual([{ title: storyTexts('es').story.title, url: site.url + getFreeStoryPage('es').href }])
})

for (const kind of ['clipboard', 'nothing'] as const)
  test(`sending five times with ${kind} leaves one notification of it`, async ({ page }) => {
    const { href } = getFreeStoryPage('fr')
    const { story, page: own } = storyTexts('fr')
    const said =
      kind === 'clipboard' ? [own.copiedTitle, own.copiedDescription] : [own.copyFailedTitle, site.url + href]
    await mockSharing(page, kind)
    await page.goto(href)
    for (let press = 1; press <= 5; press += 1) {
      await openTools(page)
      await page.getByRole('button', { name: story.send }).click()
      await expect(page.locator('.notification')).toHaveCount(1)
    }
    for (const text of said) await expect(page.locator('.notification')).toContainText(text)
    expect(await readShared(page)).toEqual(kind === 'clipboard' ? Array(5).fill(site.url + href) : [])
  })

for (const { locale, href } of freeStoryPages)
  test(`${href} has one control that sends, one that prints pages and one for the booklet`, async ({
    page,
  }) => {
    await page.goto(href)
    await hydrate(page)
    const { story, page: own, booklet } = messages[locale]['free-story']
    const shown = async (names: string[]) => {
      const controls = page.locator('.story :is(a, button, summary):visible')
      return (await controls.allInnerTexts()).filter((text) => names.includes(text))
    }
    expect(await shown([story.send, own.mail, booklet.pages, booklet.print])).toEqual([])
    await openTools(page)
    expect(await shown([story.send, own.mail])).toEqual([story.send])
    expect(await shown([booklet.pages, booklet.print])).toEqual([booklet.pages, booklet.print])
  })
