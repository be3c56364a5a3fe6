import { readFileSync } from 'node:fs'
import type { MessageLocation } from './edit-markers'
import type { Locale } from './locales'

/**
 * Reads a message file from the disk, for `npm run edit`. As a module of the bundler, a file that does not parse would
 * put Next's error overlay over every page that is open.
 */
export const readEditedMessages = (folder: MessageLocation['folder'], locale: Locale) =>
  JSON.parse(readFileSync(`${folder}/${locale}.json`, 'utf8').replace(/^\uFEFF/, ''))
