import { getFreeStoryPage, getLandingPage } from '@/lib/pages'
import { storyPages } from '@/lib/story/pages'
import { volumes } from '@/lib/volumes'
import { expect, getLastStoryText, isShopOpen, messages, test } from './fixtures'
import { countPdfPages, margin, paperWidths, prints } from './print'
import { openStyled } from './steps'

for (const { locale, format, tag } of prints)
  test(`each page of the ${locale} story fills a sheet of ${format}`, { tag }, async ({ page }) => {
    await openStyled(page, getFreeStoryPage(locale).href)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(getLastStoryText(locale))).toBeVisible()
    for (const hidden of ['.back-link', '.footer', '.story-tools', '.colouring-sheets'])
      await expect(page.locator(hidden)).toBeHidden()
    expect(await countPdfPages(page, { format, landscape: true })).toBe(storyPages.length)
    expect(await countPdfPages(page, { preferCSSPageSize: true })).toBe(storyPages.length)

    await page.setViewportSize({ width: paperWidths[format], height: 800 })
    const sheets = await page.locator('.story-page').evaluateAll((items) =>
      items.map((item) => {
        const box = (part: string) =>
          (item.querySelector(part) ?? document.querySelector(`.story ${part}`))?.getBoundingClientRect() ??
          new DOMRect()
        const own = item.getBoundingClientRect()
        const foot = item.querySelector('.story-secret') ? '.story-secret' : '.story-number'
        const titleEnd = item.previousElementSibling ? 0 : box('.story-title').bottom
        return {
          isPictureAcross: box('.story-art').width / own.width > 0.9,
          isTextLarge: parseFloat(getComputedStyle(item.querySelector('.story-text') ?? item).fontSize) > 26,
          isFull: Math.abs(box(foot).bottom - own.bottom) < 2 && Math.abs(own.width - innerWidth) < 2,
          isClear:
            box('.story-art').top >= 0 &&
            titleEnd < box('.story-art').bottom &&
            box('.story-text').top > box('.story-art').bottom &&
            box('.story-question').top > box('.story-text').bottom &&
            box('.story-question').bottom < own.bottom + 1,
        }
      }),
    )
    expect(sheets).toEqual(
      storyPages.map(() => ({ isPictureAcross: true, isTextLarge: true, isFull: true, isClear: true })),
    )
  })

for (const { locale, format, tag } of prints)
  test(`the ${locale} landing page prints on four sheets of ${format}`, { tag }, async ({ page }) => {
    await openStyled(page, getLandingPage(locale).href)
    await page.emulateMedia({ media: 'print' })
    // Otherwise the screen's backgrounds would fade out on paper.
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await page.setViewportSize({ width: 720, height: 900 })
    const { hero, book, 'about-us': aboutUs, footer } = messages[locale]
    const questions = Object.values({ ...aboutUs.faq, ...aboutUs.more })
    for (const text of [
      hero.title,
      ...Object.values(book.volumes).map((volume) => volume.text),
      ...(isShopOpen ? [] : [book.offer.closed]),
      ...questions.flatMap(({ question, answer }) => [question, answer]),
      footer.email,
    ])
      await expect(page.getByText(text).locator('visible=true')).toBeVisible()
    for (const shown of ['.book-cover-title', '.age-picker-age', '.offer-amount'])
      await expect(page.locator(shown).locator('visible=true').first()).toBeVisible()
    await expect(page.locator('.book-leaf-art').locator('visible=true')).toHaveCount(volumes.length)
    await expect(page.locator('.story, .hero-art, button').locator('visible=true')).toHaveCount(0)
    const grounds = await page
      .locator('[data-hydrate] :is(section, .section, header, footer)')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
    expect(new Set(grounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']))
    expect(await countPdfPages(page, { format, margin })).toBeLessThanOrEqual(4)
  })
