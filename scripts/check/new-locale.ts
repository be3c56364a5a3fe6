import { mapMessages } from '@/lib/i18n/map-messages'
import { untranslatedPrefix } from './rule'
import { mayMatchEnglish } from './untranslated'

/** Messages with a mark before every text that is still English; numbers, names and addresses have no mark. */
export const markUntranslated = (messages: unknown) =>
  mapMessages(messages, (text, key) => (mayMatchEnglish(key, '') ? text : untranslatedPrefix + text))

/**
 * The source of the locale table with one more row. Throws if it contains no table.
 * @param code two letters
 */
export function addLocaleRow(source: string, code: string) {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  const { region = code.toUpperCase() } = new Intl.Locale(code).maximize()
  const native = name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
  const row = `  { code: '${code}', name: '${native}', intl: '${code}', ogLocale: '${code}_${region}', voices: ['${code}-${region.toLowerCase()}'] },\n`
  const end = source.indexOf('] as const')
  if (end < 0)
    throw new Error('lib/i18n/locales.ts: there is no table ending in "] as const" to add a row to.')
  return source.slice(0, end) + row + source.slice(end)
}
