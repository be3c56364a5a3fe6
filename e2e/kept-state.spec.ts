import type { Page } from '@playwright/test'
import { expect, legalTexts, messages, test } from './fixtures'
import {
  chooseLanguage,
  delayFiles,
  expectStored,
  getBox,
  goToHash,
  hydrate,
  locateHeading,
  openHydrated,
  waitForPaint,
} from './steps'
import {
  describePosition,
  expectPageShown,
  expectStoryPage,
  openHydratedStoryPage,
  openLandingAtStory,
  openTools,
  turnToPage,
} from './story-reader'

const { story, crayons } = messages.en['free-story']

test('another route and another language keep text size and page; nothing is stored', async ({ page }) => {
  await openLandingAtStory(page)
  const text = page.locator('.story-text').first()
  const readSize = () => text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  const before = await readSize()
  await openTools(page)
  await page.getByRole('button', { name: story.larger }).click()
  const larger = await readSize()
  expect(larger).toBeGreaterThan(before)
  await page.keyboard.press('Escape')
  await turnToPage(page, 5)
  await goToHash(page, '#/privacy-policy')
  await expect(page.locator('.story')).toBeHidden()
  await goToHash(page, '#free-story')
  await expect.poll(readSize).toBe(larger)

  await chooseLanguage(page, 'fr')
  await expectStoryPage(page, 5, 'fr')
  await expectStored(page, 'fr')
})

test('a press of “next” right after a reload turns on from the page that was read', async ({ page }) => {
  await openHydratedStoryPage(page)
  await turnToPage(page, 5)
  const release = await delayFiles(page, '**/_next/static/client/*.js')
  await page.reload()
  await page.getByRole('button', { name: story.next }).click()
  release()
  await expectStoryPage(page, 6)
})

const readScroll = (page: Page) => page.evaluate(() => scrollY)
const goBackToWebsite = (page: Page) =>
  page.getByRole('link', { name: messages.en.shell.backToWebsite }).click()

test('going back to the website restores the place and the focus', async ({ page }) => {
  await openHydrated(page)
  await page.locator('#benefits').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  // Once scrolling has ended.
  await page.waitForFunction(() => JSON.stringify(history.state)?.includes(`"scrollY":${scrollY}`))
  const before = await readScroll(page)
  await goToHash(page, '#/privacy-policy')
  await expect(locateHeading(page)).toHaveText(legalTexts.en.privacy.title)
  await goBackToWebsite(page)
  await expect(page.locator('#benefits-title')).toBeFocused()
  await expect.poll(() => readScroll(page)).toBe(before)
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toBeInViewport()
  expect(Math.abs((await readScroll(page)) - before)).toBeLessThan(900)
})

test('a legal route closes an open colouring sheet, and ends full screen', async ({ page }) => {
  await openLandingAtStory(page)
  const openSheet = () => page.getByRole('button', { name: crayons.open }).first().click()
  await openSheet()
  await page.getByRole('dialog').getByRole('button', { name: crayons.areas.sky }).first().press('Enter')
  await expect(page.locator('.crayons-status')).not.toBeEmpty()
  await goToHash(page, '#/privacy-policy')
  await expect(locateHeading(page)).toBeFocused()
  await expect(page.locator('dialog')).toHaveCount(0)
  await goBackToWebsite(page)
  await openSheet()
  await expect(page.locator('.crayons [data-area=sky][fill^="url("]').first()).toBeVisible()
  await page.keyboard.press('Escape')

  await openTools(page)
  await page.getByRole('button', { name: story.fullScreen, exact: true }).click()
  const isFullScreen = () => page.evaluate(() => document.fullscreenElement !== null)
  await expect.poll(isFullScreen).toBe(true)
  await goToHash(page, '#/privacy-policy')
  await expect.poll(isFullScreen).toBe(false)
  await expect(locateHeading(page)).toBeFocused()
})

