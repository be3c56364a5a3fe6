import type en from '@/messages/en.json'
import type legalEn from '@/messages/legal/en.json'
import type { LegalKey } from '../legal'

/** The messages of a language as editors write them, in ICU MessageFormat. */
export type Messages = typeof en

/** Numbers in a language's notation. The build formats them, because the first number format takes a browser 20 to 100 ms. */
export interface LocalizedNumbers {
  price: string
  rating: string
}

/** What components use and browsers fetch: a language's messages, compiled by the build, and its numbers. */
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
