import type { Page } from '@playwright/test'
import { locales, localeTable } from '@/lib/i18n/locales'
import { mapMessages } from '@/lib/i18n/map-messages'
import { getDocumentPage } from '@/lib/pages'
import { escapeHtml, getLandingFile, readHtmlWithoutScripts } from './export-files'
import {
  expect,
  expectHeaderSolid,
  hydrate,
  legalTexts,
  messages,
  openHydrated,
  test,
  waitForStyles,
} from './fixtures'

/* Visitors' settings: text size, spacing, colours, motion, print, and unusual browsers. */

async function visit(page: Page, path: string) {
  await page.goto(path)
  await waitForStyles(page)
}

test('in forced colours buttons, focus, progress and social icons are seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of ['/', '/privacy-policy']) {
    await visit(page, path)
    const buttons = await page.locator('.button:visible').all()
    // Legal pages have none.
    if (path === '/') expect(buttons.length).toBeGreaterThan(3)
    for (const button of buttons)
      expect(
        await button.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth)),
      ).toBeGreaterThan(0)
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle),
    ).toBe('solid')
  }
  await visit(page, '/')
  await hydrate(page)
  const colourOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  const canvas = await colourOf('html')
  const dots = await colourOf('.story-progress span:not([data-current])')
  expect(dots).not.toBe(canvas)
  expect(await colourOf('.story-progress [data-current]')).not.toBe(dots)
  expect(await colourOf('.social-icon')).not.toBe(canvas)
  expect(await colourOf('.social-icon')).not.toBe('rgba(0, 0, 0, 0)')
})

test('with reduced motion nothing moves and nothing scrolls smoothly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  await hydrate(page)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && Number(effect?.getComputedTiming().duration) > 0,
        )
        .map(
          (animation) =>
            `${animation instanceof CSSTransition ? animation.transitionProperty : animation.id} of ${(animation.effect as KeyframeEffect).target?.className}`,
        ),
    )
  expect(await moving()).toEqual([])
  await page.locator('.language-menu summary').click()
  await page.getByRole('button', { name: messages.en['free-story'].story.next }).click()
  await expect(page.locator('.story-progress span').nth(1)).toHaveAttribute('data-current')
  expect(await moving()).toEqual([])
})

for (const locale of locales)
  test(`on paper ${locale} documents have no controls and no lone heading`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await visit(page, `/${getDocumentPage('privacy-policy', locale).slug}`)
    await expect(page.locator('.back-link')).toBeHidden()
    await expect(page.locator('h1')).toHaveText(legalTexts[locale].privacy.title)
    const headings = await page.locator('.legal h2').all()
    expect(headings.length).toBeGreaterThanOrEqual(Object.keys(legalTexts[locale].privacy.sections).length)
    for (const heading of headings) await expect(heading).toHaveCSS('break-after', 'avoid')
  })

test('every language is called by its own name, in its own language', () => {
  for (const locale of locales) {
    const html = readHtmlWithoutScripts(getLandingFile(locale))
    for (const { code, name } of localeTable) {
      const uses = [...html.matchAll(new RegExp(`<([a-z]+)([^>]*)>${name}<`, 'g'))]
      expect(uses.length).toBeGreaterThan(0)
      for (const [element] of uses) expect(element).toContain(`lang="${code}"`)
      expect(uses.some(([element]) => element.includes(`hrefLang="${code}"`))).toBe(true)
    }
  }
})

test('pictures with a description in the messages have it, the others are decorative', () => {
  for (const locale of locales) {
    const html = readHtmlWithoutScripts(getLandingFile(locale))
    const pictures = [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag)
    const described = pictures.map((tag) => /\salt="([^"]*)"/.exec(tag)?.[1])
    expect(described).not.toContain(undefined)
    // The picture of `meta` is on link cards, not on the page.
    const { meta, ...sections } = messages[locale]
    const expected: string[] = []
    mapMessages(sections, (text, key) => {
      if (/\.(?:alt|imageAlt|picture)$/.test(key)) expected.push(escapeHtml(text))
      return text
    })
    expect(described.filter((alt) => alt !== '').sort()).toEqual(expected.sort())
    // SVG is sharp on any screen.
    for (const tag of pictures) expect(tag).toMatch(/\ssrc="[^"]+\.svg"/)
  }
})

test('without styles the page is in order and its links work', async ({ page, expectErrors }) => {
  expectErrors(/ERR_FAILED|Failed to load/)
  await page.route('**/*.css', (route) => route.abort())
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers() }
    delete headers['content-encoding']
    const body = (await response.text()).replaceAll(/<style.*?<\/style>/gs, '')
    await route.fulfill({ response, headers, body })
  })
  await page.goto('/')
  const order = await page
    .locator('h1, h2')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(order.length).toBeGreaterThan(5)
  expect(order).toEqual([...order].sort((a, b) => a - b))
  await page.locator('header a[href="#about-us"]').first().click()
  await expect(page.locator('#about-us-title')).toBeInViewport()
})

test('where pictures are blocked, the hero’s words are not over its text', async ({ page, expectErrors }) => {
  expectErrors(/ERR_FAILED/)
  await page.route('**/art/*.svg', (route) => route.abort())
  await visit(page, '/')
  await expect(page.getByRole('img', { name: messages.en.hero.imageAlt })).toHaveCSS('align-content', 'end')
  await expect(page.locator('h1')).toBeVisible()
})

test('without the style sheet the scrolled header covers what is under it', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED|Failed to load/)
  await page.route('**/*.css', (route) => route.abort())
  await openHydrated(page)
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
  await expectHeaderSolid(page)
})
