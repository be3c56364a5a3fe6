import { runRules } from './run-rules'

/** The full stops and long titles that are found in a text in three languages. */
const find = (key: string, texts: Record<string, string>, unsavedKey?: string) =>
  runRules(
    Object.entries(texts).map(([locale, text]) => ({
      path: `m/${locale}.json`,
      text: JSON.stringify({ [key]: text }),
      unsavedKey: locale === 'fr' ? unsavedKey : undefined,
    })),
  )
    .filter(({ code }) => code === 'fullStop' || code === 'longTitle')
    .map(({ path, code, values, replacement }) => [path, code, values, replacement])

describe('a full stop', () => {
  const values = { others: { languages: ['en', 'es'] } }

  test('is missing where most languages have it', () => {
    expect(find('x', { en: 'Read.', fr: 'Lisez', es: 'Lee.' })).toEqual([
      ['m/fr.json', 'fullStop', values, 'Lisez.'],
    ])
    expect(find('x', { en: '“Read.”', fr: '«\u00a0Lisez\u00a0»', es: '«Lee.»' })).toEqual([
      ['m/fr.json', 'fullStop', values, undefined],
    ])
  })

  test('is missing in the text that is being edited', () => {
    expect(find('x', { en: 'Read.', fr: 'Lisez' }, 'x')).toEqual([
      ['m/fr.json', 'fullStop', { others: { languages: ['en'] } }, 'Lisez.'],
    ])
  })

  test.each([
    ['x', { en: 'Read.', fr: 'Lisez\u202f!', es: 'Lee.' }],
    ['x', { en: 'Read.', fr: 'Lisez…', es: 'Lee.' }],
    ['x', { en: 'Read', fr: 'Lisez.', es: 'Lee' }],
    ['x', { en: 'Read!', fr: 'Lisez', es: '¡Lee!' }],
    ['terms.sections.conduct.items.0', { en: 'read.', fr: 'lisez', es: 'lee.' }],
  ])('is not missing in %s: %j', (key, texts) => {
    expect(find(key, texts)).toEqual([])
  })
})

describe('a title', () => {
  const long = 'Un livre pour les enfants qui posent des questions'

  test('is too long if it is far longer than the others', () => {
    expect(find('app.title', { en: 'A book', fr: long, es: 'Un libro' })).toEqual([
      ['m/fr.json', 'longTitle', { count: 50, theirs: 8, others: { languages: ['en', 'es'] } }, undefined],
    ])
  })

  test.each([
    ['app.title', { en: 'A book for children who ask a lot', fr: long, es: 'Un libro' }],
    ['app.title', { en: 'A', fr: 'Un livre illustré', es: 'B' }],
    ['app.text', { en: 'A book', fr: long, es: 'Un libro' }],
    // The limit of the text is reported.
    ['meta.title', { en: 'A book', fr: long.repeat(2), es: 'Un libro' }],
  ])('%s may have the length that it has in %j', (key, texts) => {
    expect(find(key, texts)).toEqual([])
  })
})
