import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { addLocaleRow, markUntranslated } from './new-locale'
import { exitWithError } from './tools/exit'

/*
 * `npm run locale:add de` adds a language: a row in the locale table and copies of the English message files, with every
 * text marked as untranslated.
 */
const [code = ''] = process.argv.slice(2)
const table = 'lib/i18n/locales.ts'

if (!/^[a-z]{2}$/.test(code) || !new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code))
  exitWithError(
    `"${code}" is not a language: give two letters, as in npm run locale:add de. A region goes into ${table}.`,
  )
if (existsSync(`messages/${code}.json`))
  exitWithError(`messages/${code}.json already exists; nothing was changed.`)

writeFileSync(table, addLocaleRow(readFileSync(table, 'utf8'), code))
console.log(`Added ${code} to ${table}.`)
for (const folder of ['messages', 'messages/legal']) {
  const english = JSON.parse(readFileSync(`${folder}/en.json`, 'utf8'))
  writeFileSync(`${folder}/${code}.json`, `${JSON.stringify(markUntranslated(english), null, 2)}\n`)
  console.log(`Wrote ${folder}/${code}.json.`)
}
console.log('What is left to do: CONTRIBUTING.md, “Add a language”.')
