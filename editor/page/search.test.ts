import { createText } from '@/testing/editor-text'
import type { Text } from './api'
import { findDependentTexts, findSourceTexts, normalizeForSearch, searchTexts } from './search'

const amount = createText('book.offer.amount', { en: '24.99', fr: '24.99' })
const price = createText('book.offer.price', { en: '{price}', fr: '{price} CAD' })
const hero = createText('hero.text', {
  en: 'It’s a “good” night',
  fr: 'Le livre d’aujourd’hui, œuvre\u00a0!',
})
const texts = [amount, price, hero]
const findKeys = (query: string, all: Text[] = texts) => searchTexts(all, query).map(({ text }) => text.key)

test.each([
  ['$24.99', ['book.offer.amount', 'book.offer.price']],
  ['24,99', ['book.offer.amount', 'book.offer.price']],
  ['24,99\u00a0$ cad', ['book.offer.price']],
  ["It's", ['hero.text']],
  ["d'hui", ['hero.text']],
  ['"good"', ['hero.text']],
  ['OEUVRE !', ['hero.text']],
  ['offer.p', ['book.offer.price']],
  ['offer', ['book.offer.amount', 'book.offer.price']],
])('finds %s as the page shows it', (query, keys) => {
  expect(findKeys(query)).toEqual(keys)
})

test('keeps a comma that is not a decimal separator apart', () => {
  expect(normalizeForSearch('3, 4')).toBe('3 4')
})

test('finds the amount from the sentence that contains it, and the sentence from the amount', () => {
  expect(findSourceTexts(price, texts)).toEqual([amount])
  expect(findDependentTexts(amount, texts)).toEqual([price])
})

test('finds a date as a page shows it, and a sentence with numbers that are no texts', () => {
  const updated = createText('privacy.updated', { en: '2026-11-22', fr: '2026-11-22' })
  const ages = createText('book.ages', { en: 'Ages {from} to {to}', fr: 'De {from} à {to} ans' })
  const find = (query: string) => findKeys(query, [updated, ages, hero])
  expect(find('November 22, 2026')).toEqual(['privacy.updated'])
  expect(find('22 novembre 2026')).toEqual(['privacy.updated'])
  expect(find('3 à 5 ans')).toEqual(['book.ages'])
})

test('matches words and their beginnings within one language, and lists the closest match first', () => {
  const all = [
    createText('app.other', { es: 'Queda para la edad de piedra: ¿qué?', fr: '' }),
    createText('app.languages', { es: 'para la edad', fr: 'que' }),
    createText('app.inner', { es: 'Aunque prepara su cedad', fr: '' }),
    createText('app.beginning', { es: '¿Para qué edades?', fr: '' }),
    createText('app.exact', { es: '¿Para qué edad son?', fr: '' }),
  ]
  expect(findKeys('para que edad', all)).toEqual(['app.exact', 'app.beginning', 'app.other'])
})

test('lists hits in the editor’s language first', () => {
  const foreign = createText('app.text', { en: 'Night', fr: 'La lune' })
  const own = createText('app.title', { en: 'The lunettes shop', fr: 'Lunettes' })
  expect(findKeys('lune', [foreign, own])).toEqual(['app.title', 'app.text'])
})

test('finds a text by its description after those that show the words, and says so', () => {
  const shown = createText('app.text', { en: 'A small line' })
  const described = { ...createText('app.note', { en: 'Tonight' }), purpose: '**.note' as const }
  expect(searchTexts([described, shown], 'small line')).toEqual([
    { text: shown, isDescribed: false },
    { text: described, isDescribed: true },
  ])
  const other = createText('book.offer.amount', { en: '29.90' })
  const example = { ...other, purpose: 'book.offer.amount' as const }
  expect(searchTexts([example], '24.99')).toEqual([])
})

test.each(['alt text', 'image description', 'description d’image', 'texte alternatif', 'texto alternativo'])(
  'finds the descriptions of pictures by “%s”',
  (query) => {
    const picture = { ...createText('hero.imageAlt', { en: 'Nori on the grass' }), isPicture: true as const }
    expect(searchTexts([picture, hero], query)).toEqual([{ text: picture, isDescribed: true }])
  },
)

test.each(['e-mail', 'email', 'mail', 'courriel', 'correo'])(
  'finds e-mail in every language by “%s”',
  (query) => {
    const all = ['Your e-mail address', 'Votre courriel', 'Tu correo electrónico', 'Your address'].map((en) =>
      createText(en, { en }),
    )
    expect(findKeys(query, all).sort()).toEqual([
      'Tu correo electrónico',
      'Votre courriel',
      'Your e-mail address',
    ])
  },
)

const address = {
  ...createText('footer.email', { en: 'hello@nori.example', es: 'hello@nori.example' }),
  role: 'email' as const,
}

