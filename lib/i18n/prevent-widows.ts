import { nonTextKeys } from './non-text-keys'

/** Longest text in question, and longest name or label: those stand in narrow boxes. In characters. */
const [longest, longestLabel] = [170, 34]
const lastSpace = /(?<= .*) (?=[^ \n{}<>]{1,14}$)/
/** Of a label, only if its last two words have no more than ten characters. */
const lastSpaceOfLabel = /(?<= (?=.{1,10}$)[^ \n{}<>]+) (?=[^ \n{}<>]+$)/

/**
 * Messages whose short texts have a no-break space before the last word, so that it never stands alone on a line
 * (`text-wrap` in the style sheet can't promise that). Subjects of e-mails stay as they are.
 */
export function preventWidows<T>(messages: T, key = ''): T {
  if (typeof messages === 'string') {
    if (messages.length > longest || key === 'subject' || nonTextKeys.test(key)) return messages
    return messages.replace(messages.length > longestLabel ? lastSpace : lastSpaceOfLabel, '\u00a0') as T
  }
  // Lists are legal paragraphs.
  if (typeof messages !== 'object' || messages === null || Array.isArray(messages)) return messages
  return Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [name, preventWidows(message, name)]),
  ) as T
}
