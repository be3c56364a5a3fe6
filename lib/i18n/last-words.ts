import { notProse } from './not-prose'

/** Longest text that counts as short, in characters. */
const shortText = 170
const lastTwoWords = /(?<= .*) (?=[^ \n{}<>]{1,14}$)/

/**
 * Messages whose short texts have a no-break space before the last word, so that it never stands alone on a line
 * (`text-wrap` in the style sheet can't promise that). Subjects of e-mails stay as they are.
 */
export function tieLastWords<T>(messages: T, key = ''): T {
  if (typeof messages === 'string') {
    const isTied = messages.length <= shortText && key !== 'subject' && !notProse.test(key)
    return (isTied ? messages.replace(lastTwoWords, '\u00a0') : messages) as T
  }
  // Lists are legal paragraphs.
  if (typeof messages !== 'object' || messages === null || Array.isArray(messages)) return messages
  return Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [name, tieLastWords(message, name)]),
  ) as T
}
