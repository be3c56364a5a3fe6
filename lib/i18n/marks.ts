import { vercelStegaCombine } from '@vercel/stega'

/*
 * Invisible marks in texts, by which `npm run edit` knows which message a text on the page is. Only under `next dev`
 * with EDITING=1; nothing of this is in a build (source.ts).
 */

/** Where a text is: the folder of its file, and its key. */
export interface TextPlace {
  folder: 'messages' | 'messages/legal'
  key: string
}

/**
 * Keys of values that are computed with, compared or put into addresses, and of texts that only the head of a page
 * has. In documents `updated` is a date; `legal.updated` is the sentence around it.
 */
const notShown = {
  messages:
    /^meta\.|^book\.rating\.(value|best|count)$|^free-story\.page\.(title|description)$|(^|\.)(email|url|href|amount|currency|subject)$/,
  'messages/legal': /^[^.]+\.(updated|description)$/,
}

/** The messages of a file, each text with a mark after it. Items of lists have their index in the key: `terms.intro.0`. */
export function markTexts<T>(messages: T, folder: TextPlace['folder'], key = ''): T {
  if (typeof messages === 'string') {
    const place: TextPlace = { folder, key }
    // false: without it, texts that look like a date or an address get no mark.
    return (notShown[folder].test(key) ? messages : vercelStegaCombine(messages, place, false)) as T
  }
  if (typeof messages !== 'object' || messages === null) return messages
  const markPart = (part: unknown, name: string | number) =>
    markTexts(part, folder, key ? `${key}.${name}` : String(name))
  if (Array.isArray(messages)) return messages.map(markPart) as T
  return Object.fromEntries(Object.entries(messages).map(([name, part]) => [name, markPart(part, name)])) as T
}
