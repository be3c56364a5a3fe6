import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { localeCookie, locales } from '@/lib/i18n/locales'
import { landingPage } from '@/lib/pages'
import { headerScrollThreshold, sections, site } from '@/lib/site'

/** @import { Locale } from '@/lib/i18n/locales' */
/** @import { LegalTexts, Messages } from '@/lib/i18n/messages' */
/** @import { Page } from './engine.mjs' */

export { headerScrollThreshold, localeCookie, locales, sections, site }

/** What `of` makes of each language. @template T @param {(locale: Locale) => T} of */
const byLocale = (of) =>
  /** @type {Record<Locale, T>} */ (Object.fromEntries(locales.map((locale) => [locale, of(locale)])))
const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'))
/** The texts that the site was built from. */
export const messages = byLocale((locale) => /** @type {Messages} */ (read(`messages/${locale}.json`)))
export const legalTexts = byLocale(
  (locale) => /** @type {LegalTexts} */ (read(`messages/legal/${locale}.json`)),
)

export const pathOf = (/** @type {Locale} */ locale) => landingPage(locale).path

/** How long a thing that is expected may take, in milliseconds. */
const patience = 15_000
/** How often is looked whether it is there. */
const interval = 50

/**
 * Waits until what is read in the page is what is expected: equal, or matching where a pattern is.
 * @template {unknown[]} A
 * @param {Page} page
 * @param {string} what is read, for the message of a failure
 * @param {unknown} expected
 * @param {(...args: A) => unknown} read runs in the page
 * @param {A} args
 */
export async function sees(page, what, expected, read, ...args) {
  const end = Date.now() + patience
  /** @type {unknown} */
  let seen
  do {
    // Between two documents there is nothing to read in.
    seen = await page.evaluate(read, ...args).catch((error) => `(nothing: ${error.message})`)
    if (expected instanceof RegExp ? expected.test(String(seen)) : isDeepStrictEqual(seen, expected)) return
    await new Promise((wait) => setTimeout(wait, interval))
  } while (Date.now() < end)
  throw new Error(
    `${what} is ${JSON.stringify(seen)}, not ${expected instanceof RegExp ? expected : JSON.stringify(expected)}`,
  )
}

/** @param {Page} page @param {string} selector @param {string} expected the whole text of its first element */
export const seesText = (page, selector, expected) =>
  sees(
    page,
    `the text of ${selector}`,
    expected,
    (wanted) => document.querySelector(wanted)?.textContent?.trim(),
    selector,
  )

/** The texts of all elements of a selector. @param {Page} page @param {string} selector @param {string[]} expected */
export const seesTexts = (page, selector, expected) =>
  sees(
    page,
    `the texts of ${selector}`,
    expected,
    (wanted) => [...document.querySelectorAll(wanted)].map(({ textContent }) => textContent?.trim()),
    selector,
  )

/** A text within what can be seen of the page. @param {Page} page @param {string} text */
export const seesSomewhere = (page, text) =>
  sees(
    page,
    `whether "${text}" is on the page`,
    true,
    // biome-ignore lint/performance/useDomNodeTextContent: what is not laid out can not be read
    (wanted) => document.body.innerText.includes(wanted),
    text,
  )

/** @param {Page} page @param {string} expected path, query and hash */
export const seesAddress = (page, expected) =>
  sees(page, 'the address', expected, () => location.pathname + location.search + location.hash)

/** @param {Page} page @param {string} expected */
export const seesTitle = (page, expected) => sees(page, 'the title', expected, () => document.title)

/** @param {Page} page @param {Locale} locale */
export async function seesLanding(page, locale) {
  await seesText(page, 'h1', messages[locale].hero.title)
  await seesTitle(page, messages[locale].meta.title)
  await sees(page, 'html lang', locale, () => document.documentElement.lang)
}

/** @param {Page} page @param {keyof LegalTexts} name @param {Locale} locale */
export const seesLegal = (page, name, locale) => seesText(page, 'h1', legalTexts[locale][name].title)