test.each(['email address', 'e-mail', 'mail', 'courriel'])('lists the address first for “%s”', (query) => {
  const sentence = createText('app.text', { en: 'Write an e-mail to our email address, courriel' })
  expect(findKeys(query, [sentence, address])).toEqual(['footer.email', 'app.text'])
})

test('finds texts by the labels of their chips', () => {
  const ages = createText('book.ages', { en: 'Ages {from} to {to}' })
  expect(searchTexts([hero, ages], 'oldest age')).toEqual([{ text: ages, isDescribed: false }])
  // A clause may have an address.
  expect(findKeys('address', [createText('terms.intro.0', { en: 'Welcome' })])).toEqual([])
})

test.each(['@', ' @ '])('finds texts with the sign “%s”', (query) => {
  const contact = createText('terms.contact', { en: 'Write to {email}.' })
  expect(findKeys(query, [hero, address, contact])).toEqual(['footer.email'])
})

test('lists a description with the very word before one with another form of it', () => {
  const colouring = { ...createText('a', { en: 'One' }), purpose: 'free-story.colouring.text' as const }
  const page = { ...createText('b', { en: 'Two' }), purpose: 'free-story.story.pages.*.text' as const }
  expect(findKeys('page', [colouring, page])).toEqual(['b', 'a'])
})

test('finds every text without a query', () => {
  expect(findKeys(' ')).toHaveLength(texts.length)
})

test.each([
  [['pregunta frecuente', 'preguntas frecuentes'], 'Preguntas frecuentes'],
  [['question fréquente', 'questions fréquentes'], 'Une question fréquente'],
  [['flor', 'flores'], 'Dos flores'],
  [['flor', 'flores'], 'Una flor'],
  [['story', 'stories'], 'Three stories'],
  [['story', 'stories'], 'One story'],
  [['animal', 'animaux'], 'Des animaux'],
  [['animal', 'animaux'], 'Un animal'],
  [['luz', 'luces'], 'Las luces'],
  [['remboursement', 'rembourser'], 'Nous remboursons'],
  [['refund', 'refunds'], 'We refunded it'],
  [['envío', 'envíos'], 'Enviamos a tu casa'],
])('finds a word in another form: %j', (queries, en) => {
  const all = [createText('app.text', { en }), createText('app.other', { en: 'Nothing of it' })]
  for (const query of queries) expect([query, findKeys(query, all)]).toEqual([query, ['app.text']])
})

test.each(['FAQ', 'common questions', 'foire aux questions', 'questions fréquentes', 'preguntas frecuentes'])(
  'finds common questions by “%s”',
  (query) => {
    const question = {
      ...createText('about-us.faq.start.question', { en: 'When?' }),
      purpose: 'about-us.faq.*.question' as const,
    }
    expect(findKeys(query, [hero, question])).toEqual(['about-us.faq.start.question'])
  },
)

test.each(['page 3', 'page 3 of the story', 'story page 3', 'Página 3 del cuento', 'page 3 de l’histoire'])(
  'finds the third page of the story by “%s”',
  (query) => {
    const pages = ['p02', 'p03', 'p13'].map((page) => `free-story.story.pages.${page}.text`)
    const all = pages.map((key) => createText(key, { en: 'Good night' }))
    expect(findKeys(query, all)).toEqual([pages[1]])
  },
)

test('ignores articles beside other words', () => {
  const date = {
    ...createText('privacy.updated', { en: '2026-11-22' }),
    purpose: '<document>.updated' as const,
  }
  expect(findKeys('the date of the policy', [hero, date])).toEqual(['privacy.updated'])
  expect(findKeys('the', [createText('app.text', { en: 'The end' }), hero])).toEqual(['app.text'])
})

test.each(['how much', 'cuánto cuesta', 'precio', 'combien'])('lists the price first for “%s”', (query) => {
  const priced = { ...amount, role: 'price' as const }
  const sentence = createText('app.text', { en: 'How much is it? Combien? ¿Cuánto cuesta?' })
  expect(findKeys(query, [sentence, priced])[0]).toBe('book.offer.amount')
})

test.each(['404', 'error 404', 'page not found'])('finds the page for unknown addresses by “%s”', (query) => {
  const title = { ...createText('notFound.title', { en: 'Oh!' }), purpose: 'notFound.title' as const }
  expect(findKeys(query, [hero, title])).toEqual(['notFound.title'])
})

test('finds a picture by a word of its description beside what it is', () => {
  const picture = { ...createText('hero.imageAlt', { en: 'A hedgehog' }), isPicture: true as const }
  expect(findKeys('photo of the hedgehog', [hero, picture])).toEqual(['hero.imageAlt'])
})
