import { TextDecoder, TextEncoder } from 'node:util'

// jsdom has neither, and edit markers need them.
Object.assign(globalThis, { TextDecoder, TextEncoder })