test('another width keeps the page, also during a turn; later turns scroll again', async ({ page }) => {
  await openHydratedStoryPage(page)
  const setWidth = (width: number) =>
    page.locator('.story-pages').evaluate((row: HTMLElement, pixels) => {
      row.style.width = `${pixels}px`
    }, width)
  const expectPage = async (number: number) => {
    await expectStoryPage(page, number)
    await waitForPaint(page)
  }
  const next = page.getByRole('button', { name: story.next })
  for (const [number, width] of [
    [1, 800],
    [4, 700.5],
  ] as const) {
    await turnToPage(page, number)
    await setWidth(width)
    await expectPage(number)
    const atFirst = await next.evaluate(async (button: HTMLElement) => {
      button.click()
      await new Promise(requestAnimationFrame)
      return document.querySelector('.story-position')?.textContent
    })
    expect(atFirst, 'a turn that scrolls takes more than a frame').toBe(describePosition(number))
    await setWidth(width + 50)
    await expectPage(number + 1)
    // As find in page and screen readers do.
    await page.locator(`#page-${number + 3}`).evaluate((element) => element.scrollIntoView())
    await expectPage(number + 3)
  }
})

test('zooming in, or turning a phone, keeps the text in view', async ({ page }) => {
  await openHydrated(page)
  for (const [from, to] of [
    [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ],
    [
      { width: 1280, height: 800 },
      { width: 640, height: 400 },
    ],
  ] as const) {
    await page.setViewportSize(from)
    for (const selector of ['#benefits h3', '.story-title', '.colouring-sheets .subtitle']) {
      const text = page.locator(selector).first()
      await text.evaluate(
        (element) =>
          new Promise((resolve) => {
            addEventListener('scrollend', resolve, { once: true })
            const top = scrollY + element.getBoundingClientRect().top - innerHeight / 4
            scrollTo({ top, behavior: 'instant' })
          }),
      )
      for (const screen of [to, from]) {
        await page.setViewportSize(screen)
        await expect(text, `${selector} at ${screen.width} px`).toBeInViewport()
      }
    }
  }
  // A phone's keyboard changes the height only. Then the page is not scrolled.
  await page.evaluate(() => {
    window.scrollBy = () => document.documentElement.setAttribute('data-scrolled', '')
  })
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.waitForFunction(() => innerHeight === 500)
  await waitForPaint(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-scrolled')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a swipe turns one page', async ({ page, context }) => {
    await openHydratedStoryPage(page)
    const { x, y, width } = await getBox(page.locator('.story-pages'))
    const browser = await context.newCDPSession(page)
    /** Sends a finger's position, in widths of the row, and its time, in milliseconds. */
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', timeMs: number, from?: number) =>
      browser.send('Input.dispatchTouchEvent', {
        type,
        timestamp: timeMs / 1000,
        touchPoints: from === undefined ? [] : [{ x: x + width * from, y: y + 100 }],
      })
    for (const number of [2, 3]) {
      const start = Date.now()
      await touch('touchStart', start, 0.95)
      for (let step = 1; step <= 6; step += 1) await touch('touchMove', start + 60 * step, 0.95 - step / 10)
      // The finger stops before it leaves the screen: on a busy machine the browser sees any speed as that of a fling.
      for (let rest = 1; rest <= 3; rest += 1)
        await touch('touchMove', start + 360 + 60 * rest, 0.35 - rest / 1000)
      await touch('touchEnd', start + 600)
      await expectStoryPage(page, number)
    }
    // A fast swipe would turn two pages without it. The speed of a fling depends on the machine, so no test can rely on it.
    await expect(page.locator('.story-page').first()).toHaveCSS('scroll-snap-stop', 'always')
  })

  test('rotation and reload keep page and place; full screen shows picture and text', async ({ page }) => {
    await openLandingAtStory(page)
    await turnToPage(page, 9)
    for (const size of [
      { width: 844, height: 390 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size)
      await expectPageShown(page, 9)
    }
    const readTop = () => page.locator('.story').evaluate((element) => element.getBoundingClientRect().top)
    const before = await readTop()
    await page.reload()
    await hydrate(page)
    await expect.poll(async () => Math.abs((await readTop()) - before)).toBeLessThan(60)
    await expectStoryPage(page, 9)

    await page.setViewportSize({ width: 915, height: 412 })
    await expectPageShown(page, 9)
    await openTools(page)
    await page.getByRole('button', { name: story.fullScreen, exact: true }).click()
    await openTools(page)
    const leave = page.getByRole('button', { name: story.leaveFullScreen })
    await expect(leave).toBeInViewport({ ratio: 1 })
    const ninth = page.locator('.story-page').nth(8)
    await expect(ninth.locator('.story-art')).toBeInViewport({ ratio: 0.99 })
    await expect(ninth.locator('.story-text').first()).toBeInViewport({ ratio: 0.99 })
    await expect(page.getByRole('button', { name: story.next })).toBeInViewport({ ratio: 1 })
  })
})
