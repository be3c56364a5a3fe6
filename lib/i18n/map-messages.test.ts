import { mapMessages } from './map-messages'

const messages = { a: 'x', b: { c: 'y', list: ['z', { d: 'w' }] } }

test('passes each text with its key, in lists with the index', () => {
  expect(mapMessages(messages, (text, key) => `${key}=${text}`)).toEqual({
    a: 'a=x',
    b: { c: 'b.c=y', list: ['b.list.0=z', { d: 'b.list.1.d=w' }] },
  })
  expect(mapMessages('x', (text, key) => `${key}=${text}`)).toBe('=x')
})

test('keeps values that are not texts, and the original', () => {
  expect(mapMessages({ n: 1, yes: true, none: null }, () => 'changed')).toEqual({
    n: 1,
    yes: true,
    none: null,
  })
  mapMessages(messages, () => 'changed')
  expect(messages.b.list).toEqual(['z', { d: 'w' }])
})
