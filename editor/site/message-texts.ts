import { readFileSync } from 'node:fs'
import type { Locale } from '@/lib/i18n/locales'
import type * as texts from '@/lib/i18n/message-texts'
import { setTypography } from '@/lib/i18n/typography'
import type { MessageFolder } from '../../checks/message-files'
import { addEditMarkers } from './edit-markers'

/*
 * Takes the place of lib/i18n/message-texts.ts under `npm run edit`, and marks the texts. Reads the files at each request:
 * if they were imported, one that does not parse would put Next's error overlay over every page.
 */
function load<T>(folder: MessageFolder, locale: Locale, typography?: { preventsWidows: boolean }) {
  const messages: T = JSON.parse(readFileSync(`${folder}/${locale}.json`, 'utf8').replace(/^\uFEFF/, ''))
  return addEditMarkers(setTypography(messages, locale, typography), folder)
}

export const loadMessages: typeof texts.loadMessages = async (locale) => load('messages', locale)
export const loadLegalMessages: typeof texts.loadLegalMessages = async (locale) =>
  load('messages/legal', locale, { preventsWidows: false })
