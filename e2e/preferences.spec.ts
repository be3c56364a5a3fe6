import { getDictionaryUrl } from '@/lib/dictionary-urls'
import { getFreeStoryPage, getLandingPage, getLegalPage } from '@/lib/pages'
import { listScripts } from './export-files'
import { expect, isShopOpen, legalTexts, messages, test, unknownPath } from './fixtures'
import { countPdfPages, margin, paperFormats } from './print'
import { addStyles, hydrate, openStyled, waitForPaint } from './steps'

test('buttons, focus, progress and social icons are visible in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of ['/', '/privacy-policy']) {
    await openStyled(page, path)
    const buttons = await page.locator('.button:visible').all()
    // Legal pages have none.
    if (path === '/') expect(buttons.length).toBeGreaterThan(3)
    for (const button of buttons) await expect(button).not.toHaveCSS('border-top-width', '0px')
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid')
  }
  await openStyled(page)
  await hydrate(page)
  // The current page's moon has a frame, the others have none.
  const moon = page.locator('.story-progress button')
  await expect(moon.first()).toHaveCSS('border-top-width', '3px')
  await expect(moon.last()).toHaveCSS('border-top-width', '0px')
  const canvas = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const icon = page.locator('.social-icon').first()
  for (const colour of [canvas, 'rgba(0, 0, 0, 0)'])
    await expect(icon).not.toHaveCSS('background-color', colour)
})

test('in forced colours nothing paints over the outline of a link back', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of [getFreeStoryPage('fr').href, getLegalPage('privacy-policy', 'fr').href])
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await openStyled(page, path)
      await page.evaluate(() => document.fonts.ready)
      const link = page.locator('.back-link')
      const picture = await link.screenshot()
      await addStyles(page, 'h1 { visibility: hidden }')
      expect((await link.screenshot()).equals(picture), `${path} at ${width}`).toBe(true)
    }
})

test('an automatic dark theme changes no colour', async ({ page }) => {
  // Browsers darken pages only for visitors who prefer it.
  await page.emulateMedia({ colorScheme: 'dark' })
  const session = await page.context().newCDPSession(page)
  for (const { href } of [
    getLandingPage('en'),
    getFreeStoryPage('en'),
    getLegalPage('privacy-policy', 'en'),
    { href: unknownPath },
  ]) {
    await openStyled(page, href)
    const takePicture = async (enabled: boolean) => {
      await session.send('Emulation.setAutoDarkModeOverride', { enabled })
      return page.screenshot()
    }
    // Until the pictures' own animations have ended.
    await expect.poll(async () => (await takePicture(true)).equals(await takePicture(false)), href).toBe(true)
  }
})

test('nothing is animated with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openStyled(page, '/')
  await hydrate(page)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  const listRunningAnimations = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().duration) > 0)
        .map(({ effect }) => (effect as KeyframeEffect).target?.className),
    )
  expect(await listRunningAnimations()).toEqual([])
  await page.getByRole('button', { name: messages.en.moon.call }).click()
  await expect(page.locator('.hero-moon').last()).toHaveCSS('opacity', '1')
  await page.locator('.language-menu summary').click()
  await page.getByRole('button', { name: messages.en['free-story'].story.next }).click()
  await expect(page.locator('.story-progress button').nth(1)).toHaveAttribute('aria-current')
  expect(await listRunningAnimations()).toEqual([])
})

test('documents and the 404 page print without controls', { tag: '@all' }, async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await openStyled(page, getLegalPage('privacy-policy', 'en').href)
  await expect(page.locator('.back-link')).toBeHidden()
  const { title, sections } = legalTexts.en.privacy
  await expect(page.locator('h1')).toHaveText(title)
  const headings = await page.locator('.legal h2').all()
  expect(headings.length).toBeGreaterThanOrEqual(Object.keys(sections).length)
  for (const heading of headings) await expect(heading).toHaveCSS('break-after', 'avoid')
  await openStyled(page, unknownPath)
  for (const format of paperFormats) expect(await countPdfPages(page, { format, margin }), format).toBe(1)
})

test('a visitor who saves data loads nothing before its use', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  const listFetchedAhead = () => files.filter((url) => /\/client\/|\/locales\/|moon-/.test(url))
  await page.goto('/')
  await waitForPaint(page)
  expect(listFetchedAhead()).toEqual([])
  await hydrate(page)
  await page.locator('.language-menu summary').click()
  await page.locator('.language-menu a[hreflang=fr]').hover()
  await page.waitForLoadState('networkidle')
  const scripts = listScripts('index.html')
  expect(listFetchedAhead().filter((url) => !scripts.includes(new URL(url).pathname))).toEqual([
    expect.stringContaining(getDictionaryUrl('en')),
  ])
  if (isShopOpen) return
  await page.locator('.hero-actions button').click()
  await expect(page.locator('.notification')).toContainText(messages.en.toast.buyTitle)
})
