import { descriptions } from './descriptions.mjs'
import { lengthOf } from './fields.mjs'
import { describeMessage } from './icu.mjs'
import { fitsPattern } from './key-pattern.mjs'

/**
 * A JSON Schema for the message files of a folder, generated from the English one: every key is required and
 * has its purpose, limit and arguments. It does not contain the English texts, so that it changes only with
 * the keys. Throws if a key has no description.
 * @param {Record<string, unknown>} english
 * @param {string} title
 */
export function schemaOf(english, title) {
  return { $schema: 'http://json-schema.org/draft-07/schema#', title, ...part(english, '') }
}

/** @param {unknown} value @param {string} key @returns {Record<string, unknown>} */
function part(value, key) {
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
  const limit = lengthOf(key)
  return {
    type: 'string',
    minLength: 1,
    ...(limit && !limit.severity ? { maxLength: limit.limit } : {}),
    description: [
      purposeOf(key),
      limit ? `At most ${limit.limit} characters.` : '',
      names.size ? `Keep ${[...names].join(' and ')}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  }
}

/** What a message is for. Throws if it has no description. @param {string} key */
export function purposeOf(key) {
  const found = descriptions.find(([pattern]) => fitsPattern(key, pattern))
  if (!found) throw new Error(`${key}: say what it is for in scripts/editing/descriptions.mjs.`)
  return found[1]
}
