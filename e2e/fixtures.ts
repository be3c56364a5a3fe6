import { readFileSync } from 'node:fs'
import { test as base, expect } from '@playwright/test'
import { getLocaleInfo, type Locale, locales } from '@/lib/i18n/locales'
import type { LegalTexts, Messages } from '@/lib/i18n/messages'
import { setTypography } from '@/lib/i18n/typography'
import { getShopState } from '@/lib/site'

const forEachLocale = <Value>(create: (locale: Locale) => Value) =>
  Object.fromEntries(locales.map((locale) => [locale, create(locale)])) as Record<Locale, Value>
const read = (name: string) => JSON.parse(readFileSync(`messages/${name}.json`, 'utf8'))

/** The messages as in their files. */
export const sourceMessages = forEachLocale<Messages>(read)
/** The messages as the site shows them. Tests take expected texts from here instead of repeating them. */
export const messages = forEachLocale((locale) => setTypography(sourceMessages[locale], locale))
/** The legal texts as the site shows them, but with their arguments. */
export const legalTexts = forEachLocale((locale) =>
  setTypography<LegalTexts>(read(`legal/${locale}`), locale, { preventsWidows: false }),
)

/** The text of the story's last page. */
export const getLastStoryText = (locale: Locale) =>
  Object.values(messages[locale]['free-story'].story.pages).at(-1)?.text ?? ''

/** Returns a language's name as in the language menu. */
export const getLanguageName = (locale: Locale) => getLocaleInfo(locale).name

/** The path of no page: the server answers with the 404 page. */
export const unknownPath = '/nothing/here'

/** Fails every test with a page error, a console error or a request to another host, except for expected errors. */
export const test = base.extend<{ expectErrors: (errors: RegExp) => void }>({
  expectErrors: [
    async ({ context, baseURL }, use) => {
      const origin = baseURL ?? ''
      let expected: RegExp | undefined
      const problems: string[] = []
      const note = (text: string) => {
        if (!expected?.test(text)) problems.push(text)
      }
      context.on('weberror', (error) => note(`page error: ${error.error().message}`))
      context.on('console', (message) => {
        // The status of the 404 page; and browsers without popovers report the attribute.
        const isExpected =
          message.location().url === origin + unknownPath || message.text().startsWith("Found a 'popover'")
        if (message.type() === 'error' && !isExpected) note(`console: ${message.text()}`)
      })
      context.on('request', (request) => {
        const url = request.url()
        if (!url.startsWith(origin) && !/^(data|blob|about):/.test(url)) note(`foreign request: ${url}`)
      })
      await use((errors) => {
        expected = errors
      })
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})

/** Whether the shop is open. Then Buy Now is a link and shows no notification; opening-day.spec.ts tests both states. */
export const isShopOpen = getShopState() === 'open'

/** Skips a test, or all of a file, that is about the notification of Buy Now. */
export const skipIfShopIsOpen = () =>
  test.skip(isShopOpen, 'The shop is open (lib/site.ts): Buy Now shows no notification.')

export { expect }
