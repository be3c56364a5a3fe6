import type { Page } from '@playwright/test'
import { getFreeStoryPage } from '@/lib/pages'
import { expect, messages, test, triggerScripts, waitForStyles } from './fixtures'

/* Pages that the browser has translated before hydration stay as they are. */

/** Opens a page, translates it, starts its scripts, and expects the translation and plain HTML. */
async function openTranslated(page: Page, path: string, translate: () => void) {
  await page.goto(path)
  await waitForStyles(page)
  await page.evaluate(translate)
  const hydrated = page.locator('[data-hydrate]')
  const read = async () => [
    await hydrated.evaluate((element) => element.textContent),
    await page.locator('html').getAttribute('lang'),
  ]
  const before = await read()
  await triggerScripts(page)
  await expect(page.locator('html')).toHaveAttribute('data-plain')
  await expect(page.locator('.story-controls button:visible')).toHaveCount(0)
  await expect(page.locator('[data-live]')).toHaveCount(0)
  expect(await read()).toEqual(before)
}

test('a page whose texts Chrome has wrapped stays translated; its menu and Buy Now work', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await openTranslated(page, '/', () => {
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
  const menu = page.locator(isMobile ? '.mobile-menu' : '.language-menu')
  await menu.locator('summary').click()
  await expect(menu).toHaveAttribute('open')
  await page.locator('.hero-actions button').click({ force: true })
  await expect(page.locator('.native-notice')).toContainText(messages.en.toast.buyTitle)
})

test('a page whose texts Firefox has replaced, in a language of the site, stays translated', async ({
  page,
}) => {
  await openTranslated(page, getFreeStoryPage('en').href, () => {
    for (const element of document.querySelectorAll('h1, h2, h3, p, li'))
      if (element.firstChild instanceof Text) element.firstChild.data = `traduit : ${element.firstChild.data}`
    document.documentElement.lang = 'fr'
  })
})
