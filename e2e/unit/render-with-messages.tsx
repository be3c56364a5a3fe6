import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactElement } from 'react'
import { type Locale, locales } from '@/lib/i18n/locales'
import type { Messages } from '@/lib/i18n/messages'

/** Every language's dictionary. */
export const messages = Object.fromEntries(
  locales.map((locale) => [locale, JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'))]),
) as Record<Locale, Messages>

/** Renders a component as the shell does: with a dictionary, by default the language's own. */
export function renderWithMessages(
  element: ReactElement,
  locale: Locale = 'en',
  dictionary: Messages = messages[locale],
) {
  return render(
    <NextIntlClientProvider locale={locale} messages={dictionary} timeZone="UTC">
      {element}
    </NextIntlClientProvider>,
  )
}
