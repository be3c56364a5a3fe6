import { checkFiles } from './check-files'
import { formatFindings } from './cli'

/** The lines for a French file with untranslated texts in two sections. */
function linesFor(many: number, few: number) {
  const words = (count: number, mark: string) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`t${index}`, `${mark}Word`]))
  const file = (mark: string) => JSON.stringify({ a: words(many, mark), b: words(few, mark) }, null, 2)
  return formatFindings(
    checkFiles([
      { path: 'm/en.json', text: file('') },
      { path: 'm/fr.json', text: file('⟦en⟧ ') },
    ]),
  )
}

test('lists up to 20 untranslated texts of a file', () => {
  expect(linesFor(18, 2)).toHaveLength(20)
})

test('lists the first 20 of more untranslated texts, and counts the rest', () => {
  const lines = linesFor(30, 3)
  expect(lines.at(-1)).toBe('m/fr.json: 13 more texts are not translated yet.')
  expect(lines).toHaveLength(21)
  expect(lines[19]).toContain(' a.t19 ')
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
