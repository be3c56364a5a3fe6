import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { type Locale, locales } from '@/lib/i18n/locales'
import { getFreeStoryPage } from '@/lib/pages'
import { mousePlaces } from '@/lib/story/mouse-places'
import { pictureSize, storyPages } from '@/lib/story/pages'
import { findScriptContaining } from './export-files'
import {
  chooseLanguage,
  expect,
  getBox,
  getLanguageName,
  goToHash,
  hydrate,
  messages,
  openHydrated,
  setTextSize,
  test,
  waitForStyles,
} from './fixtures'
import { expectStoryPosition, openLandingAtStory, openTools, turnToPage } from './story-reader'

/* Finding the mouse in the story's pictures. */

const { story } = messages.en['free-story']
const mouseChunk = `**/${findScriptContaining('story-mouse')}`

const locateMice = (page: Page, locale: Locale = 'en') =>
  page.getByRole('button', { name: messages[locale]['free-story'].story.mouse })
const locateStatus = (page: Page) => page.locator('.story-bar [role=status]')
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

/** Presses the mouse on every page, from the last to the first. */
async function pressAll(page: Page) {
  for (let number = storyPages.length; number > 0; number -= 1) await pressMouse(page, number)
}

test('there is nothing to press or to hear until the last page was shown', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const isMouseRequested = () => requests.some((url) => url.endsWith(mouseChunk.slice(2)))
  await openLandingAtStory(page)
  await turnToPage(page, storyPages.length - 1)
  await expect(locateMice(page)).toHaveCount(0)
  await expect(locateStatus(page)).toHaveCount(0)
  expect(isMouseRequested()).toBe(false)
  await readToTheEnd(page)
  expect(isMouseRequested()).toBe(true)
  await expect(locateStatus(page)).toBeEmpty()
  await expect(locateCrumbs(page)).toHaveCount(0)
})

test('pressing the mouse leaves a crumb at the page’s mark and is announced', async ({ page }) => {
  await openLandingAtStory(page)
  await readToTheEnd(page)
  const marks = page.locator('.story-progress > button')
  for (const number of [12, 4]) {
    await pressMouse(page, number)
    await expect(marks.nth(number - 1).locator('.story-crumb')).toHaveCount(1)
    await expect(locateMice(page).nth(number - 1)).toHaveAttribute('aria-disabled', 'true')
    await expect(locateStatus(page)).toHaveText(story.crumb)
  }
  await expect(locateCrumbs(page)).toHaveCount(2)
  const announced = await locateStatus(page).locator('p').elementHandle()
  // Playwright waits for controls that are disabled.
  await locateMice(page).nth(3).click({ force: true })
  await expect(locateCrumbs(page)).toHaveCount(2)
  // Still the same text, which is therefore not announced again.
  expect(await announced?.evaluate((text) => text.isConnected)).toBe(true)
  await pressMouse(page, 5)
  expect(await announced?.evaluate((text) => text.isConnected)).toBe(false)
  await expect(locateStatus(page)).toHaveText(story.crumb)
})

test('the mouse follows the pages’ text for the keyboard, which stays on her as pages turn', async ({
  page,
}) => {
  await openLandingAtStory(page)
  await readToTheEnd(page)
  await page.locator('.story-pages').focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('.story-question summary').nth(11)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(locateMice(page).nth(11)).toBeFocused()
  await expect(locateMice(page).nth(11)).not.toHaveCSS('outline-style', 'none')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowLeft')
  await expectStoryPosition(page, 11)
  await expect(locateMice(page).nth(10)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(locateCrumbs(page)).toHaveCount(2)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: story.previous })).toBeFocused()
  const isAfterText = await page.locator('.story-page').evaluateAll((items) =>
    items.every((item) => {
      const [text, mouse] = [item.querySelector('.story-text'), item.querySelector('.story-mouse')]
      return text && mouse && text.compareDocumentPosition(mouse) === Node.DOCUMENT_POSITION_FOLLOWING
    }),
  )
  expect(isAfterText).toBe(true)
})

