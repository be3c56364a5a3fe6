import type en from '@/messages/en.json'
import type legalEn from '@/messages/legal/en.json'
import type { LegalDocument } from './urls'

export type Messages = typeof en

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
  intro: string[]
  sections: Record<string, LegalSection>
}

export type LegalTexts = Record<keyof typeof legalEn, LegalText>

/** The text of one legal document out of a language's legal file. */
export function legalText(texts: LegalTexts, document: LegalDocument): LegalText {
  return document === 'terms-and-conditions' ? texts.terms : texts.privacy
}
