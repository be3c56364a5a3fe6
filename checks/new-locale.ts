import { mapMessages } from '@/lib/i18n/map-messages'
import { untranslatedPrefix } from './rule'
import { mayMatchEnglish } from './untranslated'

/** Marks every text as untranslated, except numbers, names and addresses. */
export const markUntranslated = (messages: unknown) =>
  mapMessages(messages, (text, key) => (mayMatchEnglish(key, '*') ? text : untranslatedPrefix + text))

/** The region where most speakers of a language live: `DE` for `de`. The language's own code if it is not known. */
const getRegion = (code: string) => new Intl.Locale(code).maximize().region ?? code.toUpperCase()

/**
 * Adds a row for a language to the source of the locale table. Throws if the source contains no table.
 * @param code two letters
 */
export function addLocaleRow(source: string, code: string) {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  const capitalizedName = name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
  const region = getRegion(code)
  const row = `  { code: '${code}', name: '${capitalizedName}', intl: '${code}', ogLocale: '${code}_${region}', voices: ['${code}-${region.toLowerCase()}'] },\n`
  const end = source.indexOf('] as const')
  if (end < 0)
    throw new Error('lib/i18n/locales.ts: there is no table ending in "] as const" to add a row to.')
  return source.slice(0, end) + row + source.slice(end)
}

/** The steps that are left after `npm run locale:add`, in order. */
export function listNextSteps(code: string): string[] {
  const dictionary = `@cspell/dict-${code}-${getRegion(code).toLowerCase()}`
  return [
    `Check the name, the region and the voices of the new row in lib/i18n/locales.ts.`,
    `Translate messages/${code}.json and messages/legal/${code}.json. Remove the mark ${untranslatedPrefix.trim()} from each translated text; \`npm run check\` lists those that still have it.`,
    `Look at the pages with \`npm run dev\` at /${code}. A language can be built (\`npm run build\`, \`npm start\`) only when every text is translated.`,
    `If a text is rightly the same as in English, add its key to the exceptions in checks/untranslated.ts.`,
    `Add the spelling dictionary: \`npm install --save-dev ${dictionary}\` (or another @cspell/dict-${code}-…), its import and an override for the language's files in cspell.json, and a line in docs/dependencies.md; then \`npm run make -- licences\`.`,
    `Add the language's typography to lib/i18n/typography.ts, its words for 0 to 12 to checks/numbers.ts and its most common words to checks/untranslated.ts. What is missing there is not set or checked.`,
    `Run \`npm run check\`, then \`npm test\`.`,
  ]
}
