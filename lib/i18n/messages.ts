import type en from '@/messages/en.json'
import type legalEn from '@/messages/legal/en.json'
import type { StaticDocument } from './urls'

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

const textNames = {
  'terms-and-conditions': 'terms',
  'privacy-policy': 'privacy',
  accessibility: 'accessibility',
} as const

/** The text of one legal document out of a language's legal file. */
export function legalText(texts: LegalTexts, document: StaticDocument): LegalText {
  return texts[textNames[document]]
}
