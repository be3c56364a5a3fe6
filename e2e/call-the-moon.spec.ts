import type { Page } from '@playwright/test'
import { locales } from '@/lib/i18n/locales'
import { getLandingPage } from '@/lib/pages'
import { calculateContrast } from './contrast'
import { listScripts } from './export-files'
import {
  addStyles,
  chooseLanguage,
  delayFiles,
  expect,
  getLanguageName,
  goToHash,
  hydrate,
  messages,
  openHydrated,
  recordLayoutShifts,
  test,
  waitForStyles,
} from './fixtures'

/* The button on the hero's picture that calls the moon. */

const { moon, hero } = messages.en
const statuses = [moon.first, moon.second, moon.third]
const locateButton = (page: Page, locale: keyof typeof messages = 'en') =>
  page.getByRole('button', { name: messages[locale].moon.call })
const locateLink = (page: Page, locale: keyof typeof messages = 'en') =>
  page.getByRole('link', { name: messages[locale].moon.read })
const locateStatus = (page: Page) => page.locator('.hero [role=status]')
const expectMoon = (page: Page, name: string) =>
  expect(page.locator('html')).toHaveAttribute('data-moon', name)

/** Requests of the hero's pictures: the names of their files. */
function recordPictures(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/art\/((?:hero|moon)-[^#]*)/.exec(request.url()) ?? []
    if (name) names.push(name)
  })
  return names
}

const ways: Record<string, (page: Page) => Promise<void>> = {
  mouse: (page) => locateButton(page).click(),
  Enter: (page) => locateButton(page).press('Enter'),
  Space: (page) => locateButton(page).press('Space'),
}

for (const [name, press] of Object.entries(ways))
  test(`three presses call the moon: ${name}`, async ({ page }) => {
    await openHydrated(page)
    await expect(locateLink(page)).toBeHidden()
    await expect(page.getByRole('img', { name: hero.imageAlt })).toBeVisible()
    for (const [index, status] of statuses.entries()) {
      await press(page)
      await expect(locateStatus(page)).toHaveText(status)
      await expectMoon(page, String(index + 1))
      await expect(page.getByRole('img', { name: status })).toBeVisible()
    }
    await expect(locateButton(page)).toBeHidden()
    await expect(locateLink(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#free-story')).toBeInViewport()
  })

test('touches call the moon', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, hasTouch: true, viewport: { width: 390, height: 844 } })
  await openHydrated(page)
  for (const status of statuses) {
    await locateButton(page).tap()
    await expect(locateStatus(page)).toHaveText(status)
  }
  await expect(locateLink(page)).toBeVisible()
  await page.close()
})

test('presses before the scripts count', async ({ page }) => {
  const release = await delayFiles(page, `**${listScripts('index.html')[0]}`)
  await page.goto('/')
  for (let press = 0; press < 3; press += 1) await locateButton(page).click()
  release()
  await expect(locateLink(page)).toBeFocused()
  await expectMoon(page, '3')
})

test('only the first picture loads before the first use, and the next one before its press', async ({
  page,
}) => {
  const pictures = recordPictures(page)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(pictures).toEqual(['hero-wide.svg'])
  await hydrate(page)
  await expect.poll(() => pictures).toEqual(['hero-wide.svg', 'moon-wide-1.svg'])
})

