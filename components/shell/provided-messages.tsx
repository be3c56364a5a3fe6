'use client'

import { NextIntlClientProvider } from 'next-intl'
import { type ReactNode, use } from 'react'
import { loadMessages } from '#dictionaries'
import { compileMessages } from '@/lib/i18n/compile'
import type { Locale } from '@/lib/i18n/locales'
import type { Messages } from '@/lib/i18n/messages'
import { retrySignal } from '@/lib/retry-signal'

/** A language's messages as ProvidedMessages needs them. Rejects as loadMessages does. */
export const loadCompiled = (locale: Locale): Promise<Messages> => loadMessages(locale).then(compileMessages)

/**
 * The messages of the page's own language. A rejection would replace the prerendered page with an error
 * screen (architecture, decision 2), so a load that fails is repeated at the next retry signal.
 */
export const firstMessages = (locale: Locale): Promise<Messages> =>
  loadCompiled(locale).catch(() => retrySignal().then(() => firstMessages(locale)))

interface ProvidedMessagesProps {
  locale: Locale
  /** Of `loadCompiled` or `firstMessages`. */
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
