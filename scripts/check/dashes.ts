import { checkDialogue } from './dialogue'
import { isJoinedList } from './pasted-lists'
import type { Rule } from './rule'
import { requireForm } from './typography'

/* Dashes between words: “ – ” in English and French, in Spanish the raya, which joins what it encloses. */

/** A hyphen or two between words. Not between two numbers, which may be a range or a subtraction. */
const spacedHyphen =
  /(?<=[\p{L}\p{N}}\ufffc)»”.,!?…])(?<![\d}\ufffc](?=[ \u00a0]--?[ \u00a0][\d{\ufffc]))[ \u00a0]--?[ \u00a0](?=[\p{L}\p{N}{\ufffc(«“¿¡])/gu

function setRayas(text: string): string {
  let isOpen = false
  return text.replace(spacedHyphen, () => {
    isOpen = !isOpen
    return isOpen ? ' —' : '— '
  })
}

const setDashes = (text: string) => text.replace(spacedHyphen, ' – ')

/** Warns of hyphens in the place of dashes, and before what somebody says. */
export const checkDashes: Rule = (text) =>
  isJoinedList(text)
    ? []
    : [
        ...checkDialogue(text),
        ...requireForm('dash', text.locale === 'es' ? setRayas : setDashes, 'warning')(text),
      ]
