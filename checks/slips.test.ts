import { parseFixture, runRule } from '@/testing/findings'
import { checkSlips } from './slips'

const find = (text: string, locale: string = 'fr', key: string = 'x') =>
  runRule(checkSlips, parseFixture({ [key]: text }, locale)).map(({ severity, code, replacement }) => [
    severity,
    code,
    replacement,
  ])

test.each([
  ['twoStops', 'espera..', 'espera.'],
  ['twoStops', 'Espera.. La luna', 'Espera. La luna'],
  ['lowerCase', 'Van juntos. otro libro', 'Van juntos. Otro libro'],
  ['lowerCase', '«Van juntos». él', '«Van juntos». Él'],
  ['note', 'TODO: completar', undefined],
  ['note', 'FIXME Trois livres', undefined],
  ['note', 'Trois xxx livres', undefined],
  ['note', 'Trois livres. xxx', undefined],
  ['mailto', 'Écrivez à mailto:a@b.ca.', 'Écrivez à a@b.ca.'],
  ['mailto', 'Écrivez à mailto\u00a0: a@b.ca.', 'Écrivez à a@b.ca.'],
  ['mailto', 'Écrivez à MailTo://a@b.ca.', 'Écrivez à a@b.ca.'],
  ['mailto', 'Écrivez à mailto:{email}.', 'Écrivez à {email}.'],
  ['halfParenthesis', 'Tres libros (en español', undefined],
  ['halfParenthesis', 'Tres libros en español)', undefined],
  ['halfParenthesis', 'Tres (uno) libros)(', undefined],
])('warns of %s in “%s”', (code, text, replacement) => {
  expect(find(text)).toEqual([['warning', code, replacement]])
  if (replacement) expect(find(replacement)).toEqual([])
})

test.each([
  'Espera… espera... y espera.',
  'Libros, juegos, etc. y más. Para iOS. iOS y Android, p. ej. así',
  '—¿Hondo? —preguntó. ¡Todo es mío! —dijo',
  'Todo, método, XX, xx',
  'Un (libro (grande)) y otro (chico)',
  '{n, plural, one {(uno)} other {(#)}}',
])('“%s” is right', (text) => {
  expect(find(text, 'es')).toEqual([])
})

test('an address is left to the rule of its field', () => {
  expect(find('mailto:a@b..ca', 'fr', 'footer.email')).toEqual([])
})