test('twelve crumbs are half a biscuit, kept for the visit and forgotten by a reload', async ({
  page,
  context,
}) => {
  await openLandingAtStory(page)
  await readToTheEnd(page)
  await pressAll(page)
  await expect(locateStatus(page)).toHaveText(story.biscuit)
  await expect(locateStatus(page)).toBeInViewport({ ratio: 1 })

  await goToHash(page, '#/privacy-policy')
  await expect(page.locator('.story')).toHaveCount(0)
  await goToHash(page, '#free-story')
  await expect(locateStatus(page)).toHaveText(story.biscuit)
  await expect(locateCrumbs(page)).toHaveCount(storyPages.length)
  await chooseLanguage(page, getLanguageName('fr'))
  await expect(locateStatus(page)).toHaveText(messages.fr['free-story'].story.biscuit)
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['NEXT_LOCALE'])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)

  await page.reload()
  await hydrate(page)
  await expect(page.locator('.story-page')).toHaveCount(storyPages.length)
  // As a visitor's wheel does: ends the return to the page from before the reload.
  await page.locator('.story-pages').dispatchEvent('wheel')
  await readToTheEnd(page, 'fr')
  await expect(locateCrumbs(page)).toHaveCount(0)
  await expect(locateStatus(page)).toBeEmpty()
})

test('a change of language announces no crumb', { tag: '@any-screen' }, async ({ page }) => {
  await openLandingAtStory(page)
  await readToTheEnd(page)
  await pressMouse(page, 12)
  await chooseLanguage(page, getLanguageName('es'))
  await expectStoryPosition(page, 12, 'es')
  await expect(locateCrumbs(page)).toHaveCount(1)
  await expect(locateStatus(page)).toBeEmpty()
})

/** Reads how each page's control lies on the picture, and what else is under it. */
const readPlaces = (page: Page) =>
  page.locator('.story-page').evaluateAll(
    (items, { places, picture }) =>
      items.map((item, index) => {
        // Clear of the controls, which lie over the foot of the window on a phone.
        item.scrollIntoView({ block: 'start', inline: 'nearest', behavior: 'instant' })
        const box = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()
        const art = item.querySelector('.story-art') as HTMLImageElement
        const shown = box(art)
        const target = box(item.querySelector('.story-mouse'))
        // The mouse as the browser draws her.
        const scale = Math.max(shown.width / picture.width, shown.height / picture.height)
        const cut = Number.parseFloat(getComputedStyle(art).objectPosition) / 100
        const place = places[index] ?? { left: 0, top: 0, width: 0, height: 0 }
        const toLeft = (percent: number) =>
          shown.left + (shown.width - picture.width * scale) * cut + (percent * picture.width * scale) / 100
        const toTop = (percent: number) =>
          shown.top + (shown.height - picture.height * scale) / 2 + (percent * picture.height * scale) / 100
        const middle = toLeft(place.left + place.width / 2)
        const x = Math.max(shown.left + 1, Math.min(middle, shown.right - 1))
        const y = toTop(place.top + place.height / 2)
        const covered = [...item.querySelectorAll('p'), ...document.querySelectorAll('.story-bar button')]
          .filter((part) => part.checkVisibility())
          .map(box)
          .filter(
            ({ left, right, top, bottom }) =>
              left < target.right - 1 &&
              right > target.left + 1 &&
              top < target.bottom - 1 &&
              bottom > target.top + 1,
          )
        return {
          isMouseShown: x === middle,
          isOnMouse: x > target.left && x < target.right && y > target.top && y < target.bottom,
          isOnPicture:
            target.left >= shown.left - 0.5 &&
            target.right <= shown.right + 0.5 &&
            target.top >= shown.top - 0.5 &&
            target.bottom <= shown.bottom + 0.5,
          isLarge: target.width >= 24 && target.height >= 24,
          covered: covered.length,
        }
      }),
    { places: storyPages.map((id) => mousePlaces[id]), picture: pictureSize },
  )

