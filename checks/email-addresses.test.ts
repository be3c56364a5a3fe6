import { parseFixture, runRule } from '@/testing/findings'
import { checkEmail } from './email-addresses'

const check = (text: string) =>
  runRule(checkEmail, parseFixture({ x: text })).map(({ severity, code, replacement }) => [
    severity,
    code,
    replacement,
  ])

test.each([
  ['bonjour@gmial.com', 'bonjour@gmail.com'],
  ['hola@hotmial.con', 'hola@hotmail.com'],
  ['a.b@Outlok.com', 'a.b@outlook.com'],
  ['hola@yaho.com.mx', 'hola@yahoo.com.mx'],
  ['a@videotrom.ca', 'a@videotron.ca'],
])('warns of the mistyped domain of %s', (text, right) => {
  expect(check(text)).toEqual([['warning', 'emailDomain', right]])
})

test('an address has no accents', () => {
  expect(check('hóla@nori.mx')).toEqual([['error', 'emailAccent', 'hola@nori.mx']])
})

test.each(['hello@nori.example', 'a@gmail.com', 'a@mail.com', 'a@GMAIL.com', 'a@nori.ca', 'a@live.ca'])(
  'accepts %s',
  (text) => {
    expect(check(text)).toEqual([])
  },
)
