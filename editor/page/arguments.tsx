import type { ReactNode } from 'react'
import { formatPrice } from '@/lib/i18n/format'
import { toPlainSpaces } from '../../checks/format-while-typing'
import { checkQuotationMarks } from '../../checks/quotation-marks'
import { maxQuoteLength, shorten } from '../../checks/shorten'
import { formatDate } from '../../checks/translator'
import type { EditorFinding, Text } from './api'
import { language, t, tCheck } from './language'

/* The arguments and tags in a text, `{price}` and `<year>2026</year>`, which are shown as named chips. */

/** Matches an argument, or a tag with its content. Splitting a text by it leaves them at the odd indexes. */
export const argumentPattern = /(\{\w+\}|<\w+>.*?<\/\w+>)/g

/** The name of an argument or tag, as the server writes it: `{price}`, `<year>`. */
export const getArgumentName = (source: string) => source.match(/^(\{\w+\}|<\w+>)/)?.[0]

/** The labels of a text's chips, by argument. A text with a plural or a choice is edited as source, without chips. */
export const getChipLabels = ({ arguments: all, values }: Text): Map<string, string> =>
  new Map(
    Object.values(values).some((value) => /\{\s*\w+\s*,/.test(value))
      ? []
      : all.flatMap(({ name, label }) => (label ? [[name, tCheck(`shown.${label}`)] as const] : [])),
  )

/** Finds the source of an argument in any language: a tag includes its content. */
export function findArgumentSource(name: string, { values }: Text) {
  const sources = Object.values(values).flatMap((value) => value.match(argumentPattern) ?? [])
  return sources.find((source) => getArgumentName(source) === name) ?? name
}

/** A version of a text as it is shown: a date written out, and a price with its currency, in the editor's language. */
export function getShownVersion({ role, currency }: Text, version: string): string {
  if (role === 'date') return formatDate(version, language)
  return currency && /^\d+(?:\.\d+)?$/.test(version) ? formatPrice(version, currency, language) : version
}

/** Replaces the arguments of a text by their labels, and writes out a date. */
function replaceArguments(value: string, text: Text): string {
  const labels = getChipLabels(text)
  return getShownVersion(text, value).replaceAll(
    argumentPattern,
    (part) => labels.get(getArgumentName(part) ?? '') ?? part,
  )
}

/** Puts a text into quotation marks, shortened. Those within the text become inner ones. */
export function quote(shown: string): string {
  const quoted = t('editor.textName', { text: shorten(shown) })
  return checkQuotationMarks({ text: quoted, locale: language })[0]?.replacement ?? quoted
}

/** The role of a fact, as its chip in other texts names it: `the price`. */
export const getRole = ({ role }: Text) => role && tCheck(`shown.${role}`)

/**
 * The name of a text in a sentence: its beginning in the editor's language, in quotation marks; before those of a fact, its
 * role: `the price “24.99”`.
 */
export function getTextName(text: Text): string {
  const shown = replaceArguments(getShownText(text), text)
  const role = getRole(text)
  return role ? t('editor.factName', { role, value: shorten(shown) }) : quote(shown)
}

/** Quotes two versions of a text; long ones from a word before the first difference. */
export function quoteVersions(versions: string[], text?: Text): string[] {
  const shown = versions.map((version) => (text ? replaceArguments(version, text) : version))
  const [one = '', other = ''] = shown.map(toPlainSpaces)
  let difference = 0
  while (difference < one.length && one[difference] === other[difference]) difference += 1
  const start = one.slice(0, difference).search(/(?:\S+\s+)?\S*$/)
  return shown.map((version) => quote(start > maxQuoteLength / 2 ? `… ${version.slice(start)}` : version))
}

/** The name of the text with a key; the key, if there is no such text. */
export const getNameOfKey = (key: string, texts: readonly Text[]): string => {
  const text = texts.find((one) => one.key === key)
  return text ? getTextName(text) : key
}

/** Begins a sentence with a text. */
export const capitalize = (text: string) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1)

/**
 * Formats a finding as a sentence: `This text has several spaces in a row; leave one.` A warning about the value of a fact
 * names the fact: `The price is over 500`.
 * @param own the text that was checked, if it is known
 */
export const formatSentence = (
  { key, code, severity, values }: EditorFinding,
  texts: readonly Text[],
  own?: Text,
) => {
  const isFact = texts.some((text) => text.key === key && text.role)
  const getSubject = (name: string) => (isFact ? capitalize(name) : t('editor.otherText', { text: name }))
  const ownRole = own && severity === 'warning' && getRole(own)
  const ownSubject = ownRole ? capitalize(ownRole) : t('editor.thisText')
  const subject = key ? getSubject(getNameOfKey(key, texts)) : ownSubject
  return `${subject} ${tCheck(`findings.${code}`, values)}`
}

/** A text in the editor's language, or else in the first one. */
export const getShownText = ({ values }: Text): string => values[language] ?? Object.values(values)[0] ?? ''

/** Renders a text with its arguments as chips. */
export function TextWithChips({ text, labels }: { text: string; labels: Map<string, string> }): ReactNode {
  return text.split(argumentPattern).map((part, index) => {
    const label = labels.get(getArgumentName(part) ?? '')
    return label ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity but their place.
      <i key={index} className="argument">
        {label}
      </i>
    ) : (
      part
    )
  })
}
