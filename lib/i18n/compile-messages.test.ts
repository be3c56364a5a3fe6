import compileMessage from 'icu-minify/compile'
import type { ReactNode } from 'react'
import { compileMessages } from './compile-messages'
import type { CompiledMessage, Dictionary, Messages } from './messages'

test('compiles every text, at any depth', () => {
  expect(compileMessages({ a: { b: 'Page {page} of {total}', c: 'plain’s, 100 %' } })).toEqual({
    a: { b: ['Page ', ['page'], ' of ', ['total']], c: 'plain’s, 100 %' },
  })
})

test.each(['{n, plural, one {# book} other {# books}}', 'Press <b>here</b>', "Type '{'name'}' for {who}"])(
  'compiles the ICU syntax of “%s”',
  (text) => {
    expect(compileMessages({ text })).toEqual({ text: compileMessage(text) })
  },
)

/* Checked by the compiler: each `@ts-expect-error` fails if the line below it has no type error. */
describe('the types of compiled messages', () => {
  const compiled = compileMessages({ plain: 'Hello', withArgument: 'Page {page}', withTag: '<b>Hi</b>' })
  const dictionary = {} as Dictionary
  const show = (text: ReactNode) => text
  const measure = (text: string) => text.length

  test('allow showing a message without arguments and tags', () => {
    const plain: string = compiled.plain
    expect(show(plain)).toBe('Hello')
    const title: (dictionary: Dictionary) => string = ({ hero }) => hero.title
    expect(title).toBeDefined()
  })

  test('forbid showing a message with arguments or tags', () => {
    const message: CompiledMessage = compiled.withArgument
    // @ts-expect-error: an unformatted message
    show(message)
    // @ts-expect-error: an unformatted message
    show(compiled.withTag)
    // @ts-expect-error: an unformatted message
    expect(measure(compiled.withArgument)).toBe(2)
    // @ts-expect-error: an unformatted message of the site
    show(dictionary.footer?.copyright)
  })

  test('distinguish a compiled dictionary from its source', () => {
    // @ts-expect-error: not compiled
    const compiledFromSource: Dictionary['footer'] = {} as Messages['footer']
    // @ts-expect-error: compiled
    const sourceFromCompiled: Messages['footer'] = {} as Dictionary['footer']
    expect([compiledFromSource, sourceFromCompiled]).toEqual([{}, {}])
  })

  test('require a check if the text is not known at compile time', () => {
    const { text } = compileMessages({ text: 'x' as string })
    // @ts-expect-error: it may have arguments
    show(text)
    if (typeof text === 'string') expect(show(text)).toBe('x')
  })
})
