import { usesIn } from './uses-in'

const patterns = (code: string) => usesIn('app/x.tsx', code).map(({ pattern }) => pattern)

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

/** With a translator, and with the dictionary. */
const withT = "const t = useTranslations('n'); "
const withMessages = 'const m = useMessages(); '

test.each(['rich', 'markup', 'raw', 'has'])('t.%s asks for a message, other methods do not', (form) => {
  expect(patterns(`${withT}t.${form}('a')`)).toEqual(['n.a'])
  expect(patterns(`${withT}t.other('a'); other.${form}('b')`)).toEqual([])
})

test.each(['map', 'flatMap', 'forEach'])('%s goes through a list, other methods do not', (loop) => {
  expect(patterns(`${withT}['a', 'b'].${loop}((x) => t(x))`)).toEqual(['n.a', 'n.b'])
  expect(patterns(`${withT}['a', 'b'].${loop}(function (x) { t(x) })`)).toEqual(['n.a', 'n.b'])
  expect(patterns(`${withT}['a', 'b'].filter((x) => t(x))`)).toEqual([])
  expect(patterns(`${withT}unknown.${loop}((x) => t(x)); ['a'].${loop}(); ['a'].${loop}(f)`)).toEqual([])
})

test.each([
  ['one text', "t('a')", ['n.a']],
  ['a text in brackets', "t(('a'))", ['n.a']],
  [
    'a text with a type',
    "t('a' as const); t('b' as Key); t('c'!); t('d' satisfies Key)",
    ['n.a', 'n.b', 'n.c', 'n.d'],
  ],
  ['choices in choices', "t(x ? 'a' : y ? 'b' : 'c')", ['n.a', 'n.b', 'n.c']],
  ['a choice in a template', `t(\`a.\${x ? 'b' : 'c'}.d\`)`, ['n.a.b.d', 'n.a.c.d']],
  ['a template without a hole', 't(`a`)', ['n.a']],
  ['a template with two holes', `t(\`\${x}.a.\${y}\`)`, ['n.*.a.*']],
  [
    'two lists',
    `['a', 'b'].map((x) => ['c', 'd'].map((y) => t(\`\${x}.\${y}\`)))`,
    ['n.a.c', 'n.a.d', 'n.b.c', 'n.b.d'],
  ],
  ['a named list', "const all = ['a', 'b']; all.map((x) => t(x))", ['n.a', 'n.b']],
  ['a list with a type', "(['a'] as const).map((x) => t(x))", ['n.a']],
  ['a list with holes', "['a', , 'b'].map((x) => t(x))", ['n.a', 'n.b']],
  ['two names of an object', `[{ p: 'a', q: 'b' }].map(({ p, q }) => t(\`\${p}.\${q}\`))`, ['n.a.b']],
  ['an object in an object', "[{ p: { q: 'a' } }].map(({ p: { q } }) => t(q))", ['n.a']],
  ['a name with a default', "[{ p: 'a' }].map(({ p = 'z' }) => t(p))", ['n.a']],
  ['a text among others', "t('a', { x: 'b' }, 'c')", ['n.a']],
  ['a call in a call', "f(g(t('a')))", ['n.a']],
  ['a call in brackets', "other[t('a')].b", ['n.a']],
  ['a call in a variable', "const x = f(t('a'))", ['n.a']],
  ['a call in markup', "const x = <p title={t('a')}>{t('b')}</p>", ['n.a', 'n.b']],
  ['a call in a function', "const f = () => { if (x) return t('a') }", ['n.a']],
])('a key may be made of %s', (_, code, expected) => {
  expect(patterns(withT + code)).toEqual(expected)
})

test.each([
  ['nothing', 't()'],
  ['a variable', 't(x)'],
  ['a template of a variable', `t(\`\${x}\`)`],
  ['a number', 't(1)'],
  ['a property that not every object has', "[{ p: 'a' }, {}].map(({ p }) => t(p))"],
  ['a property that is no object', "['a'].map(({ p }) => t(p))"],
  ['the second argument of a loop', "['a'].map((x, i) => t(i))"],
])('of a key made of %s nothing is known', (_, code) => {
  expect(patterns(withT + code)).toEqual([])
})

test('what two variables of one name hold is not mixed up', () => {
  expect(
    patterns(`${withT}
      const f = () => { const x = ['a']; return x.map((y) => t(y)) }
      const g = (x, y) => { x.map((y) => t(y)); t(y) }`),
  ).toEqual(['n.a'])
})

test.each([
  ['a part', 'f(m.a.b)', ['a.b']],
  ['parts by names in brackets', "f(m['a-b'].c)", ['a-b.c']],
  ['parts by a choice', "f(m.a[x ? 'b' : 'c'])", ['a.b', 'a.c']],
  ['any part', 'f(m.a[x].b)', ['a.*.b']],
  ['parts that may be missing', 'f(m?.a?.b)', ['a.b']],
  ['a part with a type', 'f((m as Words).a, m!.b)', ['a', 'b']],
  ['a part with a name', 'const x = m.a; f(x.b)', ['a.b']],
  ['a part taken out', 'const { a } = m; f(a.b)', ['a.b']],
  ['a part of a part taken out', 'const { a: { b, c: d } } = m; f(b, d.e)', ['a.b', 'a.c.e']],
  ['a part with a default', 'const { a = {} } = m; f(a.b)', ['a.b']],
  ['a part by a list', "['a', 'b'].map((x) => f(m[x].c))", ['a.c', 'b.c']],
  ['a part in brackets of another', 'f(m.a[m.b])', ['a.*', 'b']],
  ['a message in brackets of a part', "const t = useTranslations('n'); f(m.a[t('b')])", ['a.*', 'n.b']],
  ['all of it', 'f(m)', []],
  ['all of its parts', 'f({ ...m })', []],
])('of a dictionary, %s is used', (_, code, expected) => {
  expect(patterns(withMessages + code)).toEqual(expected)
})

test.each([
  ['loadMessages that is waited for', 'const m = await loadMessages(x); f(m.a)', ['a']],
  ['loadMessages in brackets', 'const m = (await loadMessages(x))!; f(m.a)', ['a']],
  ['loadMessages that is not waited for', 'const m = loadMessages(x); f(m.a)', []],
  ['useMessages that is waited for', 'const m = await useMessages(); f(m.a)', []],
  ['another function', 'const m = useOther(); f(m.a)', []],
  ['a parameter of its type', 'const g = (m: Messages) => f(m.a)', ['a']],
  ['a part of a parameter of its type', 'function g({ a: { b } }: Messages) { f(b) }', ['a.b']],
  ['a parameter of another type', 'const g = (m: Other) => f(m.a)', []],
])('%s is the dictionary or not', (_, code, expected) => {
  expect(patterns(code)).toEqual(expected)
})

test('types are not uses', () => {
  expect(patterns(`${withMessages}const x = m.a; interface B { x: string }; f(y as { x: string })`)).toEqual(
    [],
  )
  expect(patterns(`${withMessages}type A = typeof m.a; const x = y as B<typeof m.b>`)).toEqual([])
})

test('TypeScript without markup is read as such', () => {
  const code = "const t = useTranslations('a'); const x = <T>(<unknown>y); t('b')"
  expect(usesIn('lib/x.ts', code).map(({ pattern }) => pattern)).toEqual(['a.b'])
  expect(() => usesIn('lib/x.tsx', code)).toThrow('lib/x.tsx is not valid TypeScript')
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
