import { mayBeSame, untranslatedMark } from './wording.mjs'

/**
 * A dictionary whose texts say that they are still English; numbers, names and addresses stay.
 * @param {unknown} words @param {string} [key]
 * @returns {unknown}
 */
export function markUntranslated(words, key = '') {
  if (typeof words === 'string') return mayBeSame(key, '*') ? words : untranslatedMark + words
  if (Array.isArray(words)) return words.map((word, index) => markUntranslated(word, `${key}.${index}`))
  return Object.fromEntries(
    Object.entries(words ?? {}).map(([name, value]) => [
      name,
      markUntranslated(value, key ? `${key}.${name}` : name),
    ]),
  )
}

/**
 * The source of the locale table with a row more. Throws if it finds no table in it.
 * @param {string} source @param {string} code two letters
 */
export function addRow(source, code) {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  const { region = code.toUpperCase() } = new Intl.Locale(code).maximize()
  const native = name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
  const row = `  { code: '${code}', name: '${native}', intl: '${code}', ogLocale: '${code}_${region}', voices: ['${code}-${region.toLowerCase()}'] },\n`
  const end = source.indexOf('] as const')
  if (end < 0)
    throw new Error('lib/i18n/locales.ts: there is no table ending in "] as const" to add a row to.')
  return source.slice(0, end) + row + source.slice(end)
}