for (const locale of locales)
  test(`each ${locale} page’s target is on the mouse and covers no text`, { tag: '@any-screen' }, async ({
    page,
  }) => {
    await openHydrated(page, getFreeStoryPage(locale).href)
    await waitForStyles(page)
    await readToTheEnd(page, locale)
    const good = storyPages.map(() => ({
      isMouseShown: true,
      isOnMouse: true,
      isOnPicture: true,
      isLarge: true,
      covered: 0,
    }))
    // In the narrowest windows with the text on the picture, the picture may be cut through the mouse.
    const cut = good.map((place) => ({ ...place, isMouseShown: expect.any(Boolean) }))
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [667, 375],
      [844, 390],
      [900, 900],
      [960, 900],
      [1024, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => readPlaces(page), `${width} × ${height}`).toEqual(width === 900 ? cut : good)
    }
    await page.setViewportSize({ width: 1280, height: 900 })
    await openTools(page)
    await page.getByRole('button', { name: messages[locale]['free-story'].story.larger }).click()
    await page.keyboard.press('Escape')
    await expect.poll(() => readPlaces(page), 'large text').toEqual(good)
    await page.setViewportSize({ width: 390, height: 844 })
    await setTextSize(page, 32)
    await expect.poll(() => readPlaces(page), 'twice the text size').toEqual(good)
  })

test('the mouse is found in full screen', { tag: '@any-screen' }, async ({ page }) => {
  await openLandingAtStory(page)
  await readToTheEnd(page)
  await openTools(page)
  await page.getByRole('button', { name: story.fullScreen, exact: true }).click()
  await openTools(page)
  await expect(page.getByRole('button', { name: story.leaveFullScreen })).toBeVisible()
  await openTools(page)
  await pressAll(page)
  await expect(locateStatus(page)).toHaveText(story.biscuit)
  await expect(locateStatus(page)).toBeInViewport({ ratio: 1 })
})

test('the story stays as it is if the mouse can’t be loaded, and the next time she is there', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/404|Failed to load resource/)
  await page.route(mouseChunk, (route) => route.fulfill({ status: 404 }))
  await openLandingAtStory(page)
  const failed = page.waitForResponse(mouseChunk)
  await turnToPage(page, storyPages.length)
  await failed
  await expect(locateMice(page)).toHaveCount(0)
  await turnToPage(page, 1)
  await page.unroute(mouseChunk)
  await readToTheEnd(page)
})

test('the controls and the half biscuit have no accessibility violations', async ({ page }) => {
  await openLandingAtStory(page)
  await readToTheEnd(page)
  for (const prepare of [() => undefined, () => pressAll(page)]) {
    await prepare()
    const { violations } = await new AxeBuilder({ page })
      .include('.story')
      .options({ rules: { 'target-size': { enabled: true }, 'color-contrast-enhanced': { enabled: true } } })
      .analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`),
    ).toEqual([])
  }
})

test('neither control nor crumb is printed', { tag: '@any-screen' }, async ({ page }) => {
  await openLandingAtStory(page)
  await readToTheEnd(page)
  await pressMouse(page, 12)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.story-mouse').last()).toBeHidden()
  await expect(locateCrumbs(page)).toBeHidden()
})

test('crumbs are visible in forced colours, and the control hides nothing of the picture', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openLandingAtStory(page)
  await readToTheEnd(page)
  await pressMouse(page, 12)
  await turnToPage(page, 11)
  const background = (selector: string) =>
    page
      .locator(selector)
      .last()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await background('.story-mouse')).toMatch(/, 0\)$/)
  expect(await background('.story-progress .story-crumb')).not.toBe(await background('.story-bar'))
  const box = await getBox(locateCrumbs(page))
  expect(box.width).toBeGreaterThan(6)
})
