import { checkDate } from './dates'
import { checkEmail } from './email-addresses'
import type { FindingCode } from './findings'
import { compileKeyPattern } from './key-patterns'
import { isLegalClause } from './message-kinds'
import { listIndexSuffix } from './parse'
import { checkAmount } from './prices'
import { type LocalizedText, type Rule, reportIf } from './rule'
import { purposePatterns, type StringName } from './strings'

/* What a text may look like, by its key: its length, its format and the arguments that the code fills in. */

type Requirements = {
  /** in characters */
  maxLength?: number
  /** reports violations of the length or the format */
  check?: Rule
  /** the arguments and tags that the code replaces, with the name of the string that says what the page shows there */
  variables?: Record<string, StringName<'shown'>>
  /** whether each `\n` ends a line on the page */
  allowsLineBreaks?: true
}
/** The requirements of a text and its purpose, which the editor shows. */
export type TextSpec = Requirements & { purpose: StringName<'purposes'> }

/**
 * Limits the length of a text. A longer one is shown all the same, in more lines or cut off at its end; one of several
 * times the length fits nowhere.
 * @param maxLength the recommended length
 * @param breaksAt the largest length that the page can show
 */
const limitLength = (
  maxLength: number,
  place: StringName<'parts'>,
  breaksAt: number = 3 * maxLength,
): Requirements => ({
  maxLength,
  check: ({ text }) => {
    const count = [...text].length
    const values = { count, place: { string: `parts.${place}` } } as const
    if (count > breaksAt)
      return [{ code: 'tooLong', values: { ...values, excess: count - breaksAt, most: breaksAt } }]
    return reportIf(count > maxLength, {
      severity: 'warning',
      code: 'longerThanRecommended',
      values: { ...values, most: maxLength },
    })
  },
})

const searchTitle = limitLength(60, 'searchResult')
const searchDescription = limitLength(155, 'searchResult')
const headerLink = limitLength(18, 'header')
const buttonLabel = limitLength(40, 'button')
const labelOnPicture = limitLength(24, 'button')
const smallLine = limitLength(34, 'place')
const headlineLength = limitLength(75, 'firstScreen')
const maxHeadlineLines = 3
const headline: Requirements = {
  ...headlineLength,
  allowsLineBreaks: true,
  check: (text) => {
    const lines = text.text.split('\n').length
    return [
      ...(headlineLength.check?.(text) ?? []),
      ...reportIf(lines > maxHeadlineLines, {
        code: 'tooManyLines',
        values: { count: lines, most: maxHeadlineLines },
      }),
    ]
  },
}
const notificationTitleLimit = limitLength(45, 'notification')
const notificationTextLimit = limitLength(110, 'notification')
/* Limits for texts without one of their own. The longest texts today have 541, 266 and 131 characters. */
const clauseLength = limitLength(1500, 'paragraph', 1500)
const proseLength = limitLength(500, 'place', 500)
const labelLength = limitLength(200, 'place', 200)
const proseKey = /(?:text|picture|answer|alt|source|keywords|fold)$/i

const requireFormat = (
  code: FindingCode,
  isValid: (text: string, context: LocalizedText) => boolean,
): Requirements => ({
  check: (text) => reportIf(!isValid(text.text, text), { code }),
})
const matches = (pattern: RegExp) => (text: string) => pattern.test(text)
const isNumber = matches(/^\d+(\.\d+)?$/)
const priceFormat: Requirements = { check: checkAmount }
const currencyFormat = requireFormat('currency', matches(/^[A-Z]{3}$/))
const bestFormat = requireFormat('best', isNumber)
const ratingFormat = requireFormat(
  'rating',
  (text, { parsed: { leaves } }) =>
    isNumber(text) && Number(text) >= 1 && Number(text) <= Number(leaves.get('book.rating.best')?.value ?? 5),
)
const countFormat = requireFormat('count', matches(/^[1-9]\d*$/))
const fillIn = (variables: Requirements['variables']): Requirements => ({ variables })
const clauseArguments = fillIn({ '{email}': 'email' })

