import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { type Locale, locales } from '@/lib/i18n/locales'
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
  setTextSize,
  test,
} from './fixtures'
import {
  expectStoryPosition,
  openHydratedStoryPage,
  openLandingAtStory,
  openTools,
  turnToPage,
} from './story-reader'

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

test('after the last page each mouse leaves a crumb, by mouse and by keyboard; twelve are half a biscuit, until a reload', async ({
  page,
  context,
}) => {
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

  // The mouse follows the page's text for the keyboard, which stays on her as pages turn.
  await page.locator('.story-pages').focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('.story-question summary').nth(11)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(locateMice(page).nth(11)).toBeFocused()
  await expect(locateMice(page).nth(11)).not.toHaveCSS('outline-style', 'none')
  await page.keyboard.press('Enter')
  await expect(locateStatus(page)).toHaveText(story.crumb)
  await page.keyboard.press('ArrowLeft')
  await expectStoryPosition(page, 11)
  await expect(locateMice(page).nth(10)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(locateCrumbs(page)).toHaveCount(2)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: story.previous })).toBeFocused()

  await pressMouse(page, 4)
  await expect(page.locator('.story-progress > button').nth(3).locator('.story-crumb')).toHaveCount(1)
  await expect(locateMice(page).nth(3)).toHaveAttribute('aria-disabled', 'true')
  const announced = await locateStatus(page).locator('p').elementHandle()
  // Playwright waits for controls that are disabled.
  await locateMice(page).nth(3).click({ force: true })
  await expect(locateCrumbs(page)).toHaveCount(3)
  // Still the same element, which is therefore not announced again; the next crumb is.
  expect(await announced?.evaluate((text) => text.isConnected)).toBe(true)
  await pressMouse(page, 5)
  await expect(locateCrumbs(page)).toHaveCount(4)
  expect(await announced?.evaluate((text) => text.isConnected)).toBe(false)
  await expect(locateStatus(page)).toHaveText(story.crumb)

  // Another language announces no crumb.
  await chooseLanguage(page, getLanguageName('fr'))
  await expectStoryPosition(page, 5, 'fr')
  await expect(locateCrumbs(page)).toHaveCount(4)
  await expect(locateStatus(page)).toBeEmpty()

  for (const number of [1, 2, 3, 6, 7, 8, 9, 10]) await pressMouse(page, number, 'fr')
  const { biscuit } = messages.fr['free-story'].story
  await expect(locateStatus(page)).toHaveText(biscuit)
  await expect(locateStatus(page)).toBeInViewport({ ratio: 1 })
  const { violations } = await new AxeBuilder({ page })
    .include('.story')
    .options({ rules: { 'target-size': { enabled: true }, 'color-contrast-enhanced': { enabled: true } } })
    .analyze()
  expect(violations).toEqual([])

  await goToHash(page, '#/privacy-policy')
  await expect(page.locator('.story')).toBeHidden()
  await goToHash(page, '#free-story')
  await expect(locateStatus(page)).toHaveText(biscuit)
  await expect(locateCrumbs(page)).toHaveCount(storyPages.length)
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['NEXT_LOCALE'])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)

  await page.reload()
  await hydrate(page)
  // As a visitor's wheel does: ends the return to the page from before the reload.
  await page.locator('.story-pages').dispatchEvent('wheel')
  await readToTheEnd(page, 'fr')
  await expect(locateCrumbs(page)).toHaveCount(0)
  await expect(locateStatus(page)).toBeEmpty()
})

