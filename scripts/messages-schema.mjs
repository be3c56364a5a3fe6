import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { schemaOf } from './editing/schema.mjs'

/* `npm run messages:schema` writes the JSON Schemas that VS Code uses for the message files. Run it when keys change. */
const read = (/** @type {string} */ path) => JSON.parse(readFileSync(path, 'utf8'))
mkdirSync('.vscode', { recursive: true })
for (const { from, to, title } of [
  { from: 'messages/en.json', to: '.vscode/messages.schema.json', title: 'Texts of the site' },
  { from: 'messages/legal/en.json', to: '.vscode/legal.schema.json', title: 'Legal texts' },
]) {
  writeFileSync(to, `${JSON.stringify(schemaOf(read(from), title), null, 2)}\n`)
  console.log(`Wrote ${to}.`)
}
