import type { Page } from '@playwright/test'
import { storyPages } from '@/lib/story/pages'
import { listScripts } from './export-files'
import { delayFiles, expect, hydrate, messages, test, triggerScripts } from './fixtures'
import { expectStoryPosition, openTools, readScrollPosition } from './story-reader'

/* Clicks before scripts and styles have loaded are not lost. */

const entry = `**${listScripts('index.html')[0]}`

test('replays three clicks that came before the scripts', async ({ page }) => {
  const release = await delayFiles(page, entry)
  await page.goto('/')
  const labels = messages.en['free-story'].story
  const next = page.getByRole('button', { name: labels.next })
  for (let press = 0; press < 3; press += 1) await next.click()
  await expect(next).toHaveAttribute('data-pressed')
  release()
  await expect(page.locator('.story-progress [aria-current]')).toHaveCount(1)
  await expectStoryPosition(page, 4)
  await expect.poll(() => readScrollPosition(page)).toBeCloseTo(3, 1)
  await expect(next).not.toHaveAttribute('data-pressed')
})

test('replays a click without pointer events, as assistive technology sends it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: messages.en['free-story'].story.next }).dispatchEvent('click')
  await expectStoryPosition(page, 2)
})

test('prints the whole story if Print is clicked before the scripts', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { printed: document.querySelectorAll('.story-page').length })
  })
  const release = await delayFiles(page, entry)
  await page.goto('/')
  await openTools(page)
  await page.getByRole('button', { name: messages.en['free-story'].story.print }).click()
  release()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'printed'))).toBe(storyPages.length)
})

test('menus and notifications open before the scripts load, and stay open', async ({ page, isMobile }) => {
  const release = await delayFiles(page, entry)
  await page.goto('/')
  // The second click does not close the notification of the first.
  for (let press = 0; press < 2; press += 1) await page.locator('.hero-actions button').click()
  await expect(page.getByText(messages.en.toast.buyDescription)).toBeVisible()
  await page.keyboard.press('Escape')
  const menu = page.locator(isMobile ? '.mobile-menu' : '.language-menu')
  await menu.locator('summary').click()
  await expect(menu).toHaveAttribute('open')
  release()
  await hydrate(page)
  await expect(menu).toHaveAttribute('open')
  await page.keyboard.press('Escape')
  await expect(menu).not.toHaveAttribute('open')
})

for (const [name, go] of Object.entries({
  'a URL with a section': async (page: Page) => {
    await page.goto('/#about-us', { waitUntil: 'commit' })
  },
  'a section link clicked immediately': async (page: Page) => {
    await page.goto('/', { waitUntil: 'commit' })
    await page.locator('.hero-actions a').click()
  },
}))
  test(`${name} scrolls to the section even if styles load late`, async ({ page }) => {
    const release = await delayFiles(page, '**/*.css')
    const requested = page.waitForRequest('**/*.css')
    await go(page)
    const target = page.locator(new URL(page.url()).hash)
    await requested
    release()
    await hydrate(page)
    await expect(page.locator('html')).toHaveAttribute('data-laid-out')
    // Below the header, and still there once the fonts are loaded.
    await page.evaluate(() => document.fonts.ready)
    await expect
      .poll(() =>
        target.evaluate((element) => {
          const { top } = element.getBoundingClientRect()
          return top >= 0 && top <= 100 ? 'there' : top
        }),
      )
      .toBe('there')
  })

test('lays out the whole page after the first use, when the browser is idle', async ({ page }) => {
  await page.goto('/')
  await triggerScripts(page)
  await expect(page.locator('html')).toHaveAttribute('data-laid-out')
  for (const part of await page.locator('.section > .page-column, .footer > .page-column').all())
    await expect(part).toHaveCSS('content-visibility', 'visible')
})
