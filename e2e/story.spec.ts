import { getLetterState } from '@/lib/launch'
import { getFreeStoryPage } from '@/lib/pages'
import { getLink } from '@/lib/site'
import { storyPages } from '@/lib/story/pages'
import { expect, isShopOpen, messages, test } from './fixtures'
import { getBox } from './steps'
import {
  describePosition,
  expectPageShown,
  expectStoryPage,
  openHydratedStoryPage,
  openLandingAtStory,
  openTools,
  turnToPage,
} from './story-reader'

/* Reading the story. The landing page and the story's own page have the same reader; most tests use the smaller page. */

const { story } = messages.en['free-story']

test('buttons, arrow keys and moons turn the pages and announce the position', async ({ page }) => {
  await openHydratedStoryPage(page)
  const next = page.getByRole('button', { name: story.next })
  const previous = page.getByRole('button', { name: story.previous })
  await expectStoryPage(page, 1)
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await next.click()
  await expectStoryPage(page, 2)
  await previous.click()
  await expectStoryPage(page, 1)

  await page.locator('.story-pages').focus()
  // Extends a selection.
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expectStoryPage(page, 2)
  await page.keyboard.press('ArrowLeft')
  await expectStoryPage(page, 1)

  const moons = page.locator('.story-progress')
  await expect(moons.getByRole('button')).toHaveCount(storyPages.length)
  const fifth = moons.getByRole('button', { name: describePosition(5) })
  await fifth.click()
  await expectStoryPage(page, 5)
  await expect(fifth).toHaveAttribute('aria-current', 'true')
  await expect(moons.locator('[aria-current]')).toHaveCount(1)

  // From any control, and at once to a page far away.
  for (const control of [next, fifth, page.locator('.story-page summary').nth(4)]) {
    await control.focus()
    await page.keyboard.press('ArrowRight')
    await expectStoryPage(page, 6)
    await page.keyboard.press('ArrowLeft')
    await expectStoryPage(page, 5)
  }
  const last = await moons
    .getByRole('button')
    .last()
    .evaluate(async (moon: HTMLElement) => {
      moon.click()
      await new Promise(requestAnimationFrame)
      const row = document.querySelector('.story-pages') as HTMLElement
      const status = document.querySelector('.story-position') as HTMLElement
      return {
        isMarked: moon.ariaCurrent === 'true',
        status: status.textContent,
        page: row.scrollLeft / row.getBoundingClientRect().width,
      }
    })
  expect(last).toEqual({
    isMarked: true,
    status: describePosition(storyPages.length),
    page: storyPages.length - 1,
  })
})

test('after the last page come the story again, books and letter', async ({ page }) => {
  const { end, story: texts, newsletter } = messages.es['free-story']
  await openHydratedStoryPage(page, 'es')
  await turnToPage(page, storyPages.length, 'es')
  const next = page.getByRole('button', { name: texts.next })
  await next.click()
  await expect(page.locator('.story-position')).toHaveText(end.title)
  await expectPageShown(page, storyPages.length + 1)
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await expect(page.locator('.story-progress button')).toHaveCount(storyPages.length)
  const lastPage = page.locator('.story-end')
  await expect(lastPage).toContainText(messages.es.book.offer.title)
  await expect(lastPage).toContainText(messages.es.book.offer.amount)
  const buy = lastPage.getByRole('link', { name: isShopOpen ? messages.es.action.buyNow : end.books })
  await expect(buy).toHaveAttribute('href', getLink('shopUrl', 'es') ?? '/es#book')
  await page.locator('.story-pages').focus()
  const again = lastPage.getByRole('link', { name: end.again })
  for (const link of [
    again,
    // The one that keeps the story.
    ...(await lastPage.getByRole('button').all()),
    buy,
    lastPage.getByRole('link', { name: newsletter[getLetterState()].link }),
  ]) {
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
  }
  await again.click()
  await expectStoryPage(page, 1, 'es')
  await expect(page.locator('.story-pages')).toBeFocused()
})

