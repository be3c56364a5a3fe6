import type { Page } from '@playwright/test'
import { build } from 'rolldown'
import { freeStoryPages, landingPages, legalPages, pages } from '@/lib/pages'
import { browserOptions } from '@/scripts/export/bundle'
import { expect, isShopOpen, messages, test, unknownPath } from './fixtures'
import type { PageKind, TextStyle } from './layout/find-flaws'
import {
  addStyles,
  hydrate,
  locateNotification,
  openExported,
  openStyled,
  resizeWindow,
  waitForPaint,
} from './steps'
import { openHydratedStoryPage, openTools } from './story-reader'

/* Looks for flaws of layout on each page, in every language, on every screen and in every text style. */

const screens = [
  // 400 % zoom on a laptop.
  [320, 256],
  [320, 568],
  [360, 640],
  [390, 844],
  // Phones held sideways.
  [667, 375],
  [740, 360],
  [768, 1024],
  // From here on the story's text is on its pictures.
  [900, 900],
  // From here on the header has its navigation.
  [1024, 768],
  [1280, 480],
  [1280, 720],
  [1440, 900],
  [2560, 1440],
] as const

const setTextStyle: Record<TextStyle, (page: Page) => Promise<void>> = {
  normal: async () => {},
  // The browser's setting, on which breakpoints depend too.
  '200 %': async (page) => {
    await addStyles(page, '')
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  },
  // WCAG 1.4.12.
  spaced: (page) =>
    addStyles(
      page,
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
    ),
  large: (page) => setStorySize(page, 'large'),
  huge: (page) => setStorySize(page, 'huge'),
}
const setStorySize = (page: Page, name: string) =>
  page.locator('.story').evaluate((story, size) => story.setAttribute('data-size', size), name)

/** Text styles in which a kind of page may have flaws of its own, besides the normal one. */
const otherStyles: Record<PageKind, TextStyle[]> = {
  landing: ['spaced', '200 %'],
  story: ['large', 'huge', '200 %'],
  legal: ['spaced', '200 %'],
  '404': ['200 %'],
}

/** The finders and what they import, as a script that defines `window.findFlaws`. */
const bundled = build({
  ...browserOptions(),
  input: 'e2e/layout/find-flaws.ts',
  output: { format: 'iife' },
  write: false,
})

// Animations would move what is measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Opens a page and looks for flaws with each of these text styles. */
async function findFlaws(page: Page, file: string, kind: PageKind, styles: TextStyle[]) {
  await page.addInitScript((await bundled).output[0].code)
  await openExported(page, file)
  await page.evaluate(() => document.fonts.ready)
  const found: string[] = []
  for (const style of styles) {
    await setTextStyle[style](page)
    // Text at 200 % is not zoomed to 400 % as well (WCAG 1.4.4, 1.4.10).
    for (const [width, height] of style === '200 %' ? screens.slice(1) : screens) {
      await resizeWindow(page, width, height)
      const chosen = [kind, style] as const
      const flaws = await page.evaluate((names) => window.findFlaws(...names), chosen)
      found.push(...flaws.map((flaw) => `${style} text, ${width} × ${height}: ${flaw}`))
    }
  }
  return found
}

const notFound = { kind: '404', file: '404.html' } as const
const samples = [...landingPages, freeStoryPages[0], legalPages[0], notFound].map((page) => page?.file)
for (const { kind, file } of [...pages, notFound])
  test.describe(file, () => {
    const others = otherStyles[kind]
    const isSample = samples.includes(file)
    if (isSample)
      test('has no flaw of layout on any screen', async ({ page }) => {
        expect(await findFlaws(page, file, kind, ['normal'])).toEqual([])
      })
    test('has no flaw of layout in any text style', { tag: '@all' }, async ({ page }) => {
      expect(await findFlaws(page, file, kind, isSample ? others : ['normal', ...others])).toEqual([])
    })
  })

/** A phone with a cut-out, and what of its screen may be covered. */
const cutOuts = {
  sideways: { size: { width: 844, height: 390 }, insets: { top: 0, right: 59, bottom: 21, left: 59 } },
  upright: { size: { width: 390, height: 844 }, insets: { top: 59, right: 0, bottom: 34, left: 0 } },
}
const { story, colouring, crayons } = messages.en['free-story']
for (const [name, { size, insets }] of Object.entries(cutOuts))
  test(`the cut-outs of a phone held ${name} cover no text and no control`, async ({ page }) => {
    test.slow()
    await page.setViewportSize(size)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
    await page.addInitScript((await bundled).output[0].code)
    const expectSafe = async (place: string) =>
      expect(await page.evaluate((covered) => window.findUnsafeParts(covered), insets), place).toEqual([])
    for (const href of [unknownPath, legalPages[0]?.href ?? '', '/#/privacy-policy', '/']) {
      await openStyled(page, href)
      if (href.includes('#')) await hydrate(page)
      await expectSafe(href)
    }
    await page.keyboard.press('Tab')
    await expectSafe('skip link')
    for (const menu of ['mobile', 'language']) {
      await page.locator(`.${menu}-menu > summary`).click()
      await expectSafe(`${menu} menu`)
    }
    if (!isShopOpen) {
      await page.locator('#native-notice').evaluate((notice: HTMLElement) => notice.showPopover())
      await expectSafe('notification without scripts')
      await hydrate(page)
      await page.locator('.hero-actions > button').click()
      await locateNotification(page).waitFor()
      await expectSafe('notification')
    }
    await openHydratedStoryPage(page)
    await expectSafe('story')
    await page.getByRole('button', { name: `${crayons.open} ${colouring.leaves}` }).click()
    await page.getByRole('dialog').waitFor()
    await expectSafe('crayons')
    await page.keyboard.press('Escape')
    await openTools(page)
    await expectSafe('tools')
    await page.getByRole('button', { name: story.fullScreen, exact: true }).click()
    await page.waitForFunction(() => document.fullscreenElement)
    await waitForPaint(page)
    await expectSafe('full screen')
  })

test('texts other than headings and on pictures are no smaller at 1024 px than at 1440', async ({ page }) => {
  await openStyled(page)
  const texts = page.locator(
    'main :is(p, li, dt, dd, a, summary, label, .button):not(.story *, .book-spread *, .app-phone *, .book-cover)',
  )
  const readSizes = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    return texts.evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)))
  }
  const [wide, narrow] = [await readSizes(1440), await readSizes(1024)]
  expect(wide.length).toBeGreaterThan(50)
  const names = await texts.allTextContents()
  expect(names.filter((_, index) => (narrow[index] ?? 0) < (wide[index] ?? 0) - 0.01)).toEqual([])
})
