'use client'

import { NextIntlClientProvider } from 'next-intl'
import { type ReactNode, use } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import type { Messages } from '@/lib/i18n/messages'

interface ProvidedMessagesProps {
  locale: Locale
  messages: Promise<Messages>
  children: ReactNode
}

/** Provides its children with the messages once they are loaded; until then it suspends. */
export function ProvidedMessages({ locale, messages, children }: ProvidedMessagesProps) {
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={use(messages)}
      timeZone="UTC"
      // A missing message is empty; a key is never shown.
      getMessageFallback={() => ''}
    >
      {children}
    </NextIntlClientProvider>
  )
}