/** Whether any of a selector's elements shows. @param {Page} page @param {string} selector @param {boolean} [expected] */
export const shows = (page, selector, expected = true) =>
  sees(
    page,
    `whether ${selector} shows`,
    expected,
    (wanted) => [...document.querySelectorAll(wanted)].some((element) => element.checkVisibility()),
    selector,
  )

/** @param {Page} page @param {string} selector */
export const isFocused = (page, selector) =>
  sees(page, `whether ${selector} has the focus`, true, (it) => document.activeElement?.matches(it), selector)

/** Waits until an element's top is in the window and stays where it is. @param {Page} page @param {string} selector */
export async function isReached(page, selector) {
  await stands(page, selector)
  await sees(
    page,
    `whether ${selector} is in the window`,
    true,
    (wanted) => {
      const box = document.querySelector(wanted)?.getBoundingClientRect()
      return box && box.top > -2 && box.top < innerHeight / 2
    },
    selector,
  )
}

/** Waits until React has taken over header and main block, or the elements that are named. @param {Page} page @param {string[]} selectors */
export const hydrated = (page, ...selectors) =>
  sees(
    page,
    'whether the scripts have taken over',
    true,
    (wanted) =>
      wanted.every((selector) =>
        Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react')),
      ),
    selectors.length > 0 ? selectors : ['.language-menu summary', 'main h1'],
  )

/** Opens an address and waits for the scripts. @param {Page} page @param {string} address */
export async function opens(page, address) {
  await page.goto(address)
  await hydrated(page)
}

/* In the page: where the first visible element of a selector stands. */
function boxOf(/** @type {string} */ selector) {
  const element = [...document.querySelectorAll(selector)].find((it) => it.checkVisibility())
  const { left, top, width, height } = element?.getBoundingClientRect() ?? {}
  return [left, top, width, height]
}

/** Waits until an element no longer moves. @param {Page} page @param {string} selector */
async function stands(page, selector) {
  /** @type {unknown} */
  let last
  for (let still = 0; still < 3; still += 1) {
    const box = await page.evaluate(boxOf, selector).catch(() => undefined)
    if (!isDeepStrictEqual(box, last)) still = 0
    last = box
    await new Promise((wait) => setTimeout(wait, interval))
  }
}

/**
 * Brings an element into the window, waits until nothing lies over its middle and presses there.
 * @param {Page} page @param {string} selector
 */
export async function press(page, selector) {
  await shows(page, selector)
  await stands(page, selector)
  await sees(
    page,
    `whether ${selector} can be pressed`,
    true,
    (wanted) => {
      const element = [...document.querySelectorAll(wanted)].find((it) => it.checkVisibility())
      if (!element) return false
      const isIn = () => {
        const box = element.getBoundingClientRect()
        const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
        return over !== null && (element.contains(over) || over.contains(element))
      }
      if (!isIn()) element.scrollIntoView({ block: 'center', behavior: 'instant' })
      return isIn()
    },
    selector,
  )
  const [left, top, width, height] = /** @type {number[]} */ (await page.evaluate(boxOf, selector))
  await page.pressAt(Math.round((left ?? 0) + (width ?? 0) / 2), Math.round((top ?? 0) + (height ?? 0) / 2))
}

/** Presses a link and tells the page that it opens. @param {Page} page @param {string} selector */
export async function pressToNewPage(page, selector) {
  const before = await page.pages()
  await press(page, selector)
  const end = Date.now() + patience
  while (Date.now() < end) {
    const opened = (await page.pages()).find((other) => !before.includes(other))
    if (opened) return opened
    await new Promise((wait) => setTimeout(wait, interval))
  }
  throw new Error(`${selector} opened no page`)
}

/** @param {Page} page @param {Locale} locale */
export async function choosesLanguage(page, locale) {
  await press(page, '.language-menu summary')
  await press(page, `.language-menu a[hreflang=${locale}]`)
}

/** Goes to a hash as a link would. @param {Page} page @param {string} hash */
export const goesToHash = (page, hash) =>
  page.evaluate((target) => {
    location.hash = target
  }, hash)
