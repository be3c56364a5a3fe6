import { compileKeyPattern } from '@/lib/i18n/key-patterns'
import { findTextSpec } from '@/lib/i18n/text-specs'
import { checkStrings, type StringName } from '../../checks/strings'
import type { Text, TextId } from '../texts'
import { editorLanguage, tCheck } from './language'

/** Matches an argument, or a tag with its content. */
const argumentPattern = /\{\w+\}|<(\w+)>.*?<\/\1>/g

/** The name of an argument or a tag, as text specs have it: `{price}`, `<year>`. */
const getArgumentName = (source: string) => /^(\{\w+\}|<\w+>)/.exec(source)?.[0] ?? source

/** An argument of a text. `label`: what the page shows there; `source`: what a writer types, with the content of a tag */
type Argument = { name: string; label: string; source: string }

/** Lists the arguments that a text may have: those of its spec, or else those that it has in any language. */
export function listArguments({ key, values }: Text): Argument[] {
  const labels = findTextSpec(key).variables
  const sources = Object.values(values).flatMap((value) => value.match(argumentPattern) ?? [])
  const names = [...Object.keys(labels), ...sources.map(getArgumentName)]
  return [...new Set(names)].map((name) => ({
    name,
    label: labels[name] ? tCheck(`variables.${labels[name] as StringName<'variables'>}`) : name,
    source: sources.find((source) => getArgumentName(source) === name) ?? name,
  }))
}

/** A version of a text as it is shown: with the labels of its arguments, and a date written out. */
export function showVersion(text: Text, version: string): string {
  const labels = new Map(listArguments(text).map(({ name, label }) => [name, label]))
  if (findTextSpec(text.key).format === 'date' && !Number.isNaN(Date.parse(version)))
    return new Date(version).toLocaleDateString(editorLanguage, { dateStyle: 'long', timeZone: 'UTC' })
  return version.replaceAll(argumentPattern, (source) => `[${labels.get(getArgumentName(source)) ?? source}]`)
}

/** A text as it is shown in a language, or in another language if it is missing in that one. */
export const getShownText = (text: Text, locale: string): string =>
  showVersion(text, text.values[locale] ?? Object.values(text.values)[0] ?? '')

const purposes = Object.keys(checkStrings.en.purposes).map((name) => ({
  name: name as StringName<'purposes'>,
  pattern: compileKeyPattern(name),
}))
/** What a text is for, if neither the page nor its key says it (`purposes` in checks/strings/). */
export const getPurpose = ({ key }: TextId): string | undefined => {
  const purpose = purposes.find(({ pattern }) => pattern.test(key))
  return purpose && tCheck(`purposes.${purpose.name}`)
}

/** The keys of the texts from which the site takes the value of an argument. */
const sources: Record<string, string[]> = {
  '{price}': ['book.offer.amount', 'book.offer.currency'],
  '{value}': ['book.rating.value'],
  '{best}': ['book.rating.best'],
  '{email}': ['footer.email'],
  '{title}': ['free-story.story.title'],
}
export const listSources = (text: Text): TextId[] => {
  const keys = listArguments(text).flatMap(({ name }) => sources[name] ?? [])
  return keys.map((key) => ({ folder: 'messages', key }))
}
