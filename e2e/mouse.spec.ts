import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Locale } from '@/lib/i18n/locales'
import { storyPages } from '@/lib/story/pages'
import { findScriptContaining } from './export-files'
import {
  chooseLanguage,
  expect,
  expectStored,
  getLanguageName,
  goToHash,
  hydrate,
  messages,
  test,
} from './fixtures'
import { expectStoryPosition, openHydratedStoryPage, openLandingAtStory, turnToPage } from './story-reader'

/* Finding the mouse in the story's pictures. sweep.spec.ts tests where the controls are. */

const { story } = messages.en['free-story']
const mouseChunk = `**/${findScriptContaining('story-mouse')}`

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

/** Turns to a page and presses the mouse there. */
async function pressMouse(page: Page, number: number, locale: Locale = 'en') {
  await turnToPage(page, number, locale)
  await locateMice(page, locale)
    .nth(number - 1)
    .click()
}

test('after the last page each mouse leaves a crumb, by mouse and by keyboard; twelve are half a biscuit, until a reload', async ({
  page,
}) => {
  await openLandingAtStory(page)
  await turnToPage(page, storyPages.length - 1)
  await expect(locateMice(page)).toHaveCount(0)
  await readToTheEnd(page)
  await expect(locateStatus(page)).toBeEmpty()

  // The mouse follows the page's text for the keyboard, which stays on her as pages turn.
  await page.locator('.story-pages').focus()
  for (let stop = 0; stop < 2; stop += 1) await page.keyboard.press('Tab')
  await expect(locateMice(page).nth(11)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(locateStatus(page)).toHaveText(describeCrumbs(1))
  await page.keyboard.press('ArrowLeft')
  await expectStoryPosition(page, 11)
  await expect(locateMice(page).nth(10)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(locateCrumbs(page)).toHaveCount(2)

  // A second press changes nothing; every crumb's text is another, which is announced.
  await page.keyboard.press('Space')
  await expect(locateStatus(page)).toHaveText(describeCrumbs(2))
  await pressMouse(page, 5)
  await expect(page.locator('.story-progress > button').nth(4).locator('.story-crumb')).toHaveCount(1)
  await expect(locateStatus(page)).toHaveText(describeCrumbs(3))

  // Another language announces no crumb.
  await chooseLanguage(page, getLanguageName('fr'))
  await expectStoryPosition(page, 5, 'fr')
  await expect(locateCrumbs(page)).toHaveCount(3)
  await expect(locateStatus(page)).toBeEmpty()

  for (const number of [1, 2, 3, 4, 6, 7, 8, 9, 10]) await pressMouse(page, number, 'fr')
  const { biscuit } = messages.fr['free-story'].story
  await expect(locateStatus(page)).toHaveText(biscuit)
  await expect(locateStatus(page)).toBeInViewport({ ratio: 1 })
  expect((await new AxeBuilder({ page }).include('.story').analyze()).violations).toEqual([])

  await goToHash(page, '#/privacy-policy')
  await expect(page.locator('.story')).toBeHidden()
  await goToHash(page, '#free-story')
  await expect(locateCrumbs(page)).toHaveCount(storyPages.length)
  await expectStored(page, 'fr')

  await page.reload()
  await hydrate(page)
  // As a visitor's wheel does: ends the return to the page from before the reload.
  await page.locator('.story-pages').dispatchEvent('wheel')
  await readToTheEnd(page, 'fr')
  await expect(locateCrumbs(page)).toHaveCount(0)
})

test('mice are not printed, and crumbs are visible in forced colours', async ({ page }) => {
  await openHydratedStoryPage(page)
  await readToTheEnd(page)
  await pressMouse(page, 12)
  await page.emulateMedia({ media: 'print' })
  for (const part of [page.locator('.story-mouse').last(), locateCrumbs(page)])
    await expect(part).toBeHidden()

  await page.emulateMedia({ media: 'screen', forcedColors: 'active' })
  const readBackground = (selector: string) =>
    page
      .locator(selector)
      .last()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  // The control hides nothing of the picture.
  expect(await readBackground('.story-mouse')).toMatch(/, 0\)$/)
  expect(await readBackground('.story-progress .story-crumb')).not.toBe(await readBackground('.story-bar'))
})

test('the story stays as it is if the mouse can’t be loaded, and the next time she is there', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/404|Failed to load resource/)
  await page.route(mouseChunk, (route) => route.fulfill({ status: 404 }))
  await openHydratedStoryPage(page)
  const failed = page.waitForResponse(mouseChunk)
  await turnToPage(page, storyPages.length)
  await failed
  await expect(locateMice(page)).toHaveCount(0)
  await turnToPage(page, 1)
  await page.unroute(mouseChunk)
  await readToTheEnd(page)
})
