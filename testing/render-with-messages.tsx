import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MessagesProvider } from '@/components/shell/messages-provider'
import { buildDictionary } from '@/lib/i18n/build-dictionary'
import { type Locale, locales } from '@/lib/i18n/locales'
import type { Dictionary, Messages } from '@/lib/i18n/messages'

/** The messages of every language. */
export const messages = Object.fromEntries(
  locales.map((locale) => [locale, JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'))]),
) as Record<Locale, Messages>

/** The dictionary of every language, as components get it. */
export const dictionaries = Object.fromEntries(
  locales.map((locale) => [locale, buildDictionary(messages[locale], locale)]),
) as Record<Locale, Dictionary>

/** Renders a component with the messages of a language, or with other messages. */
export function renderWithMessages(
  element: ReactElement,
  locale: Locale = 'en',
  ownMessages: Messages = messages[locale],
) {
  return render(
    <MessagesProvider locale={locale} dictionary={buildDictionary(ownMessages, locale)}>
      {element}
    </MessagesProvider>,
  )
}
