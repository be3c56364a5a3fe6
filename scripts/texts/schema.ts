import { fieldOf } from './fields'
import { describeMessage } from './icu'

/**
 * A JSON Schema for the message files of a folder, generated from the English one: every key is required and
 * has its purpose, limit and arguments. It does not contain the English texts, so that it changes only with
 * the keys. Throws if a key has no description.
 */
export function schemaOf(english: Record<string, unknown>, title: string) {
  return { $schema: 'http://json-schema.org/draft-07/schema#', title, ...part(english, '') }
}

function part(value: unknown, key: string): Record<string, unknown> {
  if (Array.isArray(value))
    return { type: 'array', description: purposeOf(key), items: { type: 'string', minLength: 1 } }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
    return {
      type: 'object',
      additionalProperties: false,
      required: entries.map(([name]) => name),
      properties: Object.fromEntries(
        entries.map(([name, child]) => [name, part(child, key ? `${key}.${name}` : name)]),
      ),
    }
  }
  const text = String(value)
  const { names } = describeMessage(text)
  const { limit, severity } = fieldOf(key)?.rule ?? {}
  return {
    type: 'string',
    minLength: 1,
    ...(limit && !severity ? { maxLength: limit } : {}),
    description: [
      purposeOf(key),
      limit ? `At most ${limit} characters.` : '',
      names.size ? `Keep ${[...names].join(' and ')}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  }
}

/** What a message is for. Throws if it has no description. */
export function purposeOf(key: string) {
  const field = fieldOf(key)
  if (!field) throw new Error(`${key}: say what it is for in scripts/texts/fields.ts.`)
  return field.purpose
}