test('after a turn the other pictures load, and no lost connection takes them', async ({ page, context }) => {
  await openHydratedStoryPage(page)
  await page.getByRole('button', { name: story.next }).click()
  await expectStoryPage(page, 2)
  await expect
    .poll(() =>
      page
        .locator('.story-art')
        .evaluateAll(
          (pictures: HTMLImageElement[]) => pictures.filter(({ naturalWidth }) => naturalWidth).length,
        ),
    )
    .toBe(storyPages.length)
  await context.setOffline(true)
  await turnToPage(page, 9)
  await expect(page.locator('.story-art').nth(8)).not.toHaveJSProperty('naturalWidth', 0)
})

test('the story works from the cache without a network', async ({ page, context, expectErrors }) => {
  expectErrors(/Failed to load|ERR_INTERNET_DISCONNECTED/)
  await page.goto(getFreeStoryPage('en').href)
  // Scripts and dictionary are in the cache.
  await page.waitForFunction(() => {
    const files = document.querySelector<HTMLElement>('[data-scripts]')?.dataset.scripts?.split(' ') ?? []
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    return [...files, '/translation.json'].every((file) => loaded.some((name) => name.endsWith(file)))
  })
  await context.setOffline(true)
  await page.locator('.story-progress button').nth(7).click()
  await expectStoryPage(page, 8)
})

test('a story without scripts says how to turn its pages', async ({ page, context, expectErrors }) => {
  expectErrors(/Failed to load|ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
  await page.route('**/client/**', (route) => route.abort())
  await page.goto(getFreeStoryPage('en').href, { waitUntil: 'networkidle' })
  await context.setOffline(true)
  // `locator.click` would wait for the moon, which disappears.
  const moon = await getBox(page.locator('.story-progress button').nth(7))
  await page.mouse.click(moon.x + moon.width / 2, moon.y + moon.height / 2)
  await expect(page.getByText(story.plain)).toBeVisible()
})

test('in the largest text a turn shows the top of a row as high as the new page', async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 375 })
  await openHydratedStoryPage(page)
  await openTools(page)
  for (let press = 0; press < 2; press += 1) await page.getByRole('button', { name: story.larger }).click()
  await page.keyboard.press('Escape')
  const next = page.getByRole('button', { name: story.next })
  const heights: number[] = []
  for (const number of [2, 3]) {
    await next.scrollIntoViewIfNeeded()
    await next.click()
    await expectStoryPage(page, number)
    await expect(page.locator('.story-text').nth(number - 1)).toBeInViewport({ ratio: 0.2 })
    await expect
      .poll(async () => (await getBox(page.locator('.story-page').nth(number - 1))).y)
      .toBeGreaterThanOrEqual(-1)
    const question = await getBox(page.locator('.story-question').nth(number - 1))
    const row = await getBox(page.locator('.story-pages'))
    // Less than a line of its text.
    expect(row.bottom - question.bottom).toBeLessThan(30)
    heights.push(row.height)
  }
  expect(heights[0]).not.toBe(heights[1])
})

test('the question opens; “previous”, moons and “next” are in a row', async ({ page }) => {
  await openLandingAtStory(page)
  const question = page.getByText(story.pages.p01.question)
  await expect(question).toBeHidden()
  await page.locator('.story-page summary').first().click()
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.locator('.story-page').first().scrollIntoViewIfNeeded()
    const moons = await Promise.all((await page.locator('.story-progress button').all()).map(getBox))
    for (const moon of moons) expect(Math.min(moon.width, moon.height)).toBeGreaterThanOrEqual(24)
    expect(new Set(moons.map(({ y }) => Math.round(y))).size, 'rows of moons').toBe(width < 576 ? 2 : 1)
    for (const light of await page.locator('.story-progress path').all()) await expect(light).toBeVisible()
    const previous = await getBox(page.getByRole('button', { name: story.previous }))
    const next = await getBox(page.getByRole('button', { name: story.next }))
    const column = await getBox(page.locator('.story'))
    expect(Math.abs(next.y - previous.y)).toBeLessThan(1)
    expect(previous.x - column.x).toBeLessThan(2)
    expect(column.right - next.right).toBeLessThan(2)
    for (const moon of moons) {
      expect(moon.x).toBeGreaterThanOrEqual(previous.right)
      expect(moon.right).toBeLessThanOrEqual(next.x)
    }
    // Under the thumb while one reads.
    if (width < 768) await expect(page.getByRole('button', { name: story.next })).toBeInViewport({ ratio: 1 })
  }
})
