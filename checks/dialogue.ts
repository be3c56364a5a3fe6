import type { Violation } from './findings'
import { nbsp } from './french-spaces'
import { isStoryPageText } from './message-kinds'
import type { LocalizedText } from './rule'

/* What somebody says stands between quotation marks, in Spanish after a raya. Here it follows a hyphen. */

const hyphen = '^(?:--?|–)[ \\u00a0\\u202f]?(?=[\\p{L}¿¡«“…])'
const speechHyphen = new RegExp(hyphen, 'gmu')
/** The speech after it: up to a quotation mark, or else to the end of a line or to who says it (“Where? asks Nori”). */
const speech = new RegExp(`${hyphen}(?:([^«»“”]+[»”])|([^]*?[.!?…])(?=\\s\\p{Ll}|\\n|$))`, 'gmu')

const quotationMarks: Record<string, [open: string, close: string]> = {
  en: ['“', '”'],
  fr: [`«${nbsp}`, `${nbsp}»`],
}

/** Whether somebody may speak in a text, so that a hyphen at the beginning of a line is no bullet. */
export const hasDialogue = (key: string) => isStoryPageText(key) || key.endsWith('.sample')

/** Warns of hyphens before what somebody says. */
export function checkDialogue({
  key,
  text,
  locale,
}: Pick<LocalizedText, 'key' | 'text' | 'locale'>): Violation[] {
  if (!hasDialogue(key) || text.search(speechHyphen) < 0) return []
  const [open, close] = quotationMarks[locale] ?? []
  const replacement = open
    ? text.replace(speech, (_, closed, rest) => `${open}${closed ?? `${rest}${close}`}`)
    : text.replace(speechHyphen, '—')
  // Without a full stop, only the writer knows where the speech ends.
  return [{ severity: 'warning', code: 'dialogue', ...(replacement !== text && { replacement }) }]
}
