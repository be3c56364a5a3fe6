import type en from '@/messages/en.json'
import type legalEn from '@/messages/legal/en.json'
import type { DocumentKey } from '../pages'

/** What editors write for a language: messages/fr.json. */
export type Messages = typeof en

/** LocalizedNumbers as a language writes them, made by the build: a browser's first number format takes 20 to 100 ms. */
export interface LocalizedNumbers {
  price: string
  rating: string
}

/** What the site delivers of a language: its messages, compiled (compile.ts), and its numbers. */
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
  /** Whether a lawyer has yet to review it; told with the text, not written in the message files. */
  isDraft?: boolean
  intro: string[]
  sections: Record<string, LegalSection>
}

export type LegalTexts = Record<DocumentKey & keyof typeof legalEn, LegalText>
