import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseMessages } from './parse'
import { checkUsage, findUses } from './usage'

/** Which keys are found in English messages with these keys, where code asks for these patterns. */
function found(keys: string[], patterns: string[]) {
  const text = JSON.stringify(Object.fromEntries(keys.map((key) => [key, 'x'])))
  const uses = patterns.map((pattern, index) => ({ pattern, path: 'app/x.tsx', line: index + 1, column: 3 }))
  return checkUsage(parseMessages({ path: 'm/en.json', text }), uses).map(({ key, problem }) => [
    key,
    problem,
  ])
}
const unused = (key: string) => [key, 'is used nowhere']
const missing = (pattern: string) => [pattern, 'is no message']

test.each([
  ['the same key', ['a.b'], ['a.b'], []],
  ['another key', ['a.b'], ['a.c'], [unused('a.b'), missing('a.c')]],
  ['a longer key', ['a.b'], ['a.bc'], [unused('a.b'), missing('a.bc')]],
  ['a key with more before it', ['a.b'], ['x.a.b'], [unused('a.b'), missing('x.a.b')]],
  ['the beginning of a key', ['a.b.c'], ['a.b'], [unused('a.b.c'), missing('a.b')]],
  ['the end of a key', ['a.b'], ['b'], [unused('a.b'), missing('b')]],
  ['a key with another letter for the dot', ['axb'], ['a.b'], [unused('axb'), missing('a.b')]],
  ['any part of a key', ['a.one.c', 'a.two.c'], ['a.*.c'], []],
  ['two parts of a key', ['a.b.c.d'], ['a.*.d'], [unused('a.b.c.d'), missing('a.*.d')]],
  ['no part of a key', ['a..c'], ['a.*.c'], [unused('a..c'), missing('a.*.c')]],
  ['a part of a name', ['a.buyTitle', 'a.title'], ['a.*Title'], [unused('a.title')]],
  ['one of two keys', ['a', 'b'], ['b'], [unused('a')]],
  ['a key and no key', ['a'], ['a', 'b'], [missing('b')]],
  ['a key twice', ['a'], ['a', 'a'], []],
  ['no key twice', ['a'], ['a', 'b', 'b'], [missing('b'), missing('b')]],
  ['signs of a pattern', ['a(b)', 'c+'], ['a(b)', 'c+'], []],
])('a use of %s', (_, keys, patterns, findings) => {
  expect(found(keys, patterns)).toEqual(findings)
})

test('a finding stands where the mend is: the message in its file, the use in its code', () => {
  const source = parseMessages({ path: 'm/en.json', text: '{\n  "a": "A"\n}' })
  const use = { pattern: 'b', path: 'app/x.tsx', line: 7, column: 9 }
  expect(checkUsage(source, [use])).toEqual([
    {
      severity: 'error',
      path: 'm/en.json',
      line: 2,
      column: 8,
      key: 'a',
      problem: 'is used nowhere',
      cure: 'use it in the code, or remove it from every language',
    },
    {
      severity: 'error',
      path: 'app/x.tsx',
      line: 7,
      column: 9,
      key: 'b',
      problem: 'is no message',
      cure: expect.stringContaining('m/en.json'),
    },
  ])
})

/** Makes a folder with these files, each with one use of a message or a style. */
function folderWith(names: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'nori-uses-'))
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    const code = "const t = useTranslations('a')\nt('b')"
    writeFileSync(join(folder, name), name.includes('.ts') ? code : 'a { color: red }')
  }
  return folder
}
const use = { pattern: 'a.b', line: 2, column: 1 }

test('uses are looked for in TypeScript, in folders in folders too, and not in tests', () => {
  const folder = folderWith(['x.tsx', 'inner/y.ts', 'x.test.tsx', 'inner/y.test.ts', 'z.tsx.md', 'w.css'])
  expect(findUses([folder]).sort((a, b) => a.path.localeCompare(b.path))).toEqual([
    { ...use, path: join(folder, 'inner/y.ts') },
    { ...use, path: join(folder, 'x.tsx') },
  ])
  rmSync(folder, { recursive: true })
})

test('unless told otherwise, they are looked for where the site’s code is', () => {
  const folder = folderWith(['app/a.ts', 'components/b.ts', 'lib/c.ts', 'scripts/d.ts'])
  const before = process.cwd()
  process.chdir(folder)
  expect(findUses()).toEqual(
    ['app/a.ts', 'components/b.ts', 'lib/c.ts'].map((path) => ({ ...use, path: join(path) })),
  )
  process.chdir(before)
  rmSync(folder, { recursive: true })
})
