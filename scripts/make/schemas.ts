import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { schemaOf } from '../texts/schema'

/*
 * `npm run make -- schemas`, also part of build, dev and edit: the JSON Schemas by which VS Code gives hints for the
 * message files. A mistake in them stops nothing.
 */
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
mkdirSync('.vscode', { recursive: true })
for (const [from, to, title] of [
  ['messages/en.json', '.vscode/messages.schema.json', 'Texts of the site'],
  ['messages/legal/en.json', '.vscode/legal.schema.json', 'Legal texts'],
] as const)
  try {
    writeFileSync(to, `${JSON.stringify(schemaOf(read(from), title), null, 2)}\n`)
  } catch (error) {
    console.error(`${to} was not written. ${error instanceof Error ? error.message : error}`)
  }
