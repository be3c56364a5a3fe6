'use client'

import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import type { Dictionary } from '@/lib/i18n/messages'

interface MessagesProviderProps {
  locale: Locale
  dictionary: Dictionary
  children: ReactNode
}

/** Provides its children with the texts of a language. */
export function MessagesProvider({ locale, dictionary, children }: MessagesProviderProps) {
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={dictionary}
      timeZone="UTC"
      // A missing message is empty; a key is never shown.
      getMessageFallback={() => ''}
    >
      {children}
    </NextIntlClientProvider>
  )
}
