import { findTextSpec } from '@/lib/i18n/text-specs'
import { type Rule, reportIf } from './rule'

/* Characters that damage a text: invisible and broken ones, letters of another alphabet, HTML entities. */

/** Control characters, direction marks, zero-width spaces and soft hyphens; not line breaks, nor joiners of emoji. */
const invisibleCharacter = /(?![\t-\r]|\u200d\p{Extended_Pictographic})[\p{Cc}\p{Cf}]/gu

const invisible: Rule = ({ text }) =>
  (text.match(invisibleCharacter) ?? []).slice(0, 1).map((found) => ({
    code: 'invisible',
    values: { code: `U+${found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}` },
    fix: text.replace(invisibleCharacter, ''),
  }))

/** Reports a lone surrogate, or the character that programs write in place of one that they can't read (U+FFFD). */
const broken: Rule = ({ text }) =>
  reportIf(/[\p{Surrogate}\ufffd]/u.test(text), {
    code: 'brokenCharacter',
    values: { part: text.replace(/[\p{Surrogate}\ufffd]/gu, '\ufffd').match(/\S*\ufffd\S*/)?.[0] ?? '' },
  })

const lineBreaks: Rule = ({ key, text }) =>
  reportIf(findTextSpec(key).allowsLineBreaks ? /[\t\v\f\r]/.test(text) : /[\t-\r]/.test(text), {
    code: 'lineBreak',
    fix: text.replace(findTextSpec(key).allowsLineBreaks ? /[\t\v\f\r]+/g : /\s*[\t-\r]\s*/g, ' ').trim(),
  })

/** A letter of an alphabet whose letters look like Latin ones. */
const foreignLetter = /[\p{Script=Cyrillic}\p{Script=Greek}]/u
const foreignLetters = new RegExp(foreignLetter, 'gu')
/** Cyrillic and Greek letters, and below each the Latin letter that looks the same. */
const lookAlikes = [...'аеорсухіјѕАВЕКМНОРСТХУІЈЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧοναρι']
const latinLetters = [...'aeopcyxijsABEKMHOPCTXYIJSABEZHIKMNOPTYXovapi']

const lookAlikeLetters: Rule = ({ text, locale }) => {
  const word = text.match(/[\p{L}\p{M}]+/gu)?.find((one) => foreignLetter.test(one))
  if (!word || new Intl.Locale(locale).maximize().script !== 'Latn') return []
  const fix = text.replace(foreignLetters, (letter) => latinLetters[lookAlikes.indexOf(letter)] ?? letter)
  return [
    {
      severity: 'warning',
      code: 'lookAlike',
      values: { word },
      ...(!foreignLetter.test(fix) && { fix }),
    },
  ]
}

const entities: Rule = ({ text }) => reportIf(/&(?:#\d+|[a-z]+);/i.test(text), { code: 'entity' })

export const checkCharacters: Rule = (text) =>
  [invisible, broken, lineBreaks, lookAlikeLetters, entities].flatMap((rule) => rule(text))
