import { mkdirSync, rmSync } from 'node:fs'
import { documentsIn, landingPages } from '@/lib/pages'
import { launchChromium } from '../tools/browser'

/*
 * `npm run make -- shots` takes screenshots of the exported site into shots/: every page in five widths and three
 * languages. Serve it first (`npm run build && npm run serve`); SHOTS_URL sets another address.
 */
const base = process.env.SHOTS_URL ?? `http://localhost:${process.env.PORT ?? 3000}`
const sizes = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1600, 900],
]

rmSync('shots', { recursive: true, force: true })
mkdirSync('shots', { recursive: true })
const browser = await launchChromium()

for (const [width = 0, height = 0] of sizes) {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const shoot = (name: string, fullPage: boolean = false) =>
    page.screenshot({ path: `shots/${name}-${width}.png`, fullPage })
  const open = async (path: string) => {
    await context.clearCookies()
    await page.goto(base + path, { waitUntil: 'networkidle' })
  }

  for (const { locale, path } of landingPages) {
    await open(path)
    await shoot(`${locale}-top`)
    await page.evaluate(loadPictures)
    await shoot(`${locale}-page`, true)
    await page.evaluate(() => scrollTo(0, 51))
    await page.locator('.site-header:not([data-top])').waitFor()
    await shoot(`${locale}-scrolled`)
    await page.locator('.language-menu summary').click()
    await shoot(`${locale}-languages`)
    const menu = page.locator('.mobile-menu summary')
    if (await menu.isVisible()) {
      await menu.click()
      await shoot(`${locale}-menu`)
    }
    for (const { path: documentPath, name } of documentsIn(locale)) {
      await open(documentPath)
      await shoot(`${locale}-${name}`, true)
    }
  }
  await open('/no-such-page')
  await shoot('404', true)
  await context.close()
}
await browser.close()
console.log('See shots/.')

/** Runs in the page: loads lazy pictures, which a full-page screenshot does not. */
async function loadPictures() {
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
}
