'use client'

import { NextIntlClientProvider } from 'next-intl'
import { type ReactNode, Suspense, use } from 'react'
import { useLanguage } from './language-provider'

/**
 * Provides its children with the messages. While these are loading, prerendered HTML stays; without
 * prerendered HTML the fallback is shown. Each part of the shell has its own, so that they hydrate separately.
 */
export function WithMessages({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  return (
    <Suspense fallback={fallback}>
      <LoadedMessages>{children}</LoadedMessages>
    </Suspense>
  )
}

function LoadedMessages({ children }: { children: ReactNode }) {
  const { locale, messages } = useLanguage()
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
