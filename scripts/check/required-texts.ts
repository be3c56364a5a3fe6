import { readFileSync } from 'node:fs'
import { documentKeys } from '@/lib/pages'
import { sections } from '@/lib/site'
import { createFinding, type Finding } from './findings'
import { getPosition, type MessageFile, parseMessages } from './parse'

/** The texts that the rows of the site's tables need: a label for each, and for a document its text. */
const needed = [
  ...sections.map((row) => ({ row, table: 'lib/site.ts', path: 'messages/en.json', key: `nav.${row}` })),
  ...documentKeys.flatMap((row) => [
    { row, table: 'lib/pages.ts', path: 'messages/en.json', key: `footer.${row}` },
    ...['title', 'description', 'updated', 'intro'].map((part) => ({
      row,
      table: 'lib/pages.ts',
      path: 'messages/legal/en.json',
      key: `${row}.${part}`,
    })),
  ]),
]

/** Findings for sections and documents without texts in the English files. */
export function checkRequiredTexts(files: readonly MessageFile[]): Finding[] {
  return files.flatMap((file) => {
    const { leaves } = parseMessages(file)
    // If the file can't be parsed, every text would be missing.
    const missing = needed.filter(
      ({ path, key }) => path === file.path && leaves.size > 0 && !leaves.has(key),
    )
    return missing.map(({ row, table, path, key }) => {
      const code = readFileSync(table, 'utf8')
      const place = getPosition(code, code.indexOf(`'${row}'`))
      return createFinding(table, key, place, { code: 'noMessage', values: { path } })
    })
  })
}
