import { plainText } from './icu.mjs'
import { fitsPattern } from './key-pattern.mjs'

/*
 * The typography of each language. A rule returns problems with their cures, and the right text if there is
 * only one.
 */

const nbsp = '\u00a0'
/** What `npm run locale:add` writes before a text that is still English. */
export const untranslatedMark = '⟦en⟧ '

/** Keys of texts that may be the same as in English. `*` is one part of a key. */
const sameAsEnglish = {
  '*': [
    'meta.author',
    'book.offer.amount',
    'book.offer.currency',
    'book.offer.price',
    'book.rating.value',
    'book.rating.best',
    'book.rating.count',
    'footer.email',
    'footer.social.*',
    'footer.copyright',
    '*.updated',
    'free-story.story.position',
  ],
  fr: [
    'shell.menu',
    'shell.navigation',
    'benefits.title',
    'toast.region',
    'free-story.story.pages.p02.skill',
    'free-story.story.pages.p11.skill',
  ],
  es: ['nav.app', 'footer.legalTitle', 'privacy.sections.cookies.title'],
}

/**
 * @typedef {{ problem: string, cure: string, replacement?: string, severity?: 'warning' }} Remark
 * @typedef {(text: string, plain: string) => Remark[]} Rule
 */

/** @param {boolean} found @param {Remark} remark @returns {Remark[]} */
const when = (found, remark) => (found ? [remark] : [])

/** @type {Rule} */
const blanks = (text) =>
  when(text !== text.trim(), {
    problem: 'begins or ends with a blank',
    cure: 'remove it',
    replacement: text.trim(),
  })

/** @type {Rule} */
const apostrophes = (text, plain) =>
  when(/\p{L}'\p{L}/u.test(plain), {
    problem: 'has a straight apostrophe',
    cure: 'write ’',
    replacement: text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’'),
  })

/** @type {Rule} */
const straightQuotes = (_text, plain) =>
  when(plain.includes('"'), {
    problem: 'has a straight quotation mark',
    cure: 'write the curved or angled marks of the language',
  })

// Between a mark and its word, unless the mark ends a time (10:30) or an address (https://).
const tightMarks = /(?<=[^\s\u00a0\u202f«([])(?=[;!?»%]|:(?=\s|$))(?<![;!?])/gu
const looseMarks = / (?=[;!?»%$]|:(?=\s|$))|(?<=«) /gu
const openMarks = /(?<=«)(?=[^\s\u00a0\u202f])/gu
/** @type {Rule} */
const frenchSpaces = (text, plain) => {
  const fixed = text.replace(looseMarks, nbsp).replace(tightMarks, nbsp).replace(openMarks, nbsp)
  const wrong = [looseMarks, tightMarks, openMarks].some((pattern) => plain.search(pattern) >= 0)
  return when(wrong, {
    problem: 'lacks a no-break space before : ; ! ? % $ » or after «',
    cure: 'put one there',
    // In a message with plural or select, spaces may be part of its syntax.
    ...(/,\s*(?:plural|select)/.test(text) ? {} : { replacement: fixed }),
  })
}

/** @type {Rule} */
const spanishOpenings = (_text, plain) =>
  /** @type {[string, string][]} */ ([
    ['?', '¿'],
    ['!', '¡'],
  ]).flatMap(([close, open]) =>
    when(plain.split(close).length !== plain.split(open).length, {
      problem: `has not as many ${open} as ${close}`,
      cure: `open every ${close} with ${open}`,
    }),
  )

/** @type {Record<string, Rule[]>} */
const rules = {
  '*': [blanks, apostrophes, straightQuotes],
  fr: [frenchSpaces],
  es: [spanishOpenings],
}

/**
 * Checks the wording of every text of a file.
 * @param {import('./parse.mjs').Parsed} parsed
 * @param {import('./parse.mjs').Parsed} source the English file
 * @param {string} locale
 * @returns {import('./parse.mjs').Finding[]}
 */
export function checkWording({ file, leaves }, source, locale) {
  /** @type {import('./parse.mjs').Finding[]} */
  const findings = []
  for (const [key, { value, line, column }] of leaves) {
    if (typeof value !== 'string') continue
    const english = source.leaves.get(key)?.value
    const remarks = value.startsWith(untranslatedMark)
      ? [{ problem: 'is not translated yet', cure: `translate it and remove ${untranslatedMark.trim()}` }]
      : [
          ...(rules['*'] ?? []).concat(rules[locale] ?? []).flatMap((rule) => rule(value, plainText(value))),
          ...when(
            locale !== 'en' &&
              value === english &&
              /\p{L}/u.test(plainText(value)) &&
              !mayBeSame(key, locale),
            {
              problem: 'is still in English',
              cure: `translate it, or allow it in scripts/editing/wording.mjs`,
            },
          ),
        ]
    for (const { severity = 'error', ...remark } of remarks)
      findings.push({ severity, path: file.path, line, column, key, ...remark })
  }
  return findings
}

/** Whether a text may be the same as in English. @param {string} key @param {string} locale */
export function mayBeSame(key, locale) {
  /** @type {Record<string, string[]>} */
  const table = sameAsEnglish
  return [...(table['*'] ?? []), ...(table[locale] ?? [])].some((pattern) => fitsPattern(key, pattern))
}
