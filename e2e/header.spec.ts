import { locales } from '@/lib/i18n/locales'
import { getLandingPage } from '@/lib/pages'
import {
  expect,
  expectHeaderTranslucent,
  expectHeaderTransparent,
  getBox,
  locateNotification,
  messages,
  openHydrated,
  test,
  waitForStyles,
} from './fixtures'

const header = 'header.header'

test('the header is transparent up to a scroll offset of 50 px and translucent white beyond', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHydrated(page)
  await expect(page.locator(header)).toHaveCSS('position', 'fixed')
  await page.evaluate(() => scrollTo(0, 50))
  // The observer would report a change within two frames.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expectHeaderTransparent(page)
  await page.evaluate(() => scrollTo(0, 51))
  await expectHeaderTranslucent(page)
  await page.evaluate(() => scrollTo(0, 0))
  await expectHeaderTransparent(page)
})

test('the logo scrolls to the top', async ({ page }) => {
  await openHydrated(page)
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  await page.getByRole('link', { name: messages.en.shell.home }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('on wide screens the header shows Buy Now once the hero’s is out of view, without moving the navigation', async ({
  page,
  isMobile,
}) => {
  await openHydrated(page)
  const buy = page.locator('.header-buy')
  await expect(buy).toBeHidden()
  if (isMobile) return expect(page.locator('.header-nav')).toBeHidden()
  const before = await getBox(page.locator('.header-nav'))
  await page.locator('#app').scrollIntoViewIfNeeded()
  await expect(buy).toBeVisible()
  expect(await getBox(page.locator('.header-nav'))).toEqual(before)
  await buy.click()
  await expect(locateNotification(page)).toContainText(messages.en.toast.buyTitle)
})

test('on a low screen the header is 48 px high, with the menu below it', async ({ page }) => {
  await page.setViewportSize({ width: 780, height: 360 })
  await page.goto('/')
  await waitForStyles(page)
  await page.locator('.mobile-menu summary').click()
  // 48 px, or more with larger text.
  const { height } = await getBox(page.locator('.header'))
  expect(height).toBeGreaterThanOrEqual(48)
  expect(height).toBeLessThanOrEqual(50)
  const panel = page.locator('.mobile-menu .disclosure-panel')
  // The menu slides down as it opens.
  await expect.poll(async () => (await getBox(panel)).y).toBe(height)
})

for (const width of [1024, 1440])
  test(`at ${width} px the header has logo, navigation, Buy Now and languages in one row`, {
    tag: '@any-screen',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const locale of locales) {
      await openHydrated(page, getLandingPage(locale).href)
      await page.locator('#app').scrollIntoViewIfNeeded()
      await expect(page.locator('.header-buy')).toBeVisible()
      const boxOf = (selector: string) => getBox(page.locator(header).locator(selector))
      const bar = await boxOf('.header-bar')
      const [logo, navigation, buy, language] = await Promise.all(
        ['.logo-link', '.header-nav', '.header-buy', '.language-menu summary'].map(boxOf),
      )
      if (!logo || !navigation || !buy || !language) throw new Error('The header is not complete.')
      expect(bar.height).toBe(68)
      for (const part of [logo, navigation, buy, language])
        expect(Math.abs(part.y + part.height / 2 - (bar.y + bar.height / 2)), locale).toBeLessThan(2)
      expect(navigation.x).toBeGreaterThanOrEqual(logo.right)
      expect(buy.x).toBeGreaterThanOrEqual(navigation.right)
      // Buy Now stands directly beside the languages, which end the row.
      expect(language.x - buy.right, locale).toBeGreaterThanOrEqual(0)
      expect(language.x - buy.right, locale).toBeLessThanOrEqual(8)
      expect(width - language.right, locale).toBeLessThanOrEqual(logo.x + 1)
    }
  })
