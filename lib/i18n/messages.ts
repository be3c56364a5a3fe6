import type en from '@/messages/en.json'
import type legalEn from '@/messages/legal/en.json'
import type { DocumentKey } from '../pages'

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
  /** Whether counsel has yet to review it; told with the text, not written in the message files. */
  isDraft?: boolean
  intro: string[]
  sections: Record<string, LegalSection>
}

export type LegalTexts = Record<DocumentKey & keyof typeof legalEn, LegalText>
