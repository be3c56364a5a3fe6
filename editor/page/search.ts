import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemFrench } from '@orama/stemmers/french'
import { stemmer as stemSpanish } from '@orama/stemmers/spanish'
import { formatDate } from '../../checks/translator'
import type { Text, TextId } from './api'
import { getChipLabels, getRole } from './arguments'
import { language, tCheck } from './language'

/**
 * Normalizes a text for a search: its words in lower case and without accents, separated by single spaces. Numbers keep
 * their decimals, with a point.
 */
export const normalizeForSearch = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll(/\be-mail/g, 'email')
    .replaceAll(/(?<=\d),(?=\d)/g, '.')
    .replaceAll(/(?!(?<=\d)\.(?=\d))[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What a text is for, in the editor's language. */
export const getPurpose = ({ purpose }: Text) => (purpose ? tCheck(`purposes.${purpose}`) : '')

export const isSameText = (a: TextId, b: TextId) => a.folder === b.folder && a.key === b.key

/** Finds the texts whose values a text contains by its arguments, such as the price in a sentence. */
export const findSourceTexts = (text: Text, texts: Text[]) =>
  text.arguments.flatMap(({ sources }) =>
    texts.filter((other) => sources.some((id) => isSameText(id, other))),
  )

/** Finds the texts that contain the value of a text. */
export const findDependentTexts = (text: Text, texts: Text[]) =>
  texts.filter((other) => other.arguments.some(({ sources }) => sources.some((id) => isSameText(id, text))))

/** A value; a date also as pages show it. */
function showValue(value: string, locale: string) {
  const shown = formatDate(value, locale)
  return shown === value ? value : `${value} ${shown}`
}

/**
 * A text as pages show it in a language, with the values of its arguments instead of their names.
 * @param ages what to show for the ages of the books, which are in no text
 */
function showText({ arguments: all, values }: Text, locale: string, texts: Text[], ages: string) {
  const showArgument = (name: string) => {
    const sources = all.find((one) => one.name === name)?.sources ?? []
    const found = texts.filter((text) => sources.some((id) => isSameText(id, text)))
    return found.map((text) => showValue(text.values[locale] ?? '', locale)).join(' ')
  }
  return showValue(values[locale] ?? '', locale)
    .replaceAll(/\{(?:from|to)\}/g, ages)
    .replaceAll(/\{\w+\}/g, showArgument)
    .replaceAll(/<\/?\w+>/g, ' ')
}

/** Words and phrases that mean the same, in any language. */
const synonyms = [
  ['email', 'mail', 'courriel', 'correo', 'correo electronico', 'courrier electronique'],
  [
    'faq',
    'common question',
    'frequently asked question',
    'foire aux questions',
    'question courante',
    'question frequente',
    'questions courantes',
    'questions frequentes',
    'pregunta frecuente',
    'preguntas frecuentes',
  ],
  ['price', 'prix', 'precio', 'how much', 'combien', 'cuanto cuesta', 'cuanto vale'],
  ['review', 'rating', 'avis', 'note', 'resena', 'calificacion'],
  ['legal', 'legal notice', 'mentions legales', 'aviso legal'],
  ['introuvable', '404', 'error 404', 'erreur 404', 'not found', 'not exist', 'existent pas', 'no existe'],
]
const phrases = synonyms.flatMap((group) =>
  // The longest first, of which others are a part.
  group
    .toSorted((one, other) => other.length - one.length)
    .filter((one) => /[ \d]/.test(one))
    .map((one) => [new RegExp(`\\b${one}s?\\b`, 'g'), group[0] ?? ''] as const),
)
const articlesAndPrepositions = 'the of in de del du des la las le les el los en'.split(' ')
/** The words to search for, without articles beside other words. A phrase that has synonyms is one word. */
function splitQuery(phrase: string): string[] {
  const words = phrases
    .reduce((left, [pattern, word]) => left.replace(pattern, word), phrase)
    .split(' ')
    .filter(Boolean)
  const others = words.filter((word) => !articlesAndPrepositions.includes(word))
  return others.length > 0 ? others : words
}

/** What editors call the description of a picture. */
const pictureWords = normalizeForSearch(
  'alt text, alternative text, image description, picture description, photo, texte alternatif, texte de remplacement, description d’image, description de l’image, dessin, texto alternativo, descripción de imagen, descripción de la imagen, foto, dibujo',
)

const startsWord = (content: string, words: string) => ` ${content}`.includes(` ${words}`)
const hasWhole = (content: string, words: string) => ` ${content} `.includes(` ${words} `)

/** The stems of a word in each language, in which `refund` and `refunded` agree. Remembered, because searches repeat words. */
const stems = new Map<string, string[]>()
function getStems(word: string): string[] {
  const known = stems.get(word)
  if (known) return known
  const found = [stemEnglish(word), stemFrench(word), stemSpanish(word.replace(/z$/, 'c'))]
  stems.set(word, found)
  return found
}

/** A stem that other words begin with by chance is shorter. */
const shortestPrefix = 5
/** Whether a content has a word, its beginning, or another form of it, such as the plural. */
function hasWord(content: string, word: string): boolean {
  if (startsWord(content, word)) return true
  const wanted = getStems(word)
  if (wanted.some((stem) => stem.length >= shortestPrefix && startsWord(content, stem))) return true
  return content.split(' ').some((one) => getStems(one).some((stem, index) => stem === wanted[index]))
}
const hasSynonym = (content: string, word: string) =>
  (synonyms.find((group) => group.includes(word)) ?? [word]).some((one) => hasWord(content, one))

/** The labels of the chips that a text shows. */
const listChips = (text: Text) =>
  [...getChipLabels(text)]
    .filter(([name]) => Object.values(text.values).some((value) => value.includes(name)))
    .map(([, label]) => label)

/** The page of the story that a text belongs to; undefined if it belongs to none. */
const getStoryPage = ({ key }: Text) => key.match(/^free-story\.story\.pages\.p0*(\d+)\./)?.[1]
/** Matches `page 3 of the story`, `página 3`. */
const storyPagePattern = /^\D*\b(?:page|pagina) 0*(\d+)\b\D*$/

/** A text that was found. `isDescribed`: its key or its description was found, not what pages show */
export type Hit = { text: Text; isDescribed: boolean }

/** Finds the texts that show signs, such as `@`, in any language. */
const searchSigns = (texts: Text[], signs: string): Hit[] =>
  texts
    .filter((text) =>
      Object.keys(text.values).some((locale) => showText(text, locale, texts, '').includes(signs)),
    )
    .map((text) => ({ text, isDescribed: false }))

/**
 * Finds the texts that contain all words, or words that begin with them, as pages show them in one language; then those
 * whose description or key contains them. The best come first: facts that the words name, such as the price, and the page
 * of the story that they number; then those in the editor's language, and of these the ones that contain the words as they
 * were typed. A plural finds the same as its singular. A number also finds sentences with ages, and no description. A query
 * without words finds the texts that show its signs.
 */
export function searchTexts(texts: Text[], query: string): Hit[] {
  const phrase = normalizeForSearch(query)
  const words = splitQuery(phrase)
  if (words.length === 0) return searchSigns(texts, query.trim())
  const [, storyPage] = phrase.match(storyPagePattern) ?? []
  const ages = words.filter((word) => /^\d\d?$/.test(word)).join(' ')
  /** From the best match to the weakest. */
  const matches = [
    (shown: string) => hasWhole(shown, phrase),
    (shown: string) => startsWord(shown, phrase),
    (shown: string) => words.every((word) => hasWhole(shown, word)),
    (shown: string) => words.every((word) => hasSynonym(shown, word)),
  ]
  const findHit = (text: Text) => {
    const show = (locale: string) => normalizeForSearch(showText(text, locale, texts, ages))
    const own = show(language)
    const others = Object.keys(text.values).map(show)
    const description = `${normalizeForSearch(getPurpose(text))} ${text.isPicture ? pictureWords : ''}`
    const isKey = `.${text.key}`.toLowerCase().includes(`.${query.trim().toLowerCase()}`)
    const hasAll = (content: string) => words.every((word) => hasSynonym(content, word))
    const shown = [
      hasAll(normalizeForSearch(getRole(text) ?? '')),
      storyPage !== undefined && storyPage === getStoryPage(text),
      // Only a part of a key with a point is certain to be meant as one.
      isKey && query.includes('.'),
      ...matches.map((isMatch) => isMatch(own)),
      ...matches.map((isMatch) => others.some(isMatch)),
      listChips(text).map(normalizeForSearch).some(hasAll),
    ]
    const hasNumber = words.some((word) => /\d/.test(word))
    const isDescribed = !hasNumber && hasAll(description)
    const described = [
      isDescribed && words.every((word) => hasWhole(description, word)),
      isDescribed,
      !hasNumber && hasAll(`${own} ${description}`),
      isKey,
    ]
    return { text, rank: [...shown, ...described].indexOf(true), isDescribed: !shown.includes(true) }
  }
  return texts
    .map(findHit)
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ text, isDescribed }) => ({ text, isDescribed }))
}
