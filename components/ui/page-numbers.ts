'use client'

import { createContext, use } from 'react'
import type { PageNumbers } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'

export const PageNumbersContext = createContext<PageNumbers | null>(null)

/**
 * The prerendered numbers if the page is in their language: a browser's first number format takes 20 ms, four times that
 * on a phone, and its kind of space may differ from Node's. Undefined in another language.
 */
export function usePageNumbers(locale: Locale): PageNumbers | undefined {
  const numbers = use(PageNumbersContext)
  return numbers?.locale === locale ? numbers : undefined
}
