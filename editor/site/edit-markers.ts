import { vercelStegaCombine } from '@vercel/stega'
import { mapMessages } from '@/lib/i18n/map-messages'
import { findTextSpec } from '@/lib/i18n/text-specs'
import type { MessageFolder } from '../../checks/message-files'
import type { TextId } from '../texts'

/* Invisible markers in texts, by which `npm run edit` finds the message that a text on the page comes from. */

/** Appends an invisible marker with its folder and key to every visible text of a message file. */
export const addEditMarkers = <T>(messages: T, folder: MessageFolder): T =>
  mapMessages(messages, (text, key) => {
    // A marker would do harm inside a number or a URL.
    if (['value', 'hidden'].includes(findTextSpec(key).kind)) return text
    const id: TextId = { folder, key }
    // The last argument, false: texts that look like a date or a URL get a marker too.
    return vercelStegaCombine(text, id, false)
  })
