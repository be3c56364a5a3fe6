import { isLegalClause } from './consistency'
import type { FindingCode } from './findings'
import { listIndexSuffix } from './parse'
import { type LocalizedText, type Rule, reportIf } from './rule'
import { purposePatterns, type StringName } from './strings'

/*
 * What each message must look like, and what the code fills in: the hints of the editor, and what the check finds.
 */

export type TextSpec = {
  /** the most characters; with `severity` it is advice */
  maxLength?: number
  severity?: 'warning'
  check?: Rule
  /** the arguments and tags that the code replaces, and what it shows there */
  variables?: Record<string, StringName<'shown'>>
  /** each `\n` ends a line on the page */
  allowsLineBreaks?: true
}

const atMost = (maxLength: number, place: StringName<'parts'>, severity?: 'warning'): TextSpec => ({
  maxLength,
  severity,
  check: ({ text }) => {
    const length = [...text].length
    return reportIf(length > maxLength, {
      // Far beyond it nothing fits.
      severity: length > 3 * maxLength ? undefined : severity,
      code: 'tooLong',
      values: { count: length, place: { string: `parts.${place}` }, most: maxLength },
    })
  },
})
const fits = (pattern: RegExp) => (text: string) => pattern.test(text)

const searchTitle = atMost(60, 'searchResult')
const searchText = atMost(155, 'searchResult')
const headerLink = atMost(18, 'header', 'warning')
const button = atMost(40, 'button', 'warning')
const headline: TextSpec = { ...atMost(75, 'firstScreen', 'warning'), allowsLineBreaks: true }
const noticeTitle = atMost(45, 'notification', 'warning')
const noticeText = atMost(110, 'notification', 'warning')
/** Where no row has a limit. Today's longest have 541, 266 and 131 characters. */
const paragraph = atMost(1500, 'paragraph')
const prose = atMost(500, 'place')
const words = atMost(200, 'place')
const isProse = fits(/(?:text|picture|answer|alt|source|keywords|fold)$/i)

const format = (code: FindingCode, holds: (text: string, other: LocalizedText) => boolean): TextSpec => ({
  check: (text) => reportIf(!holds(text.text, text), { code }),
})
const isNumber = fits(/^\d+(\.\d+)?$/)
const price = format('price', fits(/^\d+(\.\d{2})?$/))
const currency = format('currency', fits(/^[A-Z]{3}$/))
const best = format('best', isNumber)
const rating = format(
  'rating',
  (text, { parsed: { leaves } }) =>
    isNumber(text) && Number(text) >= 1 && Number(text) <= Number(leaves.get('book.rating.best')?.value ?? 5),
)
const count = format('count', fits(/^[1-9]\d*$/))
const email = format('email', fits(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/))
const date = format(
  'date',
  (text) =>
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    new Date(text).toISOString().startsWith(text), // Not 2026-02-31, which is read as a day in March.
)

const fills = (variables: TextSpec['variables']): TextSpec => ({ variables })
/** The address may stand in any of them. */
const clause = fills({ '{email}': 'email' })

const rules: Partial<Record<StringName<'purposes'>, TextSpec>> = {
  '(meta|free-story.page).title': searchTitle,
  '(meta|free-story.page).description': searchText,
  'shell.backToWebsite': button,
  'nav.*': headerLink,
  'action.buyNow': button,
  'action.downloadApp': button,
  'action.readStory': button,
  'hero.title': headline,
  'book.(ages|ageRange)': fills({ '{from}': 'from', '{to}': 'to' }),
  'book.inside.story': fills({ '{title}': 'title' }),
  'book.offer.amount': price,
  'book.offer.currency': currency,
  'book.offer.price': fills({ '{price}': 'price' }),
  'book.rating.value': rating,
  'book.rating.best': best,
  'book.rating.count': count,
  'book.rating.label': fills({ '{value}': 'value', '{best}': 'best' }),
  '*.(custom|newsletter).link': button,
  'free-story.story.position': fills({ '{page}': 'page', '{total}': 'total' }),
  'footer.email': email,
  'footer.copyright': fills({ '<year>': 'year' }),
  'toast.buyTitle': noticeTitle,
  'toast.buyDescription': noticeText,
  'toast.languageFailedTitle': noticeTitle,
  'toast.languageFailedDescription': noticeText,
  'legal.updated': fills({ '{date}': 'date' }),
  '*.description': searchText,
  '*.updated': date,
  '*.intro': clause,
  '*.sections.*.title': clause,
  '*.sections.*.paragraphs': clause,
  '*.sections.*.items': clause,
}

/**
 * A pattern of messages' keys. `*` stands for any part of a key, or for the beginning of one: `nav.*`,
 * `book.volumes.*.title`, `footer.*Title`; `(first|second)` for either of them.
 */
export const compileKeyPattern = (keys: string) =>
  new RegExp(`^${keys.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`)

/** The rows of the strings `purposes`, which say what each message is for. The first that fits a key is taken. */
const fields = purposePatterns.map((keys) => ({ pattern: compileKeyPattern(keys), keys, rule: rules[keys] }))

/** What is known of a message; undefined if it is in no row. An item of a list is described with its list. */
export function findTextSpec(key: string) {
  const list = key.replace(listIndexSuffix, '')
  return fields.find(({ pattern }) => pattern.test(list))
}

/** The format and the length of a text. */
export const checkTextSpec: Rule = (text) => {
  const field = findTextSpec(text.key)
  const usual = isLegalClause(text.key) ? paragraph : isProse(text.key) ? prose : words
  return field ? ((field.rule?.check ?? usual.check)?.(text) ?? []) : []
}
