import { TextDecoder, TextEncoder } from 'node:util'
import { deserialize, serialize } from 'node:v8'

// jsdom has none of these, which some tests need.
const structuredClone = (value: unknown) => deserialize(serialize(value))
Object.assign(globalThis, { TextDecoder, TextEncoder, structuredClone })