test('the moon rises without a layout shift', async ({ page }) => {
  const readShift = await recordLayoutShifts(page)
  await openHydrated(page)
  await waitForStyles(page)
  for (const step of ['1', '2', '3']) {
    await locateButton(page).click()
    await expectMoon(page, step)
  }
  expect(await readShift()).toBeLessThan(0.001)
})

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test(`a picture ${reducedMotion === 'reduce' ? 'appears at once' : 'fades in within 600 ms'} with motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await openHydrated(page)
    await waitForStyles(page)
    await locateButton(page).click()
    await expectMoon(page, '1')
    const durations = await page
      .locator('.hero-moon')
      .evaluate((picture) => getComputedStyle(picture).transitionDuration)
    const longest = Math.max(...durations.split(',').map((duration) => Number.parseFloat(duration)))
    if (reducedMotion === 'reduce') expect(longest).toBe(0)
    else {
      expect(longest).toBeGreaterThan(0.1)
      expect(longest).toBeLessThanOrEqual(0.6)
    }
    await expect(page.locator('.hero-moon')).toHaveCSS('opacity', '1')
  })

test('if a picture does not arrive the story goes on, in the colours of the picture that is there', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED/)
  await page.route('**/art/moon-*', (route) => route.abort())
  await openHydrated(page)
  for (const status of statuses) {
    await locateButton(page).click()
    await expect(locateStatus(page)).toHaveText(status)
  }
  await expect(locateLink(page)).toBeFocused()
  await expect(page.locator('html')).not.toHaveAttribute('data-moon')
  await expect(page.getByRole('img', { name: hero.imageAlt })).toBeVisible()
})

test('the moon stays in another language, and is gone on another route', async ({ page }) => {
  await openHydrated(page)
  for (let press = 0; press < 3; press += 1) await locateButton(page).click()
  await expectMoon(page, '3')
  await chooseLanguage(page, getLanguageName('fr'))
  await expect(locateLink(page, 'fr')).toBeVisible()
  await expect(locateStatus(page)).toHaveText(messages.fr.moon.third)
  await expectMoon(page, '3')
  await goToHash(page, '#/privacy-policy')
  await expect(page.locator('html')).not.toHaveAttribute('data-moon')
})

test('in forced colours it is a button with a border', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openHydrated(page)
  await waitForStyles(page)
  await expect(locateButton(page)).toHaveCSS('border-top-style', 'solid')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  for (const locale of locales)
    test(`the moon is full and there is a link instead of the button: ${locale}`, async ({ page }) => {
      const pictures = recordPictures(page)
      await page.goto(getLandingPage(locale).href)
      await expect(locateLink(page, locale)).toBeVisible()
      await expect(locateButton(page, locale)).toBeHidden()
      await expect(page.locator('.hero noscript')).toHaveJSProperty(
        'textContent',
        messages[locale].moon.third,
      )
      await expect(page.locator('.hero-title')).toHaveCSS('color', 'rgb(255, 253, 248)')
      expect(pictures).toEqual(['moon-wide-3.svg'])
    })
})

test('with failing scripts there is a link instead of the button', async ({ page, expectErrors }) => {
  expectErrors(/ERR_FAILED|Failed to load/)
  await page.route(`**${listScripts('index.html')[0]}`, (route) => route.abort())
  await page.goto('/')
  await waitForStyles(page)
  await page.keyboard.press('Tab')
  await expect(page.locator('html')).toHaveAttribute('data-plain')
  await expect(locateLink(page)).toBeVisible()
  await expect(locateButton(page)).toBeHidden()
})

/** Texts on the picture, which have no ground of their own: their lines, and their colour. */
const readTexts = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.hero-words > :not(.hero-actions), .header-nav a, .logo > :last-child, .language-menu > summary > :not(.sr-only)',
      ),
    ]
      .filter((text) => text.checkVisibility())
      .flatMap((text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        const colour = (getComputedStyle(text).color.match(/[\d.]+/g) ?? []).map(Number)
        return [...range.getClientRects()]
          .filter(({ width, height, bottom }) => width > 1 && height > 1 && bottom <= innerHeight)
          .map(({ x, y, width, height }) => ({
            text: text.textContent ?? '',
            colour,
            box: { x, y, width, height },
          }))
      }),
  )

/** Waits until the pictures for the current size of the window are loaded. */
async function waitForHeroPictures(page: Page): Promise<void> {
  // Browsers select another source only in the frame after a change of size; until then the old picture is complete.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('.hero-art')].every(({ complete }) => complete),
  )
}

/** Returns the colours of the pixels in each box of a screenshot. */
async function readGrounds(
  page: Page,
  reader: Page,
  boxes: { x: number; y: number; width: number; height: number }[],
) {
  const png = (await page.screenshot({ scale: 'css' })).toString('base64')
  return reader.evaluate(
    async ({ source, areas }) => {
      const image = await createImageBitmap(await (await fetch(source)).blob())
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
      if (!context) throw new Error('The browser has no canvas.')
      context.drawImage(image, 0, 0)
      return areas.map(({ x, y, width, height }) => {
        const { data } = context.getImageData(Math.max(x, 0), Math.max(y, 0), width, height)
        const colours: number[][] = []
        for (let at = 0; at < data.length; at += 4 * 7) colours.push([...data.subarray(at, at + 3)])
        return colours
      })
    },
    { source: `data:image/png;base64,${png}`, areas: boxes },
  )
}

const screens = [
  [320, 640],
  [360, 640],
  [390, 844],
  [412, 823],
  [640, 400],
  [768, 1024],
  [844, 390],
  [1000, 1010],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [2560, 1300],
] as const

for (const locale of locales)
  test(`all text on the picture has a contrast of 4.5 in every state: ${locale}`, async ({ page }) => {
    // Screenshots of four states in twelve sizes.
    test.slow()
    // The site's content security policy allows no data URLs.
    const reader = await page.context().newPage()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHydrated(page, getLandingPage(locale).href)
    await waitForStyles(page)
    for (const state of ['0', '1', '2', '3']) {
      if (state !== '0') {
        await locateButton(page, locale).click()
        await expectMoon(page, state)
      }
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height })
        await waitForHeroPictures(page)
        const texts = await readTexts(page)
        await addStyles(page, '.hero-words *, .header * { visibility: hidden !important }')
        const grounds = await readGrounds(
          page,
          reader,
          texts.map(({ box }) => box),
        )
        await addStyles(page, '')
        for (const [index, { text, colour }] of texts.entries()) {
          const contrasts = (grounds[index] ?? []).map((ground) => calculateContrast(colour, ground))
          // A hundredth of the pixels, such as a star, does not count.
          const lowest = contrasts.sort((one, other) => one - other)[Math.floor(contrasts.length / 100)]
          expect(lowest, `${text} in state ${state} at ${width} × ${height}`).toBeGreaterThanOrEqual(4.5)
        }
      }
    }
  })
