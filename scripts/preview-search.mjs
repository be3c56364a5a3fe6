import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { localeTable } from '@/lib/i18n/locales'
import { languageHref } from '@/lib/i18n/urls'
import { landingPage } from '@/lib/pages'
import { mobileMenuTop, site } from '@/lib/site'
import { ensureBrowser } from '../e2e/install/browser.mjs'
import { previewSheet } from './editing/preview-sheet.mjs'

/*
 * `npm run preview:search` writes .preview/index.html: for each language the search result, the link
 * card, the notification and the header on a narrow phone, as the built site shows them.
 */
if (!existsSync('out/index.html')) {
  console.error('There is no export in out/. Run `npm run build` first.')
  process.exit(1)
}
const port = Number(process.env.PORT ?? 3123)

const server = spawn(process.execPath, ['scripts/serve.mjs'], {
  env: { ...process.env, PORT: String(port) },
})
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  await new Promise((resolve) => server.stdout.once('data', resolve))
  const entries = []
  for (const { code } of localeTable) {
    const page = await browser.newPage({ viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' })
    await page.goto(`http://localhost:${port}${languageHref(code)}`, { waitUntil: 'networkidle' })
    const header = await page.screenshot({ clip: { x: 0, y: 0, width: 360, height: mobileMenuTop } })
    await page.locator('.hero-actions button').click()
    const toast = await page.locator('.toast').screenshot()
    entries.push({
      code,
      meta: JSON.parse(readFileSync(`messages/${code}.json`, 'utf8')).meta,
      address: `${site.url}${landingPage(code).path}`,
      pictures: { header, toast, card: readFileSync(`out/og/${code}.png`) },
    })
    await page.close()
  }
  mkdirSync('.preview', { recursive: true })
  writeFileSync('.preview/index.html', previewSheet(entries))
  console.log('Open .preview/index.html in a browser.')
} finally {
  await browser.close()
  server.kill()
}
