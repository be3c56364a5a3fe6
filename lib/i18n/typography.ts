import { mapMessages } from './map-messages'
import { findTextSpec } from './text-specs'
import type { TextKind } from './text-table'

/* Messages are written with the characters of a keyboard, and shown with the typography of their language. */

const nbsp = '\u00a0'
const narrowNbsp = '\u202f'
const wordJoiner = '\u2060'

interface Conventions {
  quotes: [open: string, close: string, innerOpen: string, innerClose: string]
  /** The word between the two numbers of a range. */
  rangeWord: string
  /** Words that stay with the number before them, as alternatives of a regular expression. */
  units: string
}
const english: Conventions = { quotes: ['“', '”', '‘', '’'], rangeWord: 'to', units: '' }
const conventions: Record<string, Conventions> = {
  en: english,
  fr: {
    quotes: [`«${nbsp}`, `${nbsp}»`, '“', '”'],
    rangeWord: 'à',
    units: 'ans|mois|jours|semaines|heures|minutes',
  },
  es: {
    // As in Mexico; Spain uses «».
    quotes: english.quotes,
    rangeWord: 'a',
    units: 'años|meses|días|semanas|horas|minutos',
  },
}

/** Arguments, tags, web and e-mail addresses, whose punctuation must stay. */
const protectedPart = /\{[^{}]*\}|<[^<>\s]+>|(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w.-]+/g
/** Stands for a protected part: a private-use character, which no text contains. */
const protectedMark = '\ue000'

/** A plural or a choice, in whose syntax spaces and punctuation must stay. */
const choiceSyntax = /\{\s*\w+\s*,\s*(?:plural|select)/

/** Replaces straight apostrophes. In ICU syntax they would quote a brace: `d'{title}`. */
export const setApostrophes = (text: string): string => text.replaceAll("'", '’')

/** Sets the quotation marks. A mark at the beginning of a word opens a quotation, any other closes the last one. */
function setQuotes(text: string, [open, close, innerOpen, innerClose]: Conventions['quotes']): string {
  let depth = 0
  let isOpening = false
  return text.replace(/["«“»”]/g, (mark, index: number) => {
    const before = text[index - 1] ?? ' '
    if (mark !== '"') isOpening = /[«“]/.test(mark)
    // Of two marks in a row, the second does what the first does.
    else if (before !== '"') isOpening = /[\s(«“‘¿¡—]/.test(before)
    const level = isOpening ? ++depth : depth--
    depth = Math.max(0, depth)
    if (mark !== '"') return mark
    if (level > 1) return isOpening ? innerOpen : innerClose
    return isOpening ? open : close
  })
}

/** Sets the no-break spaces of French before ; ! ? : % $ » and after «, but not before the colon in a time (10:30). */
const setFrenchSpaces = (text: string) =>
  text
    .replace(/ (?=[;!?])|(?<=[^\s«([;!?…\u202f])(?=[;!?])/g, narrowNbsp)
    .replace(/ (?=[»%$])|(?<=[^\s«([])(?=[»%])|(?<=«) |(?<=«)(?=\S)/g, nbsp)
    .replace(/ (?=:(?=\s|$))|(?<=[^\s«([:])(?=:(?=\s|$))/g, nbsp)

/**
 * Keeps a short word after a hyphen on its line (peut-on, celle-là). Not in the lines of the story, because some voices
 * read the word joiner aloud.
 */
const tieHyphens = (text: string) =>
  text.includes('\n') ? text : text.replace(/(?<=\p{L})-(?=\p{L}{1,4}(?!\p{L}))/gu, `-${wordJoiner}`)

/** Keeps numbers and their units, and both numbers of a range, on one line. */
const keepNumbersTogether = (text: string, { rangeWord, units }: Conventions) =>
  text
    .replace(
      new RegExp(`(?<=[\\d${protectedMark}]) ${rangeWord} (?=[\\d${protectedMark}])`, 'g'),
      `${nbsp}${rangeWord}${nbsp}`,
    )
    .replace(new RegExp(`(?<=[\\d${protectedMark}]) (?=(?:${units || '(?!)'})(?!\\p{L}))`, 'gu'), nbsp)
    .replace(
      /(?<=[\d\ue000]) (?=(?:[%$€£]|(?:CAD?|USD|EUR|[cmk]?m|k?g|[mc]?l|min|h)(?![\p{L}\p{N}])))/gu,
      nbsp,
    )

/** Keeps a dash that opens or closes direct speech (—Súbete —dice Hugo.) on the line of its word. */
const tieDashes = (text: string) =>
  text.replace(/(?<=^|\s)—(?=\S)/gm, `—${wordJoiner}`).replace(/(?<=\S)—(?=[\s.,;:!?]|$)/gm, `${wordJoiner}—`)

/** Sets a text by the conventions of its language, by default those of English. */
export function typesetText(text: string, locale: string, kind: TextKind = 'prose'): string {
  if (choiceSyntax.test(text)) return setApostrophes(text)
  const own = conventions[locale] ?? english
  const parts = text.match(protectedPart) ?? []
  const plain = text.normalize('NFC').replace(protectedPart, protectedMark)
  const marked = setQuotes(setApostrophes(plain).replaceAll('...', '…'), own.quotes)
  const spaced = locale === 'fr' ? tieHyphens(setFrenchSpaces(marked)) : marked
  return tieDashes(kind === 'prose' ? keepNumbersTogether(spaced, own) : spaced).replaceAll(
    protectedMark,
    () => parts.shift() ?? '',
  )
}

/** Longer texts are left to `text-wrap` in style sheets. In characters. */
const maxTextLength = 170
/** Texts up to this length are names, which are shown in narrow boxes. In characters. */
const maxNameLength = 34
/** The space before a last word of at most 14 characters, if there is another space before it. */
const lastSpace = /(?<= .*) (?=[^ \n{}<>]{1,14}$)/
/** In a name, only if its last two words have at most ten characters. */
const lastSpaceOfName = /(?<= (?=.{1,10}$)[^ \n{}<>]+) (?=[^ \n{}<>]+$)/

/** Ties a short last word to the one before, so that it is not alone on the last line. */
const preventWidow = (text: string) =>
  text.length > maxTextLength
    ? text
    : text.replace(text.length > maxNameLength ? lastSpace : lastSpaceOfName, nbsp)

/**
 * Sets the texts of a message file, each by its kind (text-table.ts).
 * @param preventsWidows whether the last words of prose are tied; not in legal texts, which are long
 */
export const setTypography = <T>(messages: T, locale: string, { preventsWidows = true } = {}): T =>
  mapMessages(messages, (text, key) => {
    const kind = findTextSpec(key).kind
    if (kind === 'value' || kind === 'exact') return text
    const typeset = typesetText(text, locale, kind)
    return kind === 'prose' && preventsWidows ? preventWidow(typeset) : typeset
  })
