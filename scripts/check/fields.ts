import { isClause } from './facts'
import type { FindingCode } from './findings'
import { listIndex } from './parse'
import { type Rule, type Text, when } from './remarks'
import { type Group, purposes } from './strings'

/*
 * What each message must look like, and what the code fills in: the hints of the editor, and what the check finds.
 */

export type FieldRule = {
  /** the most characters; with `severity` it is advice */
  limit?: number
  severity?: 'warning'
  check?: Rule
  /** the arguments and tags that the code replaces, and what it shows there */
  filled?: Record<string, Group<'shown'>>
  /** each `\n` ends a line on the page */
  hasLines?: true
}

const atMost = (limit: number, place: Group<'parts'>, severity?: 'warning'): FieldRule => ({
  limit,
  severity,
  check: ({ text }) => {
    const length = [...text].length
    return when(length > limit, {
      // Far beyond it nothing fits.
      severity: length > 3 * limit ? undefined : severity,
      code: 'tooLong',
      values: { count: length, place: { string: `parts.${place}` }, most: limit },
    })
  },
})
const fits = (pattern: RegExp) => (text: string) => pattern.test(text)

const searchTitle = atMost(60, 'searchResult')
const searchText = atMost(155, 'searchResult')
const headerLink = atMost(18, 'header', 'warning')
const button = atMost(40, 'button', 'warning')
const headline: FieldRule = { ...atMost(75, 'firstScreen', 'warning'), hasLines: true }
const noticeTitle = atMost(45, 'notification', 'warning')
const noticeText = atMost(110, 'notification', 'warning')
/** Where no row has a limit. Today's longest have 541, 266 and 131 characters. */
const paragraph = atMost(1500, 'paragraph')
const prose = atMost(500, 'place')
const words = atMost(200, 'place')
const isProse = fits(/(?:text|picture|answer|alt|source|keywords|fold)$/i)

const format = (code: FindingCode, holds: (text: string, other: Text) => boolean): FieldRule => ({
  check: (text) => when(!holds(text.text, text), { code }),
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

const fills = (filled: FieldRule['filled']): FieldRule => ({ filled })
/** The address may stand in any of them. */
const clause = fills({ '{email}': 'email' })

const rules: Partial<Record<Group<'purposes'>, FieldRule>> = {
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
export const keyPattern = (keys: string) =>
  new RegExp(`^${keys.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`)

/** The rows of the strings `purposes`, which say what each message is for. The first that fits a key is taken. */
const fields = purposes.map((keys) => ({ pattern: keyPattern(keys), keys, rule: rules[keys] }))

/** What is known of a message; undefined if it is in no row. An item of a list is described with its list. */
export function fieldOf(key: string) {
  const list = key.replace(listIndex, '')
  return fields.find(({ pattern }) => pattern.test(list))
}

/** The format and the length of a text. */
export const formats: Rule = (text) => {
  const field = fieldOf(text.key)
  const usual = isClause(text.key) ? paragraph : isProse(text.key) ? prose : words
  return field ? ((field.rule?.check ?? usual.check)?.(text) ?? []) : []
}
