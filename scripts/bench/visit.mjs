import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { policyHash } from '../export/security'

/** @typedef {{ requests: number, bytes: number, unchanged: number }} Cost `unchanged`: requests answered with 304 */
/** @typedef {import('@playwright/test').Page} Page */

/** Counts what comes over the network for a page, headers included. @param {Page} page */
async function counting(page) {
  const session = await page.context().newCDPSession(page)
  /** @type {Set<string>} */
  const cached = new Set()
  /** @type {Cost} */
  const cost = { requests: 0, bytes: 0, unchanged: 0 }
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId))
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) cached.add(requestId)
  })
  session.on('Network.responseReceivedExtraInfo', ({ statusCode }) => {
    if (statusCode === 304) cost.unchanged += 1
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (cached.has(requestId) || encodedDataLength === 0) return
    cost.requests += 1
    cost.bytes += encodedDataLength
  })
  await session.send('Network.enable')
  return cost
}

/** Scrolls to the end, slowly enough for every picture to be requested. @param {Page} page */
async function readToTheEnd(page) {
  await page.evaluate(async () => {
    while (window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 1) {
      window.scrollBy({ top: 500, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })
  await page.waitForLoadState('networkidle')
}

/**
 * What visits cost in requests and bytes: a phone opens the landing page for the first time, reads it to its end, and
 * comes back on the same day.
 * @param {{ url: string, certificate: string, browser: string }} options
 */
export async function benchVisit({ url, certificate, browser }) {
  // Chrome keeps no files of a site whose certificate it refuses: it must trust this one.
  const { publicKey } = new X509Certificate(readFileSync(certificate))
  const trusted = policyHash(publicKey.export({ type: 'spki', format: 'der' }))
  const chrome = await chromium.launch({
    executablePath: browser,
    args: ['--no-sandbox', '--disable-gpu', `--ignore-certificate-errors-spki-list=${trusted}`],
  })
  try {
    const visitor = () => chrome.newContext({ viewport: { width: 390, height: 844 }, locale: 'fr-CA' })
    const visit = async (
      /** @type {import('@playwright/test').BrowserContext} */ context,
      /** @type {string} */ path,
      /** @type {boolean} */ toTheEnd,
    ) => {
      const page = await context.newPage()
      const cost = await counting(page)
      await page.goto(url + path, { waitUntil: 'networkidle' })
      if (toTheEnd) await readToTheEnd(page)
      // The toaster's chunk comes when the browser is idle.
      await page.waitForTimeout(2_000)
      await page.close()
      return cost
    }
    const returning = await visitor()
    return {
      'first visit, first screen': await visit(await visitor(), '/fr', false),
      'first visit, to the end': await visit(returning, '/fr', true),
      'again, to the end': await visit(returning, '/fr', true),
      'then the privacy policy': await visit(returning, '/privacy-policy-fr', false),
    }
  } finally {
    await chrome.close()
  }
}
