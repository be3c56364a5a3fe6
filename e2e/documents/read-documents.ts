import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

export type Document = { file: string; text: string }

/** Lists the project's files, new ones included. */
export const listProjectFiles = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => existsSync(file))

/** Reads every Markdown file of the project. */
export const readDocuments = (): Document[] =>
  listProjectFiles()
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** Returns the contents of a document's inline code: `npm test` as npm test. Line breaks become spaces. */
export const readInlineCode = ({ text }: Document) =>
  [...text.replaceAll(/^```.*?^```/gms, '').matchAll(/`([^`]+)`/g)].map(([, code = '']) =>
    code.replaceAll(/\s+/g, ' ').trim(),
  )

/** Returns the lines of a document's code blocks, without comments. */
export const readCodeLines = ({ text }: Document) =>
  [...text.matchAll(/^```[^\n]*\n(.*?)^```/gms)]
    .flatMap(([, block = '']) => block.split('\n'))
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter(Boolean)
