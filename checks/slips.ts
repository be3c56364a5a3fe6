import { isValueKey } from '@/lib/i18n/text-kinds'
import type { FindingCode } from './findings'
import { type Rule, replacePart, reportIf } from './rule'

/* Slips that look the same in every language. */

/** `correct`: returns what to write instead of what the pattern matches */
type Slip = { code: FindingCode; pattern: RegExp; correct?: (found: string) => string }

const slips: Slip[] = [
  { code: 'twoStops', pattern: /(?<=[^.\s])\.\.(?!\.)/g, correct: () => '.' },
  {
    code: 'lowerCase',
    // Not after an abbreviation, and not a name such as iOS.
    pattern:
      /(?<=(?<!\p{L})(?!(?:approx|arts?|dept|env|etc|ext|inc|ltd|máx|mín|núm|págs?|vol)\.)\p{L}{3,}[»”)]?\.[ \u00a0\n])(?!x{3})\p{Ll}+(?!\p{L})/gu,
    correct: (word) => word.charAt(0).toUpperCase() + word.slice(1),
  },
  { code: 'note', pattern: /(?<!\p{L})(?:TODO|FIXME|TBD|[Xx]{3,}|[Ll]orem ipsum)(?!\p{L})/gu },
  { code: 'mailto', pattern: /mailto\s?:(?:\/\/|\s)?/gi, correct: () => '' },
]

const innerParentheses = /\([^()]*\)/g

/** Whether a text has a parenthesis without its other half. */
function hasHalfParenthesis(text: string): boolean {
  const rest = text.replace(innerParentheses, '')
  return rest === text ? /[()]/.test(text) : hasHalfParenthesis(rest)
}

/** Warns of slips that look the same in every language. */
export const checkSlips: Rule = ({ key, text, message }) => {
  if (isValueKey(key)) return []
  const found = slips.flatMap(({ code, pattern, correct }) =>
    message.literals.flatMap((literal) =>
      [...literal.text.matchAll(pattern)].map(({ 0: word, index: offset }) => {
        const index = literal.index + offset
        const right = correct?.(word)
        return {
          severity: 'warning' as const,
          index,
          code,
          values: { word, ...(right && { right }) },
          ...(right !== undefined && { replacement: replacePart(text, index, word, right) }),
        }
      }),
    ),
  )
  return [
    ...found,
    ...reportIf(hasHalfParenthesis(message.plainText), { severity: 'warning', code: 'halfParenthesis' }),
  ]
}
