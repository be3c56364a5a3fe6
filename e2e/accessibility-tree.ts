import type { Page } from '@playwright/test'
import { createTranslator } from 'next-intl'
import { formatNumber, formatPrice } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'
import { mapMessages } from '@/lib/i18n/map-messages'
import { getFreeStoryHref, listDocumentPages } from '@/lib/pages'
import { site, socialLinks } from '@/lib/site'
import { getLanguageName, messages, waitForToaster } from './fixtures'

/*
 * The accessibility tree of a landing page, with message keys instead of texts: `‹book.title›`,
 * `‹book.ages from=3 to=5›`. So one stored tree is valid for every language and does not change with the texts.
 */

/** Arguments of messages that the page computes from other messages. */
const computedArguments = (locale: Locale) => {
  const { book, 'free-story': free } = messages[locale]
  const { offer, rating } = book
  return {
    title: free.story.title,
    price: formatPrice(offer.amount, offer.currency, locale),
    value: formatNumber(rating.value, locale),
    best: rating.best,
  }
}

/** Texts that are not messages but depend on the language or the owner's settings. */
const constants = (locale: Locale): Record<string, string> => ({
  'language name': getLanguageName(locale),
  'app address': site.appUrl,
  'address of free-story': getFreeStoryHref(locale),
  ...Object.fromEntries(listDocumentPages(locale).map(({ name, href }) => [`address of ${name}`, href])),
})

/**
 * Messages with the key instead of each text. Arguments are kept, except those that pages compute; numbers and
 * the currency are kept, because pages calculate with them.
 */
export const replaceTextsWithKeys = <T>(messages: T): T =>
  mapMessages(messages, (text, key) => {
    if (/^book\.(offer\.(amount|currency)|rating\.value)$/.test(key)) return text
    const names = [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name)
    const shown = names.filter((name) => !(name in computedArguments('en')))
    const year = /<year>/.test(text) ? '<year>0</year>' : ''
    return `‹${key}${shown.map((name) => ` ${name}={${name}}`).join('')}›${year}`
  })

/** Reads the accessibility tree of a hydrated page, without YAML's quotation marks and with plain spaces. */
export async function readAccessibilityTree(page: Page): Promise<string> {
  await waitForToaster(page)
  const social: string[] = socialLinks.map(({ href }) => href)
  const lines = (await page.locator('body').ariaSnapshot()).split('\n').map((line) => {
    const [, indent = '', rest = ''] = /^(\s*- )(.*)$/.exec(line) ?? []
    const [, quoted, plain = '', colon = '', value = ''] =
      /^(?:'((?:[^']|'')*)'|((?:"(?:[^"\\]|\\.)*"|[^":])*(?=:|$)))(:?) ?(.*)$/.exec(rest) ?? []
    const role = (quoted?.replaceAll("''", "'") ?? plain).replace(
      /"(?:[^"\\]|\\.)*"/,
      (name) => `"${JSON.parse(name)}"`,
    )
    const text = value.startsWith('"') ? JSON.parse(value) : value
    // The footer's test checks the targets of social links.
    const shown = role === '/url' && social.includes(text) ? '‹social link›' : text
    return `${indent}${role}${colon}${shown && ' '}${shown.startsWith('mailto:') ? decodeURIComponent(shown) : shown}`
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

/** The tree of a page with `keyed` messages, with names also instead of the language's constants. */
export function replaceConstantsWithNames(tree: string, locale: Locale): string {
  const known = Object.entries(constants(locale))
  return tree
    .split('\n')
    .map((line) => {
      const [name, value = ''] = known.find(([, one]) => line.endsWith(` ${one}`)) ?? []
      return name ? `${line.slice(0, -value.length)}‹${name}›` : line
    })
    .join('\n')
}

/** Replaces the message keys of a tree by the texts of a language. */
export function fillInTexts(tree: string, locale: Locale): string {
  const translate = createTranslator({ locale, messages: messages[locale] }) as unknown as (
    key: string,
    values: Record<string, string>,
  ) => string
  const known = constants(locale)
  return (
    tree
      .replaceAll(/‹([^›]*)›/g, (whole, name: string) => {
        const [key = '', ...pairs] = name.split(' ')
        if (/^(copyright|social link)$/.test(name)) return whole
        return (
          known[name] ??
          translate(key, {
            ...computedArguments(locale),
            ...Object.fromEntries(pairs.map((pair) => pair.split('='))),
          })
        )
      })
      .replaceAll(/[\u00a0\u202f]/g, ' ')
      // The line breaks of the headline.
      .replaceAll(/\n(?! *- )(?=.)/g, ' ')
  )
}
