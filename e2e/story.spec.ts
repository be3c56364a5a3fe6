import { locales } from '@/lib/i18n/locales'
import { getLandingPage } from '@/lib/pages'
import { storyPages } from '@/lib/story/pages'
import {
  chooseLanguage,
  delayFiles,
  expect,
  getBox,
  getLanguageName,
  goToHash,
  hydrate,
  messages,
  openHydrated,
  recordLayoutShifts,
  test,
  triggerScripts,
  waitForStyles,
} from './fixtures'
import {
  expectStoryPosition,
  openLandingAtStory,
  openTools,
  readScrollPosition,
  turnToPage,
} from './story-reader'

const { story } = messages.en['free-story']

test('the buttons turn the pages, announce the position, and are disabled at the ends', async ({ page }) => {
  await openLandingAtStory(page)
  const next = page.getByRole('button', { name: story.next })
  const previous = page.getByRole('button', { name: story.previous })

  await expectStoryPosition(page, 1)
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await next.click()
  await expectStoryPosition(page, 2)
  await expect.poll(() => readScrollPosition(page)).toBeCloseTo(1, 1)
  await previous.click()
  await expectStoryPosition(page, 1)
  await page
    .locator('.story-pages')
    .evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }))
  await expectStoryPosition(page, storyPages.length)
  await expect(next).toHaveAttribute('aria-disabled', 'true')
})

test('the arrow keys turn the pages', async ({ page }) => {
  await openLandingAtStory(page)
  await page.locator('.story-pages').focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => readScrollPosition(page)).toBeCloseTo(1, 1)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => readScrollPosition(page)).toBeCloseTo(0, 1)
})

test('each moon turns to its page, is named after it and says whether it is the current one', async ({
  page,
}) => {
  await openLandingAtStory(page)
  const moons = page.locator('.story-progress button')
  await expect(moons).toHaveCount(storyPages.length)
  const fifth = page.locator('.story-progress').getByRole('button', {
    name: story.position.replace('{page}', '5').replace('{total}', String(storyPages.length)),
  })
  await fifth.click()
  await expectStoryPosition(page, 5)
  await expect.poll(() => readScrollPosition(page)).toBeCloseTo(4, 1)
  await expect(fifth).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('.story-progress [aria-current]')).toHaveCount(1)
})

test('the moons are targets of at least 24 px, in one row with the other controls', {
  tag: '@any-screen',
}, async ({ page }) => {
  await openLandingAtStory(page)
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const moon of await page.locator('.story-progress button').all()) {
      const { width: across, height } = await getBox(moon)
      expect(Math.min(across, height)).toBeGreaterThanOrEqual(24)
    }
    const first = await getBox(page.locator('.story-controls > button').first())
    const menu = await getBox(page.locator('.story-tools summary'))
    expect(Math.abs(menu.y - first.y)).toBeLessThan(4)
  }
})

test('the question is shown on request', { tag: '@any-screen' }, async ({ page }) => {
  await openLandingAtStory(page)
  const question = page.getByText(story.pages.p01.question)
  await expect(question).toBeHidden()
  await page.locator('.story-page summary').first().click()
  await expect(question).toBeVisible()
})

test('keeps larger text for the visit without storing it', { tag: '@any-screen' }, async ({
  page,
  context,
}) => {
  await openLandingAtStory(page)
  const text = page.locator('.story-text').first()
  const size = () => text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  const before = await size()
  await openTools(page)
  await page.getByRole('button', { name: story.larger }).click()
  const larger = await size()
  expect(larger).toBeGreaterThan(before)
  await goToHash(page, '#/privacy-policy')
  await expect(page.locator('.story')).toHaveCount(0)
  await goToHash(page, '#free-story')
  await expect.poll(size).toBe(larger)
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['NEXT_LOCALE'])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
})

test('rotating the phone keeps the story page, and reloading keeps the place', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openLandingAtStory(page)
  await page
    .locator('.story-pages')
    .evaluate((list) => list.scrollTo({ left: 8 * list.clientWidth, behavior: 'instant' }))
  const ninth = page.locator('.story-progress button').nth(8)
  await expect(ninth).toHaveAttribute('aria-current')
  for (const size of [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    await expect.poll(() => readScrollPosition(page)).toBeCloseTo(8, 2)
  }
  const top = () => page.locator('.story').evaluate((story) => story.getBoundingClientRect().top)
  const before = await top()
  await page.reload()
  await hydrate(page)
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(60)
  await expect(ninth).toHaveAttribute('aria-current')
  await expect.poll(() => readScrollPosition(page)).toBeCloseTo(8, 2)
})

