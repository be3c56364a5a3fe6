import type { Page, Route } from '@playwright/test'
import { getFreeStoryHref, getLandingPage, getLegalPage } from '@/lib/pages'
import { expect, legalTexts, messages, test } from './fixtures'
import { cutInHalf, hasStyles, openHydrated, waitForStyles } from './steps'

/* A visitor who arrives at a place inside a page sees that place. */

/** Expects the text in the window, also once everything has loaded. */
async function expectInView(page: Page, text: string) {
  const target = page.getByText(text, { exact: true }).first()
  await page.evaluate(() => document.fonts.ready)
  await expect(target, text).toBeInViewport({ ratio: 0.9 })
  await page.waitForLoadState('networkidle')
  await expect(target, text).toBeInViewport({ ratio: 0.9 })
}

/** Uses the text up to its first punctuation mark, because commas and hyphens have a meaning in text fragments. */
const toTextFragment = (text: string) =>
  `#:~:text=${encodeURIComponent(text.split(/[,.:]/)[0] ?? '').replaceAll('-', '%2D')}`

test('a link with a text fragment shows the text', async ({ page }) => {
  const section = Object.values(legalTexts.en.terms.sections).at(-1)
  for (const [path, text] of [
    [getLandingPage('fr').href, messages.fr['about-us'].text],
    [getFreeStoryHref('en'), messages.en['free-story'].colouring.text],
    ['/terms-and-conditions.html', section?.title],
  ] as [string, string][]) {
    await page.goto('about:blank')
    await page.goto(`${path}${toTextFragment(text)}`)
    await expectInView(page, text)
  }
})

test('a reload keeps the place, also with a section in the URL', { tag: '@phone' }, async ({ page }) => {
  await openHydrated(page, '/fr#book')
  const heading = page.locator('#app-title')
  await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }))
  await expect(heading).toBeInViewport()
  await page.reload()
  await expect(heading).toBeInViewport()
  await page.waitForLoadState('networkidle')
  await expect(heading).toBeInViewport()
})

test('a page looks the same after a reload, when its style sheet comes first', async ({ page }) => {
  const readLook = async () => {
    await waitForStyles(page)
    await page.evaluate(() => document.fonts.ready)
    return page.locator('main :is(a, button, img, summary)').evaluateAll((elements: HTMLElement[]) =>
      // Sizes without transforms, which have transitions.
      elements.map((element) => {
        const { backgroundColor, color } = getComputedStyle(element)
        return [element.className, backgroundColor, color, element.offsetWidth, element.offsetHeight].join(
          ' ',
        )
      }),
    )
  }
  for (const path of ['/', getFreeStoryHref('en'), '/accessibility.html']) {
    await page.goto(path)
    const look = await readLook()
    await page.reload()
    expect(await readLook(), path).toEqual(look)
  }
})

for (const [failure, fail] of Object.entries({
  'does not answer': (route: Route) => route.abort(),
  'answers 503': (route: Route) => route.fulfill({ status: 503 }),
  'is cut in half': cutInHalf,
}))
  test(`a style sheet that ${failure} is loaded once the network is back`, async ({ page, expectErrors }) => {
    expectErrors(/Failed to load resource|integrity/)
    const { href } = getLegalPage('accessibility', 'en')
    const section = `${href}#${Object.keys(legalTexts.en.accessibility.sections)[1]}`
    const styleSheet = /\/_next\/.*\.css/
    const leave = () => page.goto('about:blank')
    for (const address of [href, section]) {
      await leave()
      for (const arrive of [
        () => page.goto(address),
        () => page.reload(),
        () => leave().then(() => page.goBack()),
      ]) {
        await page.route(styleSheet, fail)
        await arrive()
        expect(await page.evaluate(hasStyles)).toBe(false)
        // The style sheet is loaded again only after it has failed.
        await expect(page.locator('link[rel=stylesheet]:not([media])')).toHaveCount(0)
        await page.unroute(styleSheet)
        await page.evaluate(() => dispatchEvent(new Event('online')))
        await waitForStyles(page)
      }
    }
  })
