'use client'

import { type ReactNode, Suspense } from 'react'
import { useLanguage } from './language-provider'
import { ProvidedMessages } from './provided-messages'

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
  return <ProvidedMessages {...useLanguage()}>{children}</ProvidedMessages>
}
