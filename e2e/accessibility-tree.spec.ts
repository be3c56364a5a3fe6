import type { Page } from '@playwright/test'
import type { Locale } from '@/lib/i18n/locales'
import { mapMessages } from '@/lib/i18n/map-messages'
import { getDictionaryUrl } from '@/lib/i18n/urls'
import { getFreeStoryHref, listDocumentPages } from '@/lib/pages'
import { site, socialLinks } from '@/lib/site'
import { buildReleaseDictionary } from './export-files'
import {
  chooseLanguage,
  expect,
  getLanguageName,
  messages,
  openHydrated,
  test,
  waitForToaster,
} from './fixtures'

/*
 * The accessibility tree of a landing page, with message keys instead of texts: `‹book.title›`,
 * `‹book.ages from=3 to=5›`. So the stored tree is valid for every language and does not change with the texts.
 */

/** Arguments of messages that the page computes from other messages. */
const computedArguments = ['title', 'price', 'value', 'best']

/** Texts that are not messages but depend on the language or the owner's settings. */
const listConstants = (locale: Locale): [name: string, text: string][] => [
  ['language name', getLanguageName(locale)],
  ['app address', site.appUrl],
  ['address of free-story', getFreeStoryHref(locale)],
  ...listDocumentPages(locale).map(({ name, href }): [string, string] => [`address of ${name}`, href]),
  // The footer's test checks the targets of social links.
  ...socialLinks.map(({ href }): [string, string] => ['social link', href]),
]

/**
 * Messages with the key instead of each text. Arguments are kept, except those that pages compute; numbers and
 * the currency are kept, because pages calculate with them.
 */
const replaceTextsWithKeys = <T>(texts: T): T =>
  mapMessages(texts, (text, key) => {
    if (/^book\.(offer\.(amount|currency)|rating\.value)$/.test(key)) return text
    const names = [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name)
    const shown = names.filter((name) => !computedArguments.includes(name))
    const year = /<year>/.test(text) ? '<year>0</year>' : ''
    return `‹${key}${shown.map((name) => ` ${name}={${name}}`).join('')}›${year}`
  })

/** Reads a page's accessibility tree, with names instead of the language's constants, without YAML's quotation marks. */
async function readAccessibilityTree(page: Page, locale: Locale): Promise<string> {
  await waitForToaster(page)
  const lines = (await page.locator('body').ariaSnapshot()).split('\n').map((line) => {
    const [, indent = '', rest = ''] = /^(\s*- )(.*)$/.exec(line) ?? []
    const [, quoted, plain = '', colon = '', value = ''] =
      /^(?:'((?:[^']|'')*)'|((?:"(?:[^"\\]|\\.)*"|[^":])*(?=:|$)))(:?) ?(.*)$/.exec(rest) ?? []
    const role = (quoted?.replaceAll("''", "'") ?? plain).replace(
      /"(?:[^"\\]|\\.)*"/,
      (name) => `"${JSON.parse(name)}"`,
    )
    const text = value.startsWith('"') ? JSON.parse(value) : value
    const shown = text.startsWith('mailto:') ? decodeURIComponent(text) : text
    const whole = `${indent}${role}${colon}${shown && ' '}${shown}`
    const [name, constant = ''] = listConstants(locale).find(([, one]) => whole.endsWith(` ${one}`)) ?? []
    return name ? `${whole.slice(0, -constant.length)}‹${name}›` : whole
  })
  return (
    `${lines.join('\n')}\n`
      .replaceAll(/[\u00a0\u202f]/g, ' ')
      // The position of the year depends on the language; the footer's test checks the copyright line.
      .replace(
        /- paragraph:\n(?:\s+- text: .*\n)?\s+- time: .*\n(?:\s+- text: .*\n)?/,
        '- paragraph: ‹copyright›\n',
      )
  )
}

test('the accessibility tree of a landing page is unchanged', async ({ page }) => {
  const locale = 'fr'
  const dictionary = buildReleaseDictionary(replaceTextsWithKeys(messages[locale]), locale)
  await page.route(`**${getDictionaryUrl(locale)}`, (route) => route.fulfill({ json: dictionary }))
  await openHydrated(page)
  await chooseLanguage(page, getLanguageName(locale))
  await expect(page.locator('h1')).toHaveText(dictionary.hero.title)
  await expect(page.locator('.language-menu')).not.toHaveAttribute('open')
  expect(
    await readAccessibilityTree(page, locale),
    'If the change is intended, run `npx playwright test --project=desktop accessibility-tree --update-snapshots`.',
  ).toMatchSnapshot('landing.yml')
})
