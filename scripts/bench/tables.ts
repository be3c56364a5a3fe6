import { readFileSync, writeFileSync } from 'node:fs'
import { budgets, comparedWith, type Medians, paints } from './budgets'
import { columns, measureNames } from './measure'

const document = 'docs/performance.md'
const otherNames = { withoutScripts: 'without scripts', next: 'as Next exports it' }

const formatTable = (head: string, rows: string[][]) =>
  [[head, ...Object.values(columns)], ['---', ...measureNames.map(() => '---:')], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

const format = (value: number) => Math.round(value).toLocaleString('en')

/** Formats the measures of pages. Beside other paints than ours stands what ours are of them. */
export function formatPageTable(pages: [path: string, Medians][]): string {
  const rows = pages.flatMap(([path, { ours, ...others }]) => [
    [`\`${path}\``, ...measureNames.map((name) => format(ours[name]))],
    ...comparedWith.map((other) => [
      `${otherNames[other]}; ours at most ${budgets[other]} ×`,
      ...measureNames.map((name) => {
        const value = others[other][name]
        const isPaint = paints.some((paint) => paint === name)
        return format(value) + (isPaint ? ` (${(ours[name] / value).toFixed(2)} ×)` : '')
      }),
    ]),
  ])
  return formatTable('page', rows)
}

/** Formats what each trick gains: what the page loses without it. */
export function formatTrickTable(medians: Medians, tricks: string[]): string {
  const rows = tricks.map((trick) => {
    const gains = measureNames.map((name) => Math.round((medians[trick]?.[name] ?? 0) - medians.ours[name]))
    const isWorthwhile = gains.some((gain) => gain >= budgets.gain)
    return [isWorthwhile ? trick : `${trick} (**too little**)`, ...gains.map(String)]
  })
  return formatTable('trick', rows)
}

/** Writes a table into docs/performance.md, between two comments. */
export function writeTable(name: 'pages' | 'tricks', table: string): void {
  const text = readFileSync(document, 'utf8')
  const place = new RegExp(`(<!-- npm run bench: ${name} -->\n).*?(\n<!-- end -->)`, 's')
  if (!place.test(text)) throw new Error(`${document} lacks the comments around the table of ${name}.`)
  writeFileSync(document, text.replace(place, `$1\n${table}\n$2`))
}
