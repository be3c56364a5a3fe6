import { checkOneText, listCodes } from '@/testing/findings'
import { mayMatchEnglish } from './untranslated'

const same = (text: string, key = 'x', locale = 'fr') => listCodes(text, { english: text, key, locale })

test('a text that is the same as in English is not translated', () => {
  expect(same('Read on')).toEqual(['stillEnglish'])
  expect(same('Read on', 'x', 'xx')).toEqual(['stillEnglish'])
})

test.each([
  ['is English itself', 'Read on', 'x', 'en'],
  ['has no letter of its own', '24.99 – 5', 'x', 'fr'],
  ['has only an argument', '{price}', 'book.offer.price', 'fr'],
  ['is a name in every language', 'Nori Books', 'meta.author', 'de'],
  ['is a name by the group that it is in', 'Instagram', 'footer.social.instagram', 'es'],
  ['is a value', 'CAD', 'book.offer.currency', 'fr'],
])('a text may be the same if it %s', (_, text, key, locale) => {
  expect(same(text, key, locale)).toEqual([])
})

test('a text may be the same in one language and not in another', () => {
  expect(['fr', 'es', '*'].map((locale) => mayMatchEnglish('benefits.title', locale))).toEqual([
    true,
    false,
    false,
  ])
  expect(mayMatchEnglish('my.meta.author', 'fr')).toBe(false)
})

test('a sentence copied from the English text is reported', () => {
  const english = 'Look closely. Guess what comes next! Then check.'
  expect(checkOneText('Regarde bien. Guess what comes next! Puis vérifie.', { english })).toEqual([
    {
      key: 'x',
      severity: 'error',
      code: 'otherLanguage',
      values: { part: 'Guess what comes next!', language: 'en' },
    },
  ])
})

test.each([
  ['fr', 'Voici un livre. You can read it with the whole family.', 'en'],
  ['es', 'This is the story of a dog', 'en'],
  ['en', 'Le chien est dans la maison avec vous', 'fr'],
  ['es', 'Vous pouvez lire les livres avec nous', 'fr'],
  ['fr', 'El perro está en la casa con los niños', 'es'],
])('in %s, “%s” is in another language', (locale, text, language) => {
  expect(checkOneText(text, { locale })).toEqual([
    expect.objectContaining({ values: expect.objectContaining({ language }) }),
  ])
})

test.each([
  ['fr', 'Office of the Privacy Commissioner of Canada'],
  ['fr', 'Le livre « The Moon and the Tide » est pour vous et pour les enfants'],
  ['fr', '"Lune, lune, y es-tu ?"'],
  ['en', 'The Commission d’accès à l’information du Québec'],
])('in %s, “%s” is not', (locale, text) => {
  expect(listCodes(text, { locale })).toEqual([])
})

test('sentences of a language without a list of words are not compared', () => {
  const english = 'Look closely. Guess what comes next!'
  expect(listCodes('Schau hin. Guess what comes next!', { english, locale: 'xx' })).toEqual([])
})

test('a text marked as untranslated has no other finding', () => {
  expect(listCodes('⟦en⟧ Who? {x', { english: 'Who?' })).toEqual(['notTranslated'])
  expect(listCodes('Oui ⟦en⟧ non', { english: 'Yes' })).toEqual([])
})
