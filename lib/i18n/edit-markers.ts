import { vercelStegaCombine } from '@vercel/stega'
import { mapMessages } from './map-messages'
import { nonTextKeys } from './non-text-keys'

/*
 * Invisible markers in texts, by which `npm run edit` finds the message that a text on the page comes from. Only under
 * `next dev` with EDITING=1; a build contains none of this (dictionaries.ts).
 */

/** Where a text is written: the folder of its message file, and its key. */
export interface MessageLocation {
  folder: 'messages' | 'messages/legal'
  key: string
}

/** Keys of texts that appear only in a page's head or inside a URL, where a marker would do harm. */
const invisibleKeys = {
  messages: /^meta\.|^free-story\.page\.(title|description)$|(^|\.)subject$/,
  'messages/legal': /^[^.]+\.description$/,
}

/** Appends an invisible marker with its location to every visible text of a message file. */
export const addEditMarkers = <T>(messages: T, folder: MessageLocation['folder']): T =>
  mapMessages(messages, (text, key) => {
    if (nonTextKeys.test(key) || invisibleKeys[folder].test(key)) return text
    const location: MessageLocation = { folder, key }
    // The last argument, false: texts that look like a date or a URL get a marker too.
    return vercelStegaCombine(text, location, false)
  })