const requirements: Partial<Record<StringName<'purposes'>, Requirements>> = {
  '(meta|free-story.page).title': searchTitle,
  '(meta|free-story.page).description': searchDescription,
  'shell.backToWebsite': buttonLabel,
  'nav.*': headerLink,
  'action.buyNow': buttonLabel,
  'action.downloadApp': buttonLabel,
  'action.readStory': buttonLabel,
  'action.shopClosed': smallLine,
  'action.storyTerms': smallLine,
  'hero.title': headline,
  'hero.text': limitLength(200, 'firstScreen'),
  'hero.facts': { ...fillIn({ '{price}': 'price' }), allowsLineBreaks: true },
  'moon.(call|read)': labelOnPicture,
  'moon.(first|second|third)': limitLength(80, 'place'),
  'book.(ages|ageRange)': fillIn({ '{from}': 'from', '{to}': 'to' }),
  'book.inside.story': fillIn({ '{title}': 'title' }),
  'book.offer.amount': priceFormat,
  'book.offer.currency': currencyFormat,
  'book.offer.price': fillIn({ '{price}': 'price' }),
  'book.rating.value': ratingFormat,
  'book.rating.best': bestFormat,
  'book.rating.count': countFormat,
  'book.rating.label': fillIn({ '{value}': 'value', '{best}': 'best' }),
  '*.(custom|newsletter).link': buttonLabel,
  'free-story.story.pages.*.text': { allowsLineBreaks: true },
  'free-story.story.position': fillIn({ '{page}': 'page', '{total}': 'total' }),
  'free-story.crayons.open': limitLength(16, 'button'),
  'free-story.crayons.filled': fillIn({ '{area}': 'area', '{crayon}': 'crayon' }),
  'free-story.crayons.areas.leaf': fillIn({ '{number}': 'number' }),
  'footer.email': { check: checkEmail },
  'footer.copyright': fillIn({ '<year>': 'year' }),
  'toast.buyTitle': notificationTitleLimit,
  'toast.buyDescription': notificationTextLimit,
  'toast.languageFailedTitle': notificationTitleLimit,
  'toast.languageFailedDescription': notificationTextLimit,
  'legal.updated': fillIn({ '{date}': 'date' }),
  '<document>.description': searchDescription,
  '<document>.updated': { check: checkDate },
  '<document>.intro': clauseArguments,
  '<document>.sections.*.title': clauseArguments,
  '<document>.sections.*.paragraphs': clauseArguments,
  '<document>.sections.*.items': clauseArguments,
}

/** Whether a purpose describes keys of any section, such as `**.title`. */
const isGeneric = (purpose: string) => purpose.startsWith('**')

const specs = purposePatterns.map((purpose) => {
  // A generic purpose does not tell which arguments the code fills in.
  const spec: TextSpec = { purpose, variables: isGeneric(purpose) ? undefined : {}, ...requirements[purpose] }
  return { pattern: compileKeyPattern(purpose), spec }
})

/** Returns the spec of the first pattern that matches a key. Items of a list have the spec of the list. */
export function findTextSpec(key: string): TextSpec {
  const listKey = key.replace(listIndexSuffix, '')
  return specs.find(({ pattern }) => pattern.test(listKey))?.spec ?? { purpose: '**' }
}

/** The requirements of a text: its own, or the usual length. */
function findRequirements(key: string): Requirements {
  const spec = findTextSpec(key)
  if (spec.check || isGeneric(spec.purpose)) return spec
  return isLegalClause(key) ? clauseLength : proseKey.test(key) ? proseLength : labelLength
}

/** The most characters of a text, of whichever kind its limit is. */
export const findMaxLength = (key: string): number | undefined => findRequirements(key).maxLength

/** Checks the format and the length of a text. */
export const checkTextSpec: Rule = (text) => findRequirements(text.key).check?.(text) ?? []