/** Finds controls that are not on the mouse, not on the picture, too small, or over text or other controls. */
const findMisplaced = (page: Page) =>
  page.locator('.story-page').evaluateAll(
    (items, { places, size }) =>
      items.flatMap((item, index) => {
        // Clear of the controls, which lie over the foot of the window on a phone.
        item.scrollIntoView({ block: 'start', inline: 'nearest', behavior: 'instant' })
        const getRect = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()
        const picture = item.querySelector('.story-art') ?? item
        const shown = getRect(picture)
        const control = getRect(item.querySelector('.story-mouse'))
        // The middle of the mouse in the picture, which covers its box and may be cut at the sides.
        const scale = Math.max(shown.width / size.width, shown.height / size.height)
        const cut = Number.parseFloat(getComputedStyle(picture).objectPosition) / 100
        const { left = 0, top = 0, width = 0, height = 0 } = places[index] ?? {}
        const atX = ((left + width / 2) / 100) * size.width * scale
        const atY = ((top + height / 2) / 100) * size.height * scale
        const x = shown.left + (shown.width - size.width * scale) * cut + atX
        const y = shown.top + (shown.height - size.height * scale) / 2 + atY
        const isWithin = (inner: DOMRect, outer: DOMRect) =>
          inner.left >= outer.left - 0.5 &&
          inner.right <= outer.right + 0.5 &&
          inner.top >= outer.top - 0.5 &&
          inner.bottom <= outer.bottom + 0.5
        const isOver = (one: DOMRect, other: DOMRect) =>
          one.left < other.right - 1 &&
          one.right > other.left + 1 &&
          one.top < other.bottom - 1 &&
          one.bottom > other.top + 1
        const others = [...item.querySelectorAll('p'), ...document.querySelectorAll('.story-bar button')]
        const faults = {
          'is beside the mouse': !isWithin(new DOMRect(x, y), control),
          'is beside the picture': !isWithin(control, shown),
          'is too small': Math.min(control.width, control.height) < 24,
          'covers something': others.some((part) => part.checkVisibility() && isOver(control, getRect(part))),
        }
        return Object.entries(faults).flatMap(([fault, is]) => (is ? [`${item.id} ${fault}`] : []))
      }),
    { places: storyPages.map((id) => mousePlaces[id]), size: pictureSize },
  )

// French has the longest text.
for (const locale of locales)
  test(`each ${locale} page’s target is on the mouse and covers no text`, {
    tag: locale === 'fr' ? [] : ['@all'],
  }, async ({ page }) => {
    await openHydratedStoryPage(page, locale)
    await readToTheEnd(page, locale)
    const expectNoneMisplaced = (what: string) => expect.poll(() => findMisplaced(page), what).toEqual([])
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [667, 375],
      [844, 390],
      // Below 960 px with the text on the picture, the picture may be cut through the mouse.
      [960, 900],
      [1024, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expectNoneMisplaced(`${width} × ${height}`)
    }
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.locator('.story').evaluate((story) => story.setAttribute('data-size', 'large'))
    await expectNoneMisplaced('large text')
    await page.setViewportSize({ width: 390, height: 844 })
    await setTextSize(page, 32)
    await expectNoneMisplaced('twice the text size')
  })

test('crumbs are not printed, visible in forced colours, and found in full screen, too', async ({ page }) => {
  await openHydratedStoryPage(page)
  await readToTheEnd(page)
  await pressMouse(page, 12)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.story-mouse').last()).toBeHidden()
  await expect(locateCrumbs(page)).toBeHidden()

  await page.emulateMedia({ media: 'screen', forcedColors: 'active' })
  await turnToPage(page, 11)
  const readBackground = (selector: string) =>
    page
      .locator(selector)
      .last()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  // The control hides nothing of the picture.
  expect(await readBackground('.story-mouse')).toMatch(/, 0\)$/)
  expect(await readBackground('.story-progress .story-crumb')).not.toBe(await readBackground('.story-bar'))
  expect((await getBox(locateCrumbs(page))).width).toBeGreaterThan(6)

  await page.emulateMedia({ forcedColors: 'none' })
  await openTools(page)
  await page.getByRole('button', { name: story.fullScreen, exact: true }).click()
  await openTools(page)
  await expect(page.getByRole('button', { name: story.leaveFullScreen })).toBeVisible()
  await openTools(page)
  for (let number = 11; number > 0; number -= 1) await pressMouse(page, number)
  await expect(locateStatus(page)).toHaveText(story.biscuit)
  await expect(locateStatus(page)).toBeInViewport({ ratio: 1 })
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
