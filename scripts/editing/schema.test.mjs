import { readFileSync } from 'node:fs'
import { lengths } from './fields.mjs'
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

describe('a schema', () => {
  /** @typedef {{ properties: Record<string, Schema>, description: string }} Schema */
  /** @type {Schema} */
  let whole
  beforeEach(() => {
    const english = {
      meta: { title: 'Nori' },
      hero: { title: 'Hello' },
      book: { offer: { price: '{price} for <b>{n}</b>' } },
      terms: { intro: ['a'] },
    }
    whole = /** @type {Schema} */ (/** @type {unknown} */ (schemaOf(english, 'Words')))
  })
  /** The schema of a part. @param {string[]} path */
  const at = (...path) => {
    /** @type {Schema | undefined} */
    let node = whole
    for (const name of path) node = node?.properties[name]
    return node
  }

  test('asks for every key and no other, at every depth', () => {
    expect({ ...whole, properties: undefined }).toEqual({
      $schema: 'http://json-schema.org/draft-07/schema#',
      title: 'Words',
      type: 'object',
      additionalProperties: false,
      required: ['meta', 'hero', 'book', 'terms'],
    })
    expect(at('book')).toMatchObject({ type: 'object', additionalProperties: false, required: ['offer'] })
  })

  test('forbids what is too long, and only advises where too long is a warning', () => {
    const error = lengths.find(({ keys }) => keys.test('meta.title'))
    const warning = lengths.find(({ keys }) => keys.test('hero.title'))
    expect(at('meta', 'title')).toMatchObject({ type: 'string', minLength: 1, maxLength: error?.limit })
    expect(at('hero', 'title')).not.toHaveProperty('maxLength')
    expect(at('hero', 'title')?.description).toMatch(
      new RegExp(`\\. At most ${warning?.limit} characters\\.$`),
    )
  })

  test('names what is to be kept of a message', () => {
    expect(at('book', 'offer', 'price')?.description).toMatch(/\. Keep \{price\} and <b> and \{n\}\.$/)
    expect(at('meta', 'title')?.description).not.toContain('Keep')
  })

  test('takes a list of texts of any length, none of them empty', () => {
    expect(at('terms', 'intro')).toEqual({
      type: 'array',
      description: expect.stringMatching(/\S/),
      items: { type: 'string', minLength: 1 },
    })
  })
})

test.each(['hero.titles', 'my.hero.title', 'heroXtitle', 'benefits.areas.a.b.title'])(
  '%s is not described by what is said of a shorter or longer key',
  (key) => {
    const nested = key
      .split('.')
      .reduceRight((/** @type {unknown} */ inner, name) => ({ [name]: inner }), 'x')
    expect(() => schemaOf(/** @type {Record<string, unknown>} */ (nested), 'x')).toThrow(`${key}: `)
  },
)
