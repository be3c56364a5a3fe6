import { readFileSync } from 'node:fs'
import { schemaOf } from './schema.mjs'

const read = (/** @type {string} */ path) => JSON.parse(readFileSync(path, 'utf8'))

test.each([
  ['.vscode/messages.schema.json', 'messages/en.json'],
  ['.vscode/legal.schema.json', 'messages/legal/en.json'],
])('%s is what `npm run messages:schema` writes for %s', (schema, english) => {
  const made = schemaOf(read(english), read(schema).title)
  expect(readFileSync(schema, 'utf8')).toBe(`${JSON.stringify(made, null, 2)}\n`)
})

test('the schemas in VS Code’s settings exist', () => {
  /** @type {{ url: string }[]} */
  const schemas = read('.vscode/settings.json')['json.schemas']
  for (const { url } of schemas) expect(() => read(url)).not.toThrow()
})

test('a key without a description throws an error with its name', () => {
  expect(() => schemaOf({ hero: { nothing: 'x' } }, 'x')).toThrow('hero.nothing: say what it is for')
})
