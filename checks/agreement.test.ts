import { describeViolation, parseFixture, runRule } from '@/testing/findings'
import { messageFolders, readMessageFiles } from './message-files'
import { isLegalClause } from './message-kinds'
import { parseMessages } from './parse'
import { collectTexts, type LocalizedText } from './rule'
import { runRules } from './run-rules'
import { checkSyntax } from './syntax'
import { findTextSpec } from './text-specs'

/** What is found about one text in three languages, as `language: problem`. */
const found = (key: string, texts: Record<string, unknown>) =>
  runRules(
    Object.entries(texts).map(([locale, text]) => ({
      path: `m/${locale}.json`,
      text: JSON.stringify({ [key]: text }),
    })),
  )
    .map(describeViolation)
    .map(({ path, problem }) => `${path.slice(2, 4)}: ${problem}`)
const texts = messageFolders.flatMap((folder) => collectTexts(readMessageFiles(folder).map(parseMessages)))

describe('arguments and tags', () => {
  test('of the site’s texts are those of their specs', () => {
    const specified = texts.flatMap(({ key, message }: LocalizedText) => {
      const { variables } = findTextSpec(key)
      return variables && !isLegalClause(key) ? [{ key, message, variables }] : []
    })
    expect(specified.length).toBeGreaterThan(500)
    expect(specified.map(({ key, message }) => [key, [...message.argumentNames].sort()])).toEqual(
      specified.map(({ key, variables }) => [key, Object.keys(variables).sort()]),
    )
  })

  test('that the code does not fill in are rejected, even if every language has them', () => {
    const three = { en: 'Three {books} to grow', fr: 'Trois {books} pour grandir', es: 'Tres {books}' }
    expect(found('book.title', three)).toEqual(
      ['en', 'es', 'fr'].map((locale) => `${locale}: has {books}, which the page does not know`),
    )
    const clause = { en: ['To {mail}'], fr: ['À {mail}'], es: ['A {mail}'] }
    expect(found('terms.intro', clause)).toHaveLength(3)
    expect(found('terms.intro', { en: ['To {email}'], fr: ['À {email}'], es: ['A {email}'] })).toEqual([])
  })

  test.each([
    ['book.offer.price', 'Free', 'the price'],
    ['footer.copyright', '© Nori Books', 'the current year'],
    ['book.ages', '{from}', 'the oldest age'],
  ])('missing from %s in every language are reported', (key, text, lack) => {
    expect(found(key, { en: text, fr: `${text} !`, es: `${text}.` })).toEqual(
      expect.arrayContaining(
        ['en', 'es', 'fr'].map((locale) => `${locale}: lacks ${lack}: the page would no longer show it`),
      ),
    )
  })

  test.each([
    ['book.title', 'Un <b>petit</b> corgi', 'Un petit corgi'],
    ['book.title', 'Un {mot}', undefined],
    ['book.offer.price', '{prix} les trois', '{price} les trois'],
    ['footer.copyright', '© <an>2026</an> Nori', '© <year>2026</year> Nori'],
    ['book.ages', 'De {de} à {a}', undefined],
  ])('that the page does not know, in %s: “%s” becomes “%s”', (key, fr, right) => {
    const [file, english] = [parseFixture({ [key]: fr }), parseFixture({ [key]: 'Short' }, 'en')]
    const found = runRule(checkSyntax, file, english).filter(({ code }) => code === 'notFilled')
    expect(found[0]?.replacement).toBe(right)
  })

  test('of a legal clause must be those of most languages', () => {
    expect(found('terms.intro', { en: ['To us'], fr: ['À {email}'], es: ['A {email}'] })).toEqual([
      'en: lacks the e-mail address, unlike French and Spanish: the page would no longer show it',
    ])
  })
})

