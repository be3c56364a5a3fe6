import parse from 'icu-minify/compile'
import { messages } from '@/e2e/unit/render-with-messages'
import { compileMessages } from './compile'
import { locales } from './locales'

const every = (value: object, compile: (text: string) => unknown): object =>
  Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      typeof child === 'string' ? compile(child) : every(child, compile),
    ]),
  )

test.each(locales)('compiles the %s messages as the parser does', async (locale) => {
  expect(await compileMessages(messages[locale])).toEqual(every(messages[locale], parse))
})

test.each([
  'plain’s, it’s 100 %',
  'Page {page} of {total}',
  '{price}',
  '{n, plural, one {# book} other {# books}}',
  'Press <b>here</b>',
  "It''s {who}",
  "Type '{'name'}' for {who}",
])('compiles “%s” as the parser does', async (text) => {
  expect(await compileMessages({ a: { b: text } })).toEqual({ a: { b: parse(text) } })
})

test('leaves lists as they are', async () => {
  expect(await compileMessages({ paragraphs: ['{a}'] })).toEqual({ paragraphs: ['{a}'] })
})