test('a press of “next” right after a reload turns on from the page that was read', async ({ page }) => {
  await openLandingAtStory(page)
  await turnToPage(page, 5)
  const release = await delayFiles(page, '**/_next/static/client/*.js')
  await page.reload()
  await page.getByRole('button', { name: story.next }).click()
  release()
  await expectStoryPosition(page, 6)
})

test('a change of language keeps the page, also after a reload', { tag: '@any-screen' }, async ({ page }) => {
  await openLandingAtStory(page)
  await turnToPage(page, 5)
  await chooseLanguage(page, getLanguageName('fr'))
  await expectStoryPosition(page, 5, 'fr')
  expect(await readScrollPosition(page)).toBeCloseTo(4, 2)
  await page.reload()
  await expectStoryPosition(page, 5, 'fr')
  await expect.poll(() => readScrollPosition(page)).toBeCloseTo(4, 2)
})

test.describe('full screen on a phone in landscape', { tag: '@any-screen' }, () => {
  test.use({ viewport: { width: 915, height: 412 } })
  test('shows the whole picture beside the text, and can be left with its button', async ({ page }) => {
    await openLandingAtStory(page)
    await openTools(page)
    await page.getByRole('button', { name: story.fullScreen, exact: true }).click()
    await openTools(page)
    const leave = page.getByRole('button', { name: story.leaveFullScreen })
    await expect(leave).toBeInViewport({ ratio: 1 })
    const first = page.locator('.story-page').first()
    await expect(first.locator('.story-art')).toBeInViewport({ ratio: 0.99 })
    await expect(first.locator('.story-text').first()).toBeInViewport({ ratio: 0.99 })
    await expect(page.getByRole('button', { name: story.next })).toBeInViewport({ ratio: 1 })
    // Tab stops at controls only.
    await page.locator('.story-pages').focus()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON')
    await openTools(page)
    await leave.click()
    await openTools(page)
    await expect(page.getByRole('button', { name: story.fullScreen, exact: true })).toBeVisible()
  })
})

for (const locale of locales)
  test(`the ${locale} story keeps its height when its later pages arrive`, { tag: '@any-screen' }, async ({
    page,
  }) => {
    const readHeights = async () => {
      const heights: Record<string, number> = {}
      for (const [width, height] of [
        ...[320, 360, 390, 412, 480, 540, 600, 700, 768, 820, 900, 1024, 1280, 1440].map((one) => [one, 900]),
        ...[667, 844, 932].map((one) => [one, 400]),
      ] as [number, number][]) {
        await page.setViewportSize({ width, height })
        heights[`${width} × ${height}`] = await page
          .locator('.story-pages')
          .evaluate((list) => list.getBoundingClientRect().height)
      }
      return heights
    }
    await page.goto(getLandingPage(locale).href)
    await waitForStyles(page)
    await page.evaluate(async () => {
      document.documentElement.dataset.laidOut = ''
      await document.fonts.ready
    })
    await expect(page.locator('.story-page')).toHaveCount(1)
    const before = await readHeights()
    await triggerScripts(page)
    await expect(page.locator('.story-page')).toHaveCount(storyPages.length)
    expect(await readHeights()).toEqual(before)
  })

test('nothing moves when the later pages arrive in view', { tag: '@any-screen' }, async ({ page }) => {
  const shift = await recordLayoutShifts(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await waitForStyles(page)
  await page.evaluate(async () => {
    document.documentElement.dataset.laidOut = ''
    await document.fonts.ready
  })
  // The tools below the controls may grow by what the browser supports.
  await page
    .locator('.story-controls')
    .evaluate((controls) => controls.scrollIntoView({ block: 'end', behavior: 'instant' }))
  const shiftBefore = await shift()
  await triggerScripts(page)
  await expect(page.locator('.story-page')).toHaveCount(storyPages.length)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await shift()).toBe(shiftBefore)
})

test('a story that was left is complete at once when the visitor returns', async ({ page }) => {
  await openHydrated(page)
  await goToHash(page, '#/privacy-policy')
  await expect(page.locator('.story')).toHaveCount(0)
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const count = document.querySelectorAll('.story-page').length
      if (count === 0) return
      observer.disconnect()
      Object.assign(window, { firstCount: count })
    }).observe(document.body, { childList: true, subtree: true })
  })
  await goToHash(page, '#/')
  await expect(page.locator('.story')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'firstCount'))).toBe(storyPages.length)
})
