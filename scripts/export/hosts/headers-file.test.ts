import { readHeaders } from './headers-file'

/** The values of the header A at a path. */
const valuesAt = (text: string, path: string) =>
  readHeaders(text)(path)
    .filter(([name]) => name === 'A')
    .map(([, value]) => value)

test.each([
  ['/fr', '/fr', true],
  ['/fr', '/fr/', false],
  ['/fr', '/x/fr', false],
  ['/*', '/', true],
  ['/*', '/a/b', true],
  ['/*', '/a\nb', true],
  ['/art/*', '/art/a.svg', true],
  ['/art/*', '/art', false],
  ['/*.svg', '/art/a.svg', true],
  ['/*.svg', '/art/asvg', false],
  ['/:page', '/fr', true],
  ['/:page', '/', false],
  ['/:page', '/fr/a', false],
  ['/:a/:b', '/fr/a', true],
  ['/a+(b)', '/a+(b)', true],
  ['/a+(b)', '/aab', false],
])('a block of %s fits %j: %s', (pattern, path, fits) => {
  expect(valuesAt(`${pattern}\n  A: b`, path)).toEqual(fits ? ['b'] : [])
})

test('a path gets the headers of every block that fits, in their order', () => {
  const text = '/*\n  A: one\n  B: x\n\n/fr\n\tA:two: and three\n/es\n  A: four\n'
  expect(readHeaders(text)('/fr')).toEqual([
    ['A', 'one'],
    ['B', 'x'],
    ['A', 'two: and three'],
  ])
  expect(valuesAt(text, '/es')).toEqual(['one', 'four'])
})

test('a header before any block belongs to none', () => {
  expect(valuesAt('  A: b\n/fr\n  A: c', '/fr')).toEqual(['c'])
})
