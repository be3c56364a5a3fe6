import { isValueKey } from '@/lib/i18n/text-kinds'
import { checkDialogue } from './dialogue'
import { rangeWords } from './number-spaces'
import { isJoinedList } from './pasted-lists'
import { type Rule, replacePart } from './rule'
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

/** A hyphen between two numbers or arguments: not in dates, telephone numbers and codes. */
const hyphenInRange =
  /(?<![\p{L}\d.,:/-])(\d{1,2}|\d{4}|\{\w+\})-(\d{1,2}|\d{4}|\{\w+\})(?![\p{L}\d/-]|[.,:]\d)/gu

/** Warns of a hyphen in a range. It becomes a dash if another language has one there, and otherwise a word. */
const checkRanges: Rule = ({ key, text, locale, translations }) => {
  if (isValueKey(key)) return []
  return [...text.matchAll(hyphenInRange)].map(({ 0: part, 1: from, 2: to, index }) => {
    const word = rangeWords[locale]
    const hasDash = translations.some((other) => other.text.includes(`${from}–${to}`))
    const right = word && !hasDash ? `${from} ${word} ${to}` : `${from}–${to}`
    return {
      severity: 'warning',
      index,
      code: 'range',
      values: { part, right },
      replacement: replacePart(text, index, part, right),
    }
  })
}

/** Warns of hyphens in the place of dashes, in ranges and before what somebody says. */
export const checkDashes: Rule = (text) =>
  isJoinedList(text)
    ? []
    : [
        ...checkDialogue(text),
        ...checkRanges(text),
        ...requireForm('dash', text.locale === 'es' ? setRayas : setDashes, 'warning')(text),
      ]
