import { vercelStegaCombine } from '@vercel/stega'
import { nonTextKeys } from './non-text-keys'

/*
 * Invisible marks in texts, by which `npm run edit` knows which message a text on the page is. Only under `next dev`
 * with EDITING=1; nothing of this is in a build (dictionaries.ts).
 */

/** Where a text is: the folder of its file, and its key. */
export interface MessageLocation {
  folder: 'messages' | 'messages/legal'
  key: string
}

/** Keys of texts that only the head of a page has, or that are put into addresses. */
const notShown = {
  messages: /^meta\.|^free-story\.page\.(title|description)$|(^|\.)subject$/,
  'messages/legal': /^[^.]+\.description$/,
}

/** The messages of a file, each text with a mark after it. Items of lists have their index in the key: `terms.intro.0`. */
export function addEditMarkers<T>(messages: T, folder: MessageLocation['folder'], key = ''): T {
  if (typeof messages === 'string') {
    const place: MessageLocation = { folder, key }
    // false: without it, texts that look like a date or an address get no mark.
    const isPlain = nonTextKeys.test(key) || notShown[folder].test(key)
    return (isPlain ? messages : vercelStegaCombine(messages, place, false)) as T
  }
  if (typeof messages !== 'object' || messages === null) return messages
  const markPart = (part: unknown, name: string | number) =>
    addEditMarkers(part, folder, key ? `${key}.${name}` : String(name))
  if (Array.isArray(messages)) return messages.map(markPart) as T
  return Object.fromEntries(Object.entries(messages).map(([name, part]) => [name, markPart(part, name)])) as T
}
