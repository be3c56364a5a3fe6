import { readFileSync } from 'node:fs'
import { fieldOf } from './fields'
import { schemaOf } from './schema'

test.each(['messages/en.json', 'messages/legal/en.json'])('every key of %s is described', (file) => {
  expect(() => schemaOf(JSON.parse(readFileSync(file, 'utf8')), file)).not.toThrow()
})

test('a key without a description throws an error with its name', () => {
  expect(() => schemaOf({ hero: { nothing: 'x' } }, 'x')).toThrow('hero.nothing: say what it is for')
})

describe('a schema', () => {
  type Schema = { properties: Record<string, Schema>; description: string }
  let whole: Schema
  beforeEach(() => {
    const english = {
      meta: { title: 'Nori' },
      hero: { title: 'Hello' },
      book: { offer: { price: '{price} for <b>{n}</b>' } },
      terms: { intro: ['a'] },
    }
    whole = schemaOf(english, 'Words') as unknown as Schema
  })
  /** The schema of a part. */
  const at = (...path: string[]) => {
    let node: Schema | undefined = whole
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
    expect(at('meta', 'title')).toMatchObject({
      type: 'string',
      minLength: 1,
      maxLength: fieldOf('meta.title')?.rule?.limit,
    })
    expect(at('hero', 'title')).not.toHaveProperty('maxLength')
    expect(at('hero', 'title')?.description).toMatch(
      new RegExp(`\\. At most ${fieldOf('hero.title')?.rule?.limit} characters\\.$`),
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
    const nested = key.split('.').reduceRight((inner: unknown, name) => ({ [name]: inner }), 'x')
    expect(() => schemaOf(nested as Record<string, unknown>, 'x')).toThrow(`${key}: `)
  },
)
