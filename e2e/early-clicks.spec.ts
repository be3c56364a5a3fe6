import { listScripts } from './export-files'
import { expect, isShopOpen, messages, test } from './fixtures'
import { delayFiles, getBox, hydrate, waitForToaster } from './steps'
import { expectStoryPage, openTools } from './story-reader'

/* Clicks before scripts and styles have loaded are not lost. */

const entry = `**${listScripts('index.html')[0]}`
const { next: nextLabel, larger } = messages.en['free-story'].story

test('clicks on controls that need React are repeated later', { tag: '@phone' }, async ({ page }) => {
  const release = await delayFiles(page, entry)
  await page.goto('/')
  const next = page.getByRole('button', { name: nextLabel })
  for (let press = 0; press < 2; press += 1) await next.click()
  // Without pointer events, as assistive technology sends it.
  await next.dispatchEvent('click')
  await expect(next).toHaveAttribute('data-pressed')
  const starting = page.getByRole('status').getByText(messages.en.shell.busy)
  await expect(starting).toBeVisible()
  await openTools(page)
  await page.getByRole('button', { name: larger }).click()
  release()
  await expectStoryPage(page, 4)
  await expect(next).not.toHaveAttribute('data-pressed')
  await expect(starting).toHaveCount(0)
  await expect(page.locator('.story')).toHaveAttribute('data-size', 'large')
})

test('menus and notifications open before scripts load', { tag: '@phone' }, async ({ page, isMobile }) => {
  const release = await delayFiles(page, entry)
  await page.goto('/')
  if (!isShopOpen) {
    // The second click does not close the notification of the first.
    for (let press = 0; press < 2; press += 1) await page.locator('.hero-actions button').click()
    await expect(page.getByText(messages.en.toast.buyDescription)).toBeVisible()
    await page.keyboard.press('Escape')
  }
  const menu = page.locator(isMobile ? '.mobile-menu' : '.language-menu')
  const control = menu.locator('summary')
  await control.click()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(menu).not.toHaveAttribute('open')
  await expect(control).toBeFocused()
  await control.click()
  await expect(menu).toHaveAttribute('open')
  release()
  await hydrate(page)
  await waitForToaster(page)
  await expect(menu).toHaveAttribute('open')
  await page.keyboard.press('Escape')
  await expect(menu).not.toHaveAttribute('open')
})

test('a section link clicked before the styles have loaded leads to its section', async ({ page }) => {
  const release = await delayFiles(page, '**/*.css')
  const requested = page.waitForRequest('**/*.css')
  await page.goto('/', { waitUntil: 'commit' })
  const heading = await page.locator('h1').elementHandle()
  await page.locator('.hero-actions div > a').click()
  const target = page.locator(new URL(page.url()).hash)
  await requested
  release()
  await hydrate(page)
  // Below the header, and still there once the fonts are loaded.
  await page.evaluate(() => document.fonts.ready)
  const findPlace = async () => {
    const { y } = await getBox(target)
    return y >= 0 && y <= 100 ? 'at the top' : y
  }
  await expect.poll(findPlace).toBe('at the top')
  // React has hydrated the element and not replaced it.
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true)
})
