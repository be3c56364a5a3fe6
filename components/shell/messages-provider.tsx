import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import type { Dictionary } from '@/lib/i18n/messages'

interface MessagesProviderProps {
  locale: Locale
  dictionary: Dictionary
  children: ReactNode
}

/** Provides the messages of a language to `useTranslations`. */
export function MessagesProvider({ locale, dictionary, children }: MessagesProviderProps) {
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={dictionary}
      timeZone="UTC"
      // A missing message is empty; visitors never see a key.
      getMessageFallback={() => ''}
    >
      {children}
    </NextIntlClientProvider>
  )
}
