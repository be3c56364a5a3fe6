import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { addLocaleRow, markUntranslated } from './check/new-locale'

/*
 * `npm run locale:add de`: writes messages/de.json and messages/legal/de.json from the English ones, with
 * every text marked as untranslated, and adds the language to the locale table. The message check then lists
 * every text that is still to be translated.
 */
const [code = ''] = process.argv.slice(2)
const table = 'lib/i18n/locales.ts'
const stop = (message: string) => {
  console.error(message)
  process.exit(1)
}

if (/^[a-z]{2}[-_]/i.test(code))
  stop(
    `"${code}" names a region or a script: give the language's two letters alone, as in npm run locale:add ${code.slice(0, 2).toLowerCase()}. Its region goes into "intl", "ogLocale" and "voices" in ${table}.`,
  )
if (!/^[a-z]{2}$/.test(code) || !new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code))
  stop(`"${code}" is not a language: give two letters, as in npm run locale:add de.`)
if (existsSync(`messages/${code}.json`)) stop(`messages/${code}.json exists already; nothing was changed.`)

writeFileSync(table, addLocaleRow(readFileSync(table, 'utf8'), code))
for (const folder of ['messages', 'messages/legal']) {
  const english = JSON.parse(readFileSync(`${folder}/en.json`, 'utf8'))
  writeFileSync(`${folder}/${code}.json`, `${JSON.stringify(markUntranslated(english), null, 2)}\n`)
  console.log(`Wrote ${folder}/${code}.json: translate each text and remove its mark.`)
}
console.log(`Added ${code} to ${table}: check its name and its regional settings.`)
