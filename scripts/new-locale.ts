import { untranslatedPrefix } from '@/checks/rule'
import { mayMatchEnglish } from '@/checks/untranslated'
import { mapMessages } from '@/lib/i18n/map-messages'

/** Marks every text as untranslated, except numbers, names and addresses. */
export const markUntranslated = (messages: unknown) =>
  mapMessages(messages, (text, key) => (mayMatchEnglish(key, '*') ? text : untranslatedPrefix + text))

/** Adds a row for a language to the source of the locale table. Throws if the source contains no table. */
export function addLocaleRow(source: string, code: string) {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  const capitalizedName = name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
  // Where most of its speakers live: `DE` for `de`.
  const region = new Intl.Locale(code).maximize().region ?? code.toUpperCase()
  const row = `  { code: '${code}', name: '${capitalizedName}', intl: '${code}', ogLocale: '${code}_${region}', voices: ['${code}-${region.toLowerCase()}'] },\n`
  const end = source.indexOf('] as const')
  if (end < 0)
    throw new Error('lib/i18n/locales.ts: there is no table ending in "] as const" to add a row to.')
  return source.slice(0, end) + row + source.slice(end)
}
