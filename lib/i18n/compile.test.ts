import compileMessage from 'icu-minify/compile'
import { compileMessages } from './compile'

test('every text is compiled, at any depth', () => {
  expect(compileMessages({ a: { b: 'Page {page} of {total}', c: 'plain’s, 100 %' } })).toEqual({
    a: { b: ['Page ', ['page'], ' of ', ['total']], c: 'plain’s, 100 %' },
  })
})

test.each(['{n, plural, one {# book} other {# books}}', 'Press <b>here</b>', "Type '{'name'}' for {who}"])(
  'all of ICU’s syntax is: “%s”',
  (text) => {
    expect(compileMessages({ text })).toEqual({ text: compileMessage(text) })
  },
)

test('lists stay as they are', () => {
  expect(compileMessages({ paragraphs: ['{a}'] })).toEqual({ paragraphs: ['{a}'] })
})
