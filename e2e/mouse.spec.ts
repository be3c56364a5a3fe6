import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Locale } from '@/lib/i18n/locales'
import { storyPages } from '@/lib/story/pages'
import { expect, messages, test } from './fixtures'
import { chooseLanguage, expectStored, hydrate } from './steps'
import { expectStoryPage, openLandingAtStory, turnToPage } from './story-reader'

const { story } = messages.en['free-story']

const locateMice = (page: Page, locale: Locale = 'en') =>
  page.getByRole('button', { name: messages[locale]['free-story'].story.mouse })
const locateStatus = (page: Page) => page.locator('.story-bar > [role=status]')
const describeCrumbs = (count: number) =>
  story.crumb.replace('{count}', String(count)).replace('{total}', String(storyPages.length))
const locateCrumbs = (page: Page) => page.locator('.story-progress .story-crumb')

/** Turns to the last page, after which the mouse can be pressed. */
async function readToTheEnd(page: Page, locale: Locale = 'en') {
  await turnToPage(page, storyPages.length, locale)
  await expect(locateMice(page, locale)).toHaveCount(storyPages.length)
}

async function pressMouse(page: Page, number: number, locale: Locale = 'en') {
  await turnToPage(page, number, locale)
  await locateMice(page, locale)
    .nth(number - 1)
    .click()
}

test('after the last page each mouse, once pressed, leaves a crumb that is announced', async ({ page }) => {
  await openLandingAtStory(page)
  await turnToPage(page, storyPages.length - 1)
  await expect(locateMice(page)).toHaveCount(0)
  await readToTheEnd(page)
  await expect(locateStatus(page)).toBeEmpty()

  // With Tab, the mouse follows the page's text. The focus stays on her as pages turn.
  await page.locator('.story-pages').focus()
  for (let stop = 0; stop < 2; stop += 1) await page.keyboard.press('Tab')
  await expect(locateMice(page).last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(locateStatus(page)).toHaveText(describeCrumbs(1))
  await page.keyboard.press('ArrowLeft')
  await expectStoryPage(page, storyPages.length - 1)
  await expect(locateMice(page).nth(-2)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(locateCrumbs(page)).toHaveCount(2)

  // A second press changes nothing. Each crumb has a different text, so that screen readers announce it.
  await page.keyboard.press('Space')
  await expect(locateStatus(page)).toHaveText(describeCrumbs(2))
  await pressMouse(page, 5)
  await expect(page.locator('.story-progress > button').nth(4).locator('.story-crumb')).toHaveCount(1)
  await expect(locateStatus(page)).toHaveText(describeCrumbs(3))

  // Another language announces no crumb.
  await chooseLanguage(page, 'fr')
  await expectStoryPage(page, 5, 'fr')
  await expect(locateCrumbs(page)).toHaveCount(3)
  await expect(locateStatus(page)).toBeEmpty()
})

test('all crumbs together are half a biscuit, until a reload', { tag: '@all' }, async ({ page }) => {
  await openLandingAtStory(page, 'fr')
  await readToTheEnd(page, 'fr')
  for (const index of storyPages.keys()) await pressMouse(page, index + 1, 'fr')
  const { biscuit } = messages.fr['free-story'].story
  await expect(locateStatus(page)).toHaveText(biscuit)
  await expect(locateStatus(page)).toBeInViewport({ ratio: 1 })
  expect((await new AxeBuilder({ page }).include('.story').analyze()).violations).toEqual([])
  await expectStored(page, 'fr')

  await page.reload()
  await hydrate(page)
  // As a visitor's wheel does: ends the return to the page from before the reload.
  await page.locator('.story-pages').dispatchEvent('wheel')
  await readToTheEnd(page, 'fr')
  await expect(locateCrumbs(page)).toHaveCount(0)
})
