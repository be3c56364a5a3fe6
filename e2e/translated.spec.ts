import { expect, isShopOpen, messages, test } from './fixtures'
import { openStyled, triggerScripts } from './steps'

test('a page translated by the browser stays translated', { tag: '@phone' }, async ({ page, isMobile }) => {
  await openStyled(page)
  // As Chrome does.
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.textContent?.trim() && !node.parentElement?.closest('script, noscript'))
        texts.push(node as Text)
    for (const text of texts) {
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      // A translation may leave the heading as it is.
      inner.textContent = `${text.parentElement?.closest('h1') ? '' : 'de: '}${text.textContent}`
      outer.append(inner)
      text.replaceWith(outer)
    }
    document.documentElement.lang = 'de'
    document.documentElement.classList.add('translated-ltr')
  })
  const hydrated = page.locator('[data-hydrate]')
  const before = await hydrated.evaluate((element) => element.textContent)
  await triggerScripts(page)
  await expect(page.locator('html')).toHaveAttribute('data-plain')
  await expect(page.locator('.story-controls button:visible')).toHaveCount(0)
  await expect(page.locator('[data-live]')).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(await hydrated.evaluate((element) => element.textContent)).toBe(before)

  const menu = page.locator(isMobile ? '.mobile-menu' : '.language-menu')
  await menu.locator('summary').click()
  await expect(menu).toHaveAttribute('open')
  if (isShopOpen) return
  await page.locator('.hero-actions button').click({ force: true })
  await expect(page.locator('#native-notice')).toContainText(messages.en.toast.buyTitle)
})
