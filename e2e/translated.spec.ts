import type { Page } from '@playwright/test'
import { getFreeStoryPage, getLandingPage } from '@/lib/pages'
import { expect, messages, test, triggerScripts, waitForStyles } from './fixtures'

/* Pages that the browser translates before hydration. */

/** Changes the page as browsers' translators do. */
const translators: Record<string, (page: Page) => Promise<void>> = {
  'wraps texts, as Chrome does': (page) =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node.textContent?.trim() && !node.parentElement?.closest('script, noscript'))
          texts.push(node as Text)
      for (const text of texts) {
        const outer = document.createElement('font')
        const inner = document.createElement('font')
        inner.textContent = `de: ${text.textContent}`
        outer.append(inner)
        text.replaceWith(outer)
      }
      document.documentElement.lang = 'de'
      document.documentElement.classList.add('translated-ltr')
    }),
  'writes into texts and sets a language of the site, as Firefox does': (page) =>
    page.evaluate(() => {
      for (const element of document.querySelectorAll('h1, h2, h3, p, li'))
        if (element.firstChild instanceof Text)
          element.firstChild.data = `traduit : ${element.firstChild.data}`
      document.documentElement.lang = 'fr'
    }),
}

for (const [name, translate] of Object.entries(translators))
  for (const path of [getLandingPage('en').href, getFreeStoryPage('en').href])
    test(`${path} stays translated and plain HTML when the browser ${name}`, async ({ page }) => {
      await page.goto(path)
      await waitForStyles(page)
      await translate(page)
      const readText = () => page.locator('[data-app]').evaluate((app) => app.textContent)
      const lang = await page.locator('html').getAttribute('lang')
      const before = await readText()
      await triggerScripts(page)
      await expect(page.locator('html')).toHaveAttribute('data-plain')
      await expect(page.locator('.story-controls button:visible')).toHaveCount(0)
      expect((await readText()) === before).toBe(true)
      await expect(page.locator('html')).toHaveAttribute('lang', lang ?? '')
      await expect(page.locator('[data-live]')).toHaveCount(0)
    })

test('on a translated page the menu and Buy Now work', async ({ page, isMobile }) => {
  await page.goto('/')
  await waitForStyles(page)
  await translators['wraps texts, as Chrome does']?.(page)
  const menu = page.locator(isMobile ? '.mobile-menu' : '.language-menu')
  await menu.locator('summary').click()
  await expect(page.locator('html')).toHaveAttribute('data-plain')
  await expect(menu).toHaveAttribute('open')
  await page.locator('.hero-actions button').click({ force: true })
  await expect(page.locator('.native-notice')).toContainText(messages.en.toast.buyTitle)
})
