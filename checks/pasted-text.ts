import { checkPastedLists } from './pasted-lists'
import { type Rule, replacePart, reportIf } from './rule'
import { forbidPatterns } from './typography'

/* What text brings along that is pasted from elsewhere: from a list, a chat, a PDF or a Markdown file. */

/** An emoji with its skin tone, and others that are joined to it. */
const emojiPattern =
  /(?:(?:\p{Emoji_Presentation}|\p{Emoji}\ufe0f)[\ufe0f\u20e3\u{1f3fb}-\u{1f3ff}]*\u200d?)+/u
const emojiWithSpace = new RegExp(`^${emojiPattern.source} ?| ?${emojiPattern.source}`, 'gmu')

const emoji: Rule = ({ text, message }) => {
  const replacement = text.replace(emojiWithSpace, '')
  return (message.plainText.match(emojiPattern) ?? []).map((part) => ({
    severity: 'warning',
    code: 'emoji',
    values: { part },
    ...(replacement && { replacement }),
  }))
}

const markdown = forbidPatterns(
  'markdown',
  [
    [/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2'],
    [/(?<![\p{L}\p{N}_*])([*_])(?=[^\s*_])([^*_\n]+)(?<=\S)\1(?![\p{L}\p{N}_*])/gu, '$2'],
    [/(?<=^|\n)#{1,6}\s+/g, ''],
    [/\[([^[\]\n]+)\]\([^()\s]*\)/g, '$1'],
    [/`+([^`\n]+)`+/g, '$1'],
  ],
  'warning',
)

const doubledWordPattern = /(?<![\p{L}\p{N}’'-])(\p{L}+)(?:[ \u00a0]+\1)+(?![\p{L}\p{N}’'-])/giu

/** Reports each word that is written twice in a row. Those that are right are in exceptions.txt: “nous nous”. */
const doubledWords: Rule = ({ text, message }) =>
  message.literals.flatMap((literal) =>
    [...literal.text.matchAll(doubledWordPattern)].map(({ 0: found, 1: word = '', index: offset }) => {
      const index = literal.index + offset
      return {
        severity: 'warning',
        index,
        code: 'doubledWord',
        values: { word },
        replacement: replacePart(text, index, found, word),
      }
    }),
  )

/** A letter of another alphabet than the Latin one. */
export const foreignLetter = /[\p{Script=Cyrillic}\p{Script=Greek}]/u
const foreignLetters = new RegExp(foreignLetter, 'gu')
/** Cyrillic and Greek letters, and below each the Latin letter that looks the same. */
const lookAlikes = [...'аеорсухіјѕАВЕКМНОРСТХУІЈЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧοναρι']
const latinLetters = [...'aeopcyxijsABEKMHOPCTXYIJSABEZHIKMNOPTYXovapi']

const lookAlikeLetters: Rule = ({ text, locale }) => {
  const [word] = (text.match(/[\p{L}\p{M}]+/gu) ?? []).filter((one) => foreignLetter.test(one))
  if (!word || new Intl.Locale(locale).maximize().script !== 'Latn') return []
  const replacement = text.replace(
    foreignLetters,
    (letter) => latinLetters[lookAlikes.indexOf(letter)] ?? letter,
  )
  return [
    {
      severity: 'warning',
      code: 'lookAlike',
      values: { word },
      ...(!foreignLetter.test(replacement) && { replacement }),
    },
  ]
}

const softHyphens = forbidPatterns('softHyphen', [[/\u00ad/g, '']], 'warning')

const decomposedAccents: Rule = ({ text }) =>
  reportIf(text !== text.normalize('NFC'), {
    severity: 'warning',
    code: 'decomposed',
    replacement: text.normalize('NFC'),
  })

const rules = [
  emoji,
  markdown,
  checkPastedLists,
  doubledWords,
  lookAlikeLetters,
  softHyphens,
  decomposedAccents,
]

/** Warns of what pasted text brings along: emoji, Markdown, lists, doubled words, unusual letters and hyphens. */
export const checkPastedText: Rule = (text) => rules.flatMap((rule) => rule(text))
