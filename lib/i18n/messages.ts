import type en from '@/messages/en.json'
import type legalEn from '@/messages/legal/en.json'
import type { LegalKey } from '../legal'

/** The messages of a language as editors write them, in ICU MessageFormat. Typed with the English texts. */
export type Messages = typeof en

/** Numbers in a language's notation. The build formats them: a browser's first number format takes 20 to 100 ms. */
export interface LocalizedNumbers {
  price: string
  rating: string
}

/** What browsers fetch for a language: its messages, which the build compiles for next-intl, and its numbers. */
export type Dictionary = Messages & { numbers: LocalizedNumbers }

export interface LegalSection {
  title: string
  paragraphs: string[]
  items: string[]
}

export interface LegalText {
  title: string
  description: string
  /** ISO date. */
  updated: string
  /** Whether a lawyer has yet to review the text. Set by the build, not in the message files. */
  isDraft?: boolean
  intro: string[]
  sections: Record<string, LegalSection>
}

export type LegalTexts = Record<LegalKey & keyof typeof legalEn, LegalText>
