import type { Page } from '@playwright/test'
import { getLandingPage } from '@/lib/pages'
import { expect, messages, test } from './fixtures'
import { chooseLanguage, hydrate, openHydrated, openStyled, recordLayoutShifts } from './steps'

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

test('three presses call the moon, by mouse and keyboard; a link to the story follows', async ({ page }) => {
  const pictures = recordPictures(page)
  const readShift = await recordLayoutShifts(page)
  await openStyled(page)
  await page.waitForLoadState('networkidle')
  expect(pictures).toEqual(['hero-wide.svg'])
  await hydrate(page)
  // Each picture loads before its press.
  await expect.poll(() => pictures).toEqual(['hero-wide.svg', 'moon-wide-1.svg'])
  await expect(locateLink(page)).toBeHidden()
  await expect(page.getByRole('img', { name: hero.imageAlt })).toBeVisible()
  const ways = [
    () => locateButton(page).click(),
    () => page.keyboard.press('Enter'),
    () => page.keyboard.press('Space'),
  ]
  for (const [index, press] of ways.entries()) {
    await press()
    await expect(locateStatus(page)).toHaveText(statuses[index] ?? '')
    await expectMoon(page, String(index + 1))
    await expect(page.getByRole('img', { name: statuses[index] })).toBeVisible()
    await expect(page.locator('.hero-moon').last()).toHaveCSS('opacity', '1')
  }
  expect(await readShift()).toBeLessThan(0.001)
  await expect(locateButton(page)).toBeHidden()
  await expect(locateLink(page)).toBeFocused()

  await chooseLanguage(page, 'fr')
  await expect(locateStatus(page)).toHaveText(messages.fr.moon.third)
  await expectMoon(page, '3')
  await locateLink(page, 'fr').press('Enter')
  await expect(page.locator('#page-1')).toBeInViewport()
})

test('the moon’s button says that it is for the child', { tag: '@phone' }, async ({ page, isMobile }) => {
  await openHydrated(page)
  await expect(locateButton(page)).toHaveAccessibleDescription(moon.child)
  await expect(page.getByText(moon.child)).toBeVisible({ visible: isMobile })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the moon is full and there is a link instead of the button', async ({ page }) => {
    const pictures = recordPictures(page)
    await page.goto(getLandingPage('fr').href)
    await expect(locateLink(page, 'fr')).toBeVisible()
    await expect(locateButton(page, 'fr')).toBeHidden()
    await expect(page.locator('.hero noscript')).toHaveJSProperty('textContent', messages.fr.moon.third)
    await expect(page.locator('.hero-title')).toHaveCSS('color', 'rgb(255, 253, 248)')
    expect(pictures).toEqual(['moon-wide-3.svg'])
  })
})
