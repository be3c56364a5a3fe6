import { mapMessages } from './map-messages'
import { nonTextKeys } from './non-text-keys'

/** Longer texts are left to the browser, in characters. */
const maxTextLength = 170
/** Texts up to this length are names or labels, which stand in narrow boxes, in characters. */
const maxLabelLength = 34

/** Labels of controls: a style sheet keeps their words together, and their names contain ordinary spaces. */
const labelKeys =
  /^(?:shell\.(?!partFailed)|nav\.|action\.|notFound\.home$|moon\.(?:call|read)$|toast\.buyAction$|book\.(?:choose|ages|ageRange|volumes\.\w+\.title)$)|\.(?:link|mail)$|^free-story\.(?:booklet\.(?:pages|print|plain)|colouring\.(?!title$|text$)\w+|crayons\.\w+|story\.(?!title|duration|pages\.|secret|biscuit)\w+)$/

/** The space before a last word of at most 14 characters, if there is another space before it. */
const lastSpace = /(?<= .*) (?=[^ \n{}<>]{1,14}$)/
/** In a label, only if its last two words have at most ten characters. */
const lastSpaceOfLabel = /(?<= (?=.{1,10}$)[^ \n{}<>]+) (?=[^ \n{}<>]+$)/

/** Keeps a dash that opens or closes direct speech (—Súbete —dice Hugo.) on the line of its word, with word joiners. */
const tieDashes = (text: string) =>
  text.replace(/(?<=^|\s)—(?=\S)/gm, '—\u2060').replace(/(?<=\S)—(?=[\s.,;:!?]|$)/gm, '\u2060—')

/**
 * Prevents widows in short texts: a no-break space before the last word keeps it from standing alone on a line, which
 * `text-wrap` in the style sheet can't guarantee. A dash of direct speech stays with its word. Labels of controls and subjects of e-mails stay unchanged.
 */
export const preventWidows = <T>(messages: T): T =>
  mapMessages(messages, (text, key) => {
    const isUnchanged = /(^|\.)subject$/.test(key) || labelKeys.test(key) || nonTextKeys.test(key)
    if (isUnchanged) return text
    if (text.length > maxTextLength) return tieDashes(text)
    return tieDashes(text).replace(text.length > maxLabelLength ? lastSpace : lastSpaceOfLabel, '\u00a0')
  })
