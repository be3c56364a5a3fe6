import { checkFiles, fixFile } from './check'

test('only mistakes with one right answer are corrected', () => {
  const file = { path: 'm/fr.json', text: '\uFEFF{ "a": " l\'eau ? ", "b": "Dit "}' }
  const english = { path: 'm/en.json', text: '{ "a": "A", "b": "B" }' }
  let text = file.text
  for (const _round of [1, 2, 3]) text = fixFile({ ...file, text }, checkFiles([english, { ...file, text }]))
  expect(text).toBe('{ "a": "l’eau\u202f?", "b": "Dit"}')
})

test('only the findings about a file correct it, each its own text', () => {
  const file = { path: 'm/fr.json', text: '{ "a": "A", "b": "B", "c": "C" }' }
  const finding = { severity: 'error' as const, line: 1, column: 1, problem: '', cure: '' }
  const findings = [
    { ...finding, path: 'm/es.json', key: 'a', replacement: 'wrong' },
    { ...finding, path: 'm/fr.json', key: 'b' },
    { ...finding, path: 'm/fr.json', key: 'b', replacement: 'a "b" longer than before' },
    { ...finding, path: 'm/fr.json', key: 'c', replacement: '' },
  ]
  expect(fixFile(file, findings)).toBe('{ "a": "A", "b": "a \\"b\\" longer than before", "c": "" }')
  expect(fixFile(file, [])).toBe(file.text)
})

test('a byte-order mark is taken from the beginning only', () => {
  expect(fixFile({ path: 'm/fr.json', text: '\uFEFF{ "a": "\uFEFF" }' }, [])).toBe('{ "a": "\uFEFF" }')
})
