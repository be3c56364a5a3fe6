import type { Page } from '@playwright/test'
import { locales } from '@/lib/i18n/locales'
import { getLandingPage } from '@/lib/pages'
import { expect, getBox, openHydrated, setTextSize, test } from './fixtures'

/* Lines break between words, and labels of controls are one line. */

/** Finds words that go on in another line. Runs in the page. */
function findBrokenWords(selector: string): string[] {
  const range = document.createRange()
  const texts = document.querySelectorAll(selector)
  return [...texts].flatMap((text) => {
    if (!text.checkVisibility() || text.closest('.sr-only, [popover], .book-cover')) return []
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('.sr-only')) continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = [...range.getClientRects()].map(({ bottom }) => bottom)
        if (Math.max(...tops) - Math.min(...tops) > 8) broken.push(word)
      }
    }
    return broken
  })
}

const controls = '.benefits-title, a, button, label, summary, .logo'

/** Opens a landing page and waits until all of it is laid out. */
async function openLaidOut(page: Page, href: string) {
  await openHydrated(page, href)
  await expect(page.locator('html')).toHaveAttribute('data-laid-out', '')
  await page.evaluate(() => document.fonts.ready)
}

for (const [textSize, selector, widths] of [
  [
    16,
    `h1, h2, h3, dt, ${controls}`,
    [320, 328, 336, 340, 360, 365, 370, 390, 640, 660, 680, 700, 768, 1024, 1060, 1100, 1140, 1440],
  ],
  // Set by a style sheet, which leaves breakpoints as they are: only widths that have the mobile menu.
  [32, controls, [390, 412, 640, 768]],
] as const)
  test(`no word in a heading or control breaks with ${textSize} px text`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const locale of locales) {
      await openLaidOut(page, getLandingPage(locale).href)
      await setTextSize(page, textSize)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(findBrokenWords, selector), `${locale}, ${width} px`).toEqual([])
      }
    }
  })

test('the label of a button is one line on a small phone', async ({ page }) => {
  for (const locale of locales) {
    await openLaidOut(page, getLandingPage(locale).href)
    for (const width of [320, 330, 340, 350, 360, 375, 390, 412]) {
      await page.setViewportSize({ width, height: 800 })
      const broken = await page.locator('.button:visible:not(.hero-call > *)').evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
          const bottoms: number[] = []
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            if (node.parentElement?.closest('.sr-only')) continue
            const range = document.createRange()
            range.selectNodeContents(node)
            bottoms.push(...[...range.getClientRects()].map(({ bottom }) => bottom))
          }
          return Math.max(...bottoms) - Math.min(...bottoms) > 12 ? [button.textContent] : []
        }),
      )
      expect(broken, `${locale}, ${width} px`).toEqual([])
    }
  }
})

test('names of buttons and radios contain ordinary spaces', async ({ page }) => {
  for (const locale of locales) {
    await openHydrated(page, getLandingPage(locale).href)
    const labels = await page
      .locator('.button, button, label, .mobile-menu a')
      .evaluateAll((controls) =>
        controls.flatMap((control) => [control.textContent ?? '', control.getAttribute('aria-label') ?? '']),
      )
    expect(labels.length).toBeGreaterThan(10)
    // French has no-break spaces before some marks and in guillemets.
    expect(
      labels.filter((label) =>
        /[\u00a0\u202f](?![:;!?»%$])/u.test(label.replaceAll(/«[\u00a0\u202f]/gu, '')),
      ),
    ).toEqual([])
  }
})

for (const textSize of [16, 32])
  test(`titles stay on their book covers with ${textSize} px text`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const locale of locales) {
      await openLaidOut(page, getLandingPage(locale).href)
      await setTextSize(page, textSize)
      for (const width of [320, 360, 390, 427, 768, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        const outside = await page.locator('.book-cover').evaluateAll((covers) =>
          covers.flatMap((cover) => {
            const outer = cover.getBoundingClientRect()
            const isInside = [...cover.querySelectorAll('.book-cover-title > span')].every((part) => {
              const range = document.createRange()
              range.selectNodeContents(part)
              const { left, right } = range.getBoundingClientRect()
              // The line boxes: glyph boxes of this font are higher than its letters.
              const { top, bottom } = part.getBoundingClientRect()
              return left >= outer.left && right <= outer.right && top >= outer.top && bottom <= outer.bottom
            })
            return isInside ? [] : [cover.textContent]
          }),
        )
        expect(outside, `${locale}, ${width} px`).toEqual([])
      }
    }
  })

test('the title of the third book ends well above the lighthouse', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const locale of locales) {
    await openLaidOut(page, getLandingPage(locale).href)
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const cover = page.locator('.long-corgi .book-cover-third')
      const { y, height } = await getBox(cover)
      const { bottom } = await getBox(cover.locator('.book-cover-title > span').last())
      // It begins at 375 of 720.
      expect((bottom - y) / height, `${locale}, ${width} px`).toBeLessThan(350 / 720)
    }
  }
})

test("the text on the app's picture ends above its animals", async ({ page }) => {
  for (const locale of locales) {
    await openLaidOut(page, getLandingPage(locale).href)
    for (const width of [320, 390, 768, 895, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const [end, animals] = await page.locator('.app-phone').evaluate((phone) => {
        const words = phone.querySelector<HTMLElement>('.app-phone-words')
        const image = phone.querySelector('img')
        // The head of Nori begins at 185 of 780.
        return [
          (words?.offsetTop ?? 0) + (words?.offsetHeight ?? 0),
          ((image?.offsetHeight ?? 0) * 185) / 780,
        ]
      })
      expect(end, `${locale}, ${width} px`).toBeLessThanOrEqual(animals)
    }
  }
})

test('on a phone held sideways a notification does not cover the open menu', async ({ page }) => {
  for (const width of [667, 740, 844, 932]) {
    await page.setViewportSize({ width, height: 390 })
    await openHydrated(page)
    await page.locator('.mobile-menu summary').click()
    await page.locator('.mobile-menu .button').click()
    const menu = await getBox(page.locator('.mobile-menu .disclosure-panel'))
    const notification = page.locator('.notification, .native-notice').locator('visible=true')
    expect((await getBox(notification)).right).toBeLessThanOrEqual(menu.x)
  }
})
