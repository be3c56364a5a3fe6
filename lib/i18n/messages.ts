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

/** The messages and the formatted numbers, whose keys and arguments next-intl type-checks (global.d.ts). */
export type TranslatableMessages = Messages & { numbers: LocalizedNumbers }

declare const compiledMessage: unique symbol
/** A compiled message with arguments or tags. Opaque, because only next-intl can turn it into text. */
export interface CompiledMessage {
  readonly [compiledMessage]: true
}

type CompiledText<T extends string> = string extends T
  ? string | CompiledMessage
  : T extends `${string}${'{' | '<'}${string}`
    ? CompiledMessage
    : string

/** Messages after compilation (compile-messages.ts). A message without arguments and tags stays a plain text. */
export type Compiled<T> = T extends string
  ? CompiledText<T>
  : T extends object
    ? { readonly [Key in keyof T]: Compiled<T[Key]> }
    : T

/** What browsers fetch for a language: its compiled messages and its numbers. */
export type Dictionary = Compiled<Messages> & { numbers: LocalizedNumbers }

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
