import { vercelStegaCombine } from '@vercel/stega'
import { mapMessages } from '@/lib/i18n/map-messages'
import { findTextSpec } from '@/lib/i18n/text-specs'

/* Invisible markers in texts, by which `npm run edit` finds the message that a text on the page comes from. */

/** Where a text is written: the folder of its message file, and its key. */
export interface MessageLocation {
  folder: 'messages' | 'messages/legal'
  key: string
}

/** Appends an invisible marker with its location to every visible text of a message file. */
export const addEditMarkers = <T>(messages: T, folder: MessageLocation['folder']): T =>
  mapMessages(messages, (text, key) => {
    // A marker would do harm inside a number or a URL.
    if (['value', 'hidden'].includes(findTextSpec(key).kind)) return text
    const location: MessageLocation = { folder, key }
    // The last argument, false: texts that look like a date or a URL get a marker too.
    return vercelStegaCombine(text, location, false)
  })
