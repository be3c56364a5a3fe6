import type { Remark } from './parse'
import { when } from './remarks'

/* Numbers in texts. A fact in digits (a price, an age, a year) is the same in every language. */

/** By language, how the numbers from 0 are written in words. */
const inWords: Record<string, string[]> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
  fr: 'zéro une? deux trois quatre cinq six sept huit neuf dix onze douze'.split(' '),
  es: 'cero un[ao]? dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
}

/** The numbers of a text in order of their digits: `24.99` is 24 and 99, as is `24,99`. */
const digits = (text: string) => (text.match(/\d+/g) ?? []).sort()

/** What is in a list and not in the other, each as often as it is more there. */
function without(list: string[], other: string[]) {
  const left = [...other]
  return list.filter((number) => {
    const index = left.indexOf(number)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

/** `locale`: numbers may also be in words of this language */
type Worded = { text: string; locale?: string }

/** Whether a text has a number in words, from 0 to 12. */
function isInWords({ text, locale = '' }: Worded, number: string) {
  const word = inWords[locale]?.[Number(number)]
  return word !== undefined && new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text)
}

/** What is wrong with the numbers of a text, if they are not the English ones. */
export function differentNumbers(own: Worded, english: Worded): Remark[] {
  const [numbers, wanted] = [digits(own.text), digits(english.text)]
  const different = [
    ...without(wanted, numbers).filter((number) => !isInWords(own, number)),
    ...without(numbers, wanted).filter((number) => !isInWords(english, number)),
  ]
  return when(different.length > 0, {
    problem: `has the numbers ${numbers.join(', ') || '(none)'}, English ${wanted.join(', ') || '(none)'}`,
    cure: 'write the same facts in digits',
  })
}
