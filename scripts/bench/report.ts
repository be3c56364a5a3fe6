import { readFileSync, writeFileSync } from 'node:fs'
import { columns, type Measures, measureNames } from './measure'

/** The medians of a page, as we deliver it and as Next exported it. */
export type Comparison = { path: string; ours: Measures; next: Measures }

/**
 * The longest times allowed, as fractions of the times of Next's export. Budgets for bytes: e2e/export/budgets.test.ts.
 */
const budgets: Partial<Measures> = { firstPaint: 0.75, largestPaint: 0.75, touch: 0.75 }
const document = 'docs/performance.md'

export const findExceeded = ({ path, ours, next }: Comparison): string[] =>
  measureNames
    .filter((name) => name in budgets && !(ours[name] <= next[name] * (budgets[name] ?? 0)))
    .map((name) => `${path}: ${columns[name]} is ${(ours[name] / next[name]).toFixed(2)} × Next's`)

const format = (value: number) => Math.round(value).toLocaleString('en')

/**
 * Formats a Markdown table with two rows per page: our times, and those of Next's export. If a time has a budget, our
 * time divided by Next's is added in brackets, for example `2,168 (0.36 ×)`.
 */
export function formatTable(pages: Comparison[]): string {
  const rows = pages.flatMap(({ path, ours, next }) => [
    [`\`${path}\``, ...measureNames.map((name) => format(ours[name]))],
    [
      'as Next exports it',
      ...measureNames.map((name) =>
        name in budgets
          ? `${format(next[name])} (${(ours[name] / next[name]).toFixed(2)} ×)`
          : format(next[name]),
      ),
    ],
  ])
  return [['page', ...Object.values(columns)], ['---', ...measureNames.map(() => '---:')], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

/** Writes the table into docs/performance.md, between two comments. */
export function writeTable(table: string): void {
  const text = readFileSync(document, 'utf8')
  const place = /(<!-- npm run bench -->\n).*?(\n<!-- end -->)/s
  if (!place.test(text)) throw new Error(`${document} lacks the comments around the table.`)
  writeFileSync(document, text.replace(place, `$1\n${table}\n$2`))
}
