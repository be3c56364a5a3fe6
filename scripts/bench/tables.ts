import { readFileSync, writeFileSync } from 'node:fs'
import { budgets, comparePaints, type Medians, minGain } from './budgets'
import { columns, type Measures, measureNames } from './measure'

const document = 'docs/performance.md'

const formatTable = (head: string, rows: string[][]) =>
  [[head, ...Object.values(columns)], ['---', ...measureNames.map(() => '---:')], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

const formatRow = (name: string, measures: Measures) => [
  name,
  ...measureNames.map((column) => Math.round(measures[column]).toLocaleString('en')),
]

/** Formats the measures of a page. */
export function formatPageTable(path: string, medians: Medians): string {
  const formatRatios = (other: 'withoutScripts' | 'next') =>
    comparePaints(medians, other).map((ratio) => `${ratio.toFixed(2)} (at most ${budgets[other]})`)
  return formatTable(`\`${path}\``, [
    formatRow('our export', medians.ours),
    formatRow('without scripts', medians.withoutScripts),
    formatRow('Next’s own export', medians.next),
    ['ours ÷ without scripts', ...formatRatios('withoutScripts')],
    ['ours ÷ Next’s own', ...formatRatios('next')],
  ])
}

/** Formats what each trick gains: what the page loses without it. */
export const formatTrickTable = (medians: Medians, tricks: string[]): string =>
  formatTable(
    'trick',
    tricks.map((trick) => {
      const gains = measureNames.map((name) => Math.round((medians[trick]?.[name] ?? 0) - medians.ours[name]))
      const isWorthwhile = gains.some((gain) => gain >= minGain)
      return [isWorthwhile ? trick : `${trick} (**less than ${minGain}**)`, ...gains.map(String)]
    }),
  )

/** Writes a table into docs/performance.md, between two comments with its name. */
export function writeTable(name: 'pages' | 'tricks', table: string): void {
  const text = readFileSync(document, 'utf8')
  const place = new RegExp(`(<!-- npm run bench: ${name} -->\n).*?(\n<!-- end -->)`, 's')
  if (!place.test(text)) throw new Error(`${document} lacks the comments around the table of ${name}.`)
  writeFileSync(
    document,
    text.replace(place, (_, start, end) => `${start}\n${table}\n${end}`),
  )
}
