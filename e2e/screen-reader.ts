import type { Page } from '@playwright/test'
import { createTranslator } from 'next-intl'
import { formatNumber, formatPrice } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'
import { documentsIn } from '@/lib/pages'
import { site, socialLinks } from '@/lib/site'
import { messages, nameOf } from './fixtures'

/*
 * What a screen reader is told of a landing page, with keys where words stand: `‹book.title›`,
 * `‹book.ages from=3 to=5›`. One kept tree then serves every language, whatever its words are.
 */

/** Arguments that pages work out of other messages. */
const workedOut = (locale: Locale) => {
  const { offer, rating } = messages[locale].book
  return {
    price: formatPrice(offer.amount, offer.currency, locale),
    value: formatNumber(rating.value, locale),
    best: rating.best,
  }
}

/** What is no message but differs by language, or is the owner's to fill in. */
const constants = (locale: Locale): Record<string, string> => ({
  'language name': nameOf(locale),
  'app address': site.appUrl,
  ...Object.fromEntries(documentsIn(locale).map(({ name, path }) => [`address of ${name}`, path])),
})

/**
 * A dictionary with a key in the place of each text. Its arguments stay, but for those that pages work
 * out; numbers and the currency stay whole, since pages calculate with them.
 */
export function keyed<T>(words: T, key = ''): T {
  if (typeof words === 'object' && words !== null)
    return Object.fromEntries(
      Object.entries(words).map(([name, value]) => [name, keyed(value, key ? `${key}.${name}` : name)]),
    ) as T
  if (/^book\.(offer\.(amount|currency)|rating\.value)$/.test(key)) return words
  const names = [...String(words).matchAll(/\{(\w+)/g)].map(([, name = '']) => name)
  const shown = names.filter((name) => !(name in workedOut('en')))
  const year = /<year>/.test(String(words)) ? '<year>0</year>' : ''
  return `‹${key}${shown.map((name) => ` ${name}={${name}}`).join('')}›${year}` as T
}

/** A page's tree in one way of writing: without YAML's quotation marks, with plain blanks. */
export async function treeOf(page: Page): Promise<string> {
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
    // Where social links lead is the footer's test to know.
    const shown = role === '/url' && social.includes(text) ? '‹social link›' : text
    return `${indent}${role}${colon}${shown && ' '}${shown.startsWith('mailto:') ? decodeURIComponent(shown) : shown}`
  })
  return (
    `${lines.join('\n')}\n`
      .replaceAll(/[\u00a0\u202f]/g, ' ')
      // The year stands somewhere in the copyright line, which the footer's test reads.
      .replace(
        /- paragraph:\n(?:\s+- text: .*\n)?\s+- time: .*\n(?:\s+- text: .*\n)?/,
        '- paragraph: ‹copyright›\n',
      )
  )
}

/** The tree of a page in a `keyed` dictionary, with names in the place of the language's constants too. */
export function withKeys(tree: string, locale: Locale): string {
  const known = Object.entries(constants(locale))
  return tree
    .split('\n')
    .map((line) => {
      const [name, value = ''] = known.find(([, one]) => line.endsWith(` ${one}`)) ?? []
      return name ? `${line.slice(0, -value.length)}‹${name}›` : line
    })
    .join('\n')
}

/** A tree with keys, filled in with the words of a language. */
export function filledIn(kept: string, locale: Locale): string {
  const translate = createTranslator({ locale, messages: messages[locale] }) as unknown as (
    key: string,
    values: Record<string, string>,
  ) => string
  const known = constants(locale)
  return kept
    .replaceAll(/‹([^›]*)›/g, (whole, name: string) => {
      const [key = '', ...pairs] = name.split(' ')
      if (/^(copyright|social link)$/.test(name)) return whole
      return (
        known[name] ??
        translate(key, { ...workedOut(locale), ...Object.fromEntries(pairs.map((pair) => pair.split('='))) })
      )
    })
    .replaceAll(/[\u00a0\u202f]/g, ' ')
}
