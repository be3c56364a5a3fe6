'use client'

import { NextIntlClientProvider } from 'next-intl'
import { type ReactNode, Suspense, use } from 'react'
import { useLanguage } from './language-provider'

/**
 * Gives its children the dictionary. While that is on its way, prerendered HTML stays as it is; where
 * there is none, the fallback shows. Each part of the shell has its own, so that they hydrate apart.
 */
export function WithMessages({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  return (
    <Suspense fallback={fallback}>
      <Dictionary>{children}</Dictionary>
    </Suspense>
  )
}

function Dictionary({ children }: { children: ReactNode }) {
  const { locale, messages } = useLanguage()
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={use(messages)}
      timeZone="UTC"
      // A word that a dictionary lacks is left out; a raw key is never shown.
      getMessageFallback={() => ''}
    >
      {children}
    </NextIntlClientProvider>
  )
}
