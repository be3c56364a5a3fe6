import { usesIn } from './uses-in.mjs'

const patterns = (/** @type {string} */ code) => usesIn('app/x.tsx', code).map(({ pattern }) => pattern)

test.each([
  ['a call', "const t = useTranslations('a'); t('b')", ['a.b']],
  ['an awaited translator', "const t = await getTranslations('a'); t('b')", ['a.b']],
  ['a translator without a namespace', "const t = useTranslations(); t('a.b')", ['a.b']],
  ['a call with markup', "const t = useTranslations('a'); t.rich('b', { i: (x) => <i>{x}</i> })", ['a.b']],
  ['a conditional', "const t = useTranslations(); t(x ? 'a' : 'b')", ['a', 'b']],
  ['a template', `const t = useTranslations(); t(\`a.\${x}.b\`)`, ['a.*.b']],
  ['a list', `const t = useTranslations(); ['a', 'b'].map((x) => t(\`c.\${x}\`))`, ['c.a', 'c.b']],
  [
    'a named list of objects',
    `const all = [{ id: 'a' }, { id: 'b' }] as const; const t = useTranslations(); all.map(({ id: x }) => t(\`\${x}.c\`))`,
    ['a.c', 'b.c'],
  ],
  ['a part of useMessages', "const { a } = useMessages(); f(a.b['c-d'])", ['a.b.c-d']],
  ['a typed parameter', 'function f({ a }: Messages, x: Messages) { return a.b + x.c.d }', ['a.b', 'c.d']],
  ['loaded messages', 'const { a } = await loadMessages(x); f(a.b)', ['a.b']],
  ['a part of loaded messages', 'const { b, c: d } = (await loadMessages(x)).a; f(b, d)', ['a.b', 'a.c']],
])('%s is a use', (_, code, expected) => {
  expect(patterns(code)).toEqual(expected)
})

test('another function of the same name, a comment and a text are not uses', () => {
  expect(
    patterns(`
      function A() { const t = useTranslations('a'); return t('b') }
      function B() { const t = (x: string) => x; return t('c') } // t('d')
      const text = "t('e')"
      loadMessages(x).catch(f)`),
  ).toEqual(['a.b'])
})

test('a use has its line and column, whatever characters are before it', () => {
  expect(usesIn('app/x.tsx', "// « é »\nconst t = useTranslations(); const é = t('a')")).toEqual([
    { pattern: 'a', path: 'app/x.tsx', line: 2, column: 40 },
  ])
})

test('a file that can not be parsed throws an error with its name', () => {
  expect(() => usesIn('app/x.tsx', 'const = 1')).toThrow('app/x.tsx is not valid TypeScript')
})
