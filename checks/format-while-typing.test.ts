import fc from 'fast-check'
import { formatTyped, formatWhileTyping } from './format-while-typing'
import { parseIcuMessage } from './icu-message'
import { checkTypography } from './typography'

/** Types a text character by character, formatting it after each. */
const typeText = (text: string, locale: string) =>
  [...text].reduce((typed, character) => formatWhileTyping(typed + character, locale), '')

test.each([
  ['fr', 'Oui!', 'Oui\u202f!'],
  ['fr', 'Oui !', 'Oui\u202f!'],
  ['fr', 'Quoi?!', 'Quoi\u202f?!'],
  ['fr', 'Un; deux', 'Un\u202f; deux'],
  ['fr', 'Âge: 3 ans', 'Âge\u00a0: 3\u00a0ans'],
  ['fr', 'Voici le lien:', 'Voici le lien\u00a0:'],
  ['fr', '«oui»', '«\u00a0oui\u00a0»'],
  ['fr', 'Il dit "oui".', 'Il dit «\u00a0oui\u00a0».'],
  ['fr', 'Il dit "oui!"', 'Il dit «\u00a0oui\u202f!\u00a0»'],
  ['fr', '3 à 6 ans', '3\u00a0à 6\u00a0ans'],
  ['fr', 'De {from} à {to} ans', 'De {from}\u00a0à {to}\u00a0ans'],
  ['fr', '3 animaux', '3 animaux'],
  ['es', 'de 3 a 6 años', 'de 3\u00a0a 6\u00a0años'],
  ['en', '3 to 6 years', '3\u00a0to 6 years'],
  ['fr', "l'été", 'l’été'],
  ['fr', '50% de 24,99 $', '50\u00a0% de 24,99\u00a0$'],
  ['fr', 'e\u0301te\u0301', 'été'],
  ['fr', '{price}!', '{price}\u202f!'],
  ['fr', 'Note: {value}', 'Note\u00a0: {value}'],
  ['fr', 'À 20:30, puis à 21:00', 'À 20:30, puis à 21:00'],
  ['fr', 'À 20h30: bonne nuit', 'À 20h30\u00a0: bonne nuit'],
  ['fr', 'https://nori.example/?a=1;b!', 'https://nori.example/?a=1;b!'],
  ['fr', 'mailto:a.b@c.ca', 'mailto:a.b@c.ca'],
  ['fr', 'Voir https://nori.example et dormir!', 'Voir https://nori.example et dormir\u202f!'],
  ['fr', 'www.nori.example/?a', 'www.nori.example/?a'],
  ['fr', 'Écrivez à a.b@c.ca!', 'Écrivez à a.b@c.ca\u202f!'],
  ['en', 'He said "yes!": it\'s so', 'He said “yes!”: it’s so'],
  ['en', 'A 5" ruler', 'A 5" ruler'],
  ['es', 'Dijo "sí": ¡ven!', 'Dijo «sí»: ¡ven!'],
  ['es', '50% ; 3 ?', '50% ; 3 ?'],
  ['de', 'Er sagt "ja"!', 'Er sagt "ja"!'],
])('in %s, “%s” becomes “%s” while it is typed', (locale, text, expected) => {
  expect(typeText(text, locale)).toBe(expected)
  expect(formatWhileTyping(text, locale)).toBe(expected)
})

test('a plural is left as it is', () => {
  const text = "{n, plural, one {l'eau !} other {# eaux !}}"
  expect(formatWhileTyping(text, 'fr')).toBe(text)
})

const parts = fc.constantFrom(
  ...'a 1 10 : ; ! ? % $ « » “ ” " \' , . https:// www. {x} <y> \u00a0 \u202f é'.split(' '),
  ' ',
)
const anyText = fc.array(parts, { maxLength: 14 }).map((list) => list.join(''))

test.each(['en', 'fr', 'es'])('in %s, formatting a second time changes nothing', (locale) => {
  fc.assert(
    fc.property(anyText, (text) => {
      const formatted = formatWhileTyping(text, locale)
      expect(formatWhileTyping(formatted, locale)).toBe(formatted)
    }),
    { numRuns: 1000 },
  )
})

test('the check finds no French space missing in what was typed', () => {
  fc.assert(
    // A straight apostrophe may quote ICU syntax.
    fc.property(
      anyText.filter((text) => !text.includes("'")),
      (text) => {
        const typed = formatWhileTyping(text, 'fr')
        const found = checkTypography({
          text: typed,
          message: parseIcuMessage(typed),
          key: 'x',
          locale: 'fr',
        })
        expect(found.filter(({ code }) => code === 'frenchSpace' || code === 'wideSpace')).toEqual([])
      },
    ),
    { numRuns: 1000 },
  )
})

test.each([
  ['es', 'Cuentos de 3 a 10 años', 'Cuentos de 3\u00a0a 10\u00a0años', 'Cuentos de 3 a 10 años'],
  ['es', 'Cuentos de 3 a 10 años', 'Cuento de 3 a 10 años', 'Cuento de 3\u00a0a 10\u00a0años'],
  ['fr', 'Une lune !', 'Une lune\u202f!', 'Une lune !'],
  // A space that somebody has typed, instead of none.
  ['es', '3 a 10años', '3 a 10 años', '3\u00a0a 10\u00a0años'],
])('in %s, “%s” that is typed as “%s” becomes “%s”', (locale, base, typed, text) => {
  expect(formatTyped(typed, base, locale)).toBe(text)
})