describe('the e-mail address in the contact paragraphs of a legal document', () => {
  const key = 'terms.sections.contact.paragraphs'
  const lost = 'lacks the e-mail address: the page would no longer show it'

  test('must remain, even if every language has lost it', () => {
    expect(
      found(key, { en: ['Write.', 'Bye.'], fr: ['Écrivez.', 'Fin.'], es: ['Escribe.', 'Fin.'] }),
    ).toEqual(['en', 'es', 'fr'].map((locale) => `${locale}: ${lost}`))
  })

  test('is missed in the paragraph that is being edited, or else in the first', () => {
    const files = ['en', 'fr'].map((locale) => ({
      path: `m/${locale}.json`,
      text: JSON.stringify({ [key]: ['A', 'B'] }),
    }))
    const findKeys = (unsavedKey?: string) =>
      runRules(files.map((file) => ({ ...file, unsavedKey })))
        .filter(({ code }) => code === 'lacksShown')
        .map((finding) => finding.key)
    expect(findKeys(`${key}.1`)).toEqual([`${key}.1`, `${key}.1`])
    expect(findKeys('terms.intro.0')).toEqual([`${key}.0`, `${key}.0`])
    expect(findKeys()).toEqual([`${key}.0`, `${key}.0`])
  })

  test('is missed once where the others have it', () => {
    expect(found(key, { en: ['To {email}.'], fr: ['Écrivez.'], es: ['A {email}.'] })).toEqual([
      'fr: lacks the e-mail address, unlike English and Spanish: the page would no longer show it',
    ])
  })

  test('is missed where one language still has it', () => {
    expect(
      found(key, { en: ['Write.', 'Bye.'], fr: ['Écrivez.', '{email}.'], es: ['Escribe.', 'Fin.'] }),
    ).toEqual([
      'en: lacks the e-mail address, unlike French: the page would no longer show it',
      'es: lacks the e-mail address, unlike French: the page would no longer show it',
    ])
  })

  test('may move to another paragraph', () => {
    const moved = {
      en: ['Write.', 'To {email}.'],
      fr: ['Écrivez.', 'À {email}.'],
      es: ['Escribe.', 'A {email}.'],
    }
    expect(found(key, moved)).toEqual([])
  })

  test('is not needed in other paragraphs', () => {
    expect(found('terms.sections.conduct.paragraphs', { en: ['Write.'], fr: ['Écrivez.'] })).toEqual([])
  })
})

describe('a difference is reported in the language that differs from the majority', () => {
  test('reports a missing argument where it is missing', () => {
    expect(found('book.offer.price', { en: '$29.99', fr: '{price}\u00a0$', es: '{price}' })).toEqual([
      'en: lacks the price, unlike French and Spanish: the page would no longer show it',
    ])
  })

  test('reports a different price where it differs', () => {
    const old = { en: '24.99', fr: '24.99', es: '24.99' }
    const key = 'book.offer.amount'
    expect(found(key, { ...old, en: '29.99' })).toEqual([
      'en: is “29.99” here and “24.99” in French and Spanish',
    ])
    expect(found(key, { ...old, en: '29.99', fr: '29.99' })).toEqual([
      'es: is “24.99” here and “29.99” in English and French',
    ])
    // If no two languages agree, English counts as correct.
    expect(found(key, { en: '24.99', fr: '25.99', es: '26.99' }).map((line) => line.slice(0, 2))).toEqual([
      'es',
      'fr',
    ])
  })

  test.each([
    ['a number', 'hero.text', ['9 books', '3 livres', 'tres libros'], 'says 9 here, 3 in French and Spanish'],
    [
      'a number of a clause',
      'terms.intro',
      [['14 days'], ['30 jours'], ['30 días']],
      'says 14 here, 30 in French and Spanish',
    ],
    ['a date', 'terms.updated', ['2026-11-20', '2026-11-21', '2026-11-21'], 'is “2026-11-20” here'],
    ['an open place', 'terms.intro', [['Me'], ['[nom]'], ['[nombre]']], 'has 0 placeholders in [ ], French '],
    ['a paragraph', 'terms.intro', [['A', 'B'], ['C'], ['D']], 'has 2 texts, French and Spanish 1'],
  ] as [string, string, unknown[], string][])('%s', (_, key, [en, fr, es], problem) => {
    expect(found(key, { en, fr, es })).toEqual([expect.stringContaining(`en: ${problem}`)])
  })
})
