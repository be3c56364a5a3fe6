import { ensurePuppeteer } from '../install/tools.mjs'
import { screen } from './engine.mjs'

/** @import { Engine, Page, Settings } from './engine.mjs' */

/**
 * An engine that puppeteer drives. Settings belong to a browser, so there is one browser at a time for
 * each set of them, with a context of its own for each visitor.
 * @param {string} name
 * @param {(settings: Settings) => object} launchOptions
 * @param {string[]} [notCovered]
 * @returns {Promise<Engine | undefined>}
 */
export async function puppeteerEngine(name, launchOptions, notCovered = []) {
  const puppeteer = ensurePuppeteer()
  if (!puppeteer) return
  /** @type {any} */
  let browser
  let launched = ''

  /** @param {Settings} settings */
  const launch = async (settings) => {
    const options = launchOptions(settings)
    if (launched === JSON.stringify(options)) return
    await browser?.close()
    browser = await puppeteer.launch({ headless: true, ...options })
    launched = JSON.stringify(options)
  }
  await launch({})

  return {
    name,
    version: await browser.version(),
    notCovered,
    quit: () => browser.close(),
    async open(settings) {
      await launch(settings)
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport({ ...screen, width: settings.width ?? screen.width })
      return visitor(context, page)
    },
  }
}

/** @param {any} context @param {any} first @returns {Page} */
function visitor(context, first) {
  /** @type {string[]} */
  const errors = []
  /** @type {Map<any, Page>} */
  const known = new Map()

  /** @param {any} page @returns {Page} */
  const adapt = (page) => {
    page.on('pageerror', (/** @type {Error} */ error) => errors.push(error.message))
    page.on('console', (/** @type {any} */ message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    return {
      goto: (address) => page.goto(address),
      evaluate: (read, ...args) => page.evaluate(read, ...args),
      pressAt: (x, y) => page.mouse.click(x, y),
      moveTo: (x, y) => page.mouse.move(x, y),
      key: (key) => page.keyboard.press(key),
      // Not page.goBack(), which waits for a document to load: a hash route loads none.
      back: () => page.evaluate(() => history.back()),
      pages,
      errors: async () => errors,
      close: () => context.close(),
    }
  }
  /** @param {any} page @returns {Page} */
  const pageOf = (page) => {
    const adapted = known.get(page) ?? adapt(page)
    known.set(page, adapted)
    return adapted
  }
  const pages = async () => (await context.pages()).map(pageOf)
  return pageOf(first)
}
