import { formatFindings } from './cli'
import { runRules } from './run-rules'

/** The lines for a French file with untranslated texts in two sections. */
function linesFor(many: number, few: number) {
  const words = (count: number, mark: string) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`t${index}`, `${mark}Word`]))
  const file = (mark: string) => JSON.stringify({ a: words(many, mark), b: words(few, mark) }, null, 2)
  return formatFindings(
    runRules([
      { path: 'm/en.json', text: file('') },
      { path: 'm/fr.json', text: file('⟦en⟧ ') },
    ]),
  )
}
const keys = (lines: string[]) => lines.map((line) => line.split(' ')[1])

test('lists up to 20 untranslated texts of a file', () => {
  expect(linesFor(18, 2)).toHaveLength(20)
})

test('lists 20 of more untranslated texts, at least one of each section, and counts the rest', () => {
  const lines = linesFor(30, 3)
  expect(lines.at(-1)).toBe('m/fr.json: 13 more texts are not translated yet.')
  expect(keys(lines.slice(0, -1))).toEqual([
    ...Array.from({ length: 19 }, (_, index) => `a.t${index}`),
    'b.t0',
  ])
})

test('lists all other findings and marks warnings', () => {
  const place = { path: 'm/fr.json', line: 2, column: 3, key: 'a', code: 'empty' } as const
  const lines = formatFindings([
    ...Array.from({ length: 30 }, () => ({ ...place, severity: 'error' as const })),
    { ...place, severity: 'warning' },
  ])
  expect(lines).toHaveLength(31)
  expect(lines[0]).toBe('m/fr.json:2:3 a is empty; write its text.')
  expect(lines[30]).toBe('Warning: m/fr.json:2:3 a is empty; write its text.')
})
