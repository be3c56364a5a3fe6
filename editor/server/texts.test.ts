import { change, editProject } from '@/testing/edit-project'
import { describeViolation } from '@/testing/findings'
import { formatFinding } from '../../scripts/check/findings'

test('every text in the order of the English file, with its purpose, limits and arguments', () => {
  const { api } = editProject()
  const { texts, problems, placeholders } = api.texts.answer()
  expect(texts.map(({ folder, key }) => `${folder} ${key}`)).toEqual([
    'messages hero.title',
    'messages book.ages',
    'messages book.offer.amount',
    'messages/legal terms.title',
    'messages/legal terms.intro.0',
    'messages/legal terms.intro.1',
  ])
  expect(texts[0]).toEqual({
    folder: 'messages',
    key: 'hero.title',
    group: 'hero',
    purpose: 'hero.title',
    maxLength: 75,
    arguments: [],
    values: { en: 'Small legs', fr: 'Petites pattes', es: 'Patas cortas' },
    findings: [],
    isOpen: false,
    before: {},
  })
  expect(texts[1]?.arguments).toEqual([
    { name: '{from}', shown: 'from', madeOf: [] },
    { name: '{to}', shown: 'to', madeOf: [] },
  ])
  expect(texts[4]).toMatchObject({
    group: 'legal/terms',
    isOpen: true,
    purpose: '<document>.intro',
  })
  expect(problems).toEqual([])
  expect(placeholders).toContainEqual({ what: '[nom]', where: 'messages/legal/fr.json, terms.intro.0' })
})

test('what is wrong is with its text; with a list, with its first; with none, a problem', () => {
  const { api, read, write } = editProject()
  write('messages/fr.json', read('messages/fr.json').replace('Petites', 'Petites ...'))
  const english = JSON.parse(read('messages/legal/en.json'))
  english.terms.intro.push('One more.')
  write('messages/legal/en.json', JSON.stringify(english))
  write('messages/es.json', read('messages/es.json').replace('"hero"', '"other": "x", "hero"'))
  const { texts, problems } = api.texts.answer()
  const findings = (key: string) => texts.find((one) => one.key === key)?.findings
  expect(findings('hero.title')).toEqual([
    expect.objectContaining({ locale: 'fr', severity: 'warning', replacement: 'Petites … pattes' }),
  ])
  expect(findings('terms.intro.0')).toContainEqual(
    expect.objectContaining({
      locale: 'en',
      key: 'terms.intro',
      code: 'listLength',
      values: { count: 3, others: { languages: ['es', 'fr'] }, theirs: 2 },
    }),
  )
  expect(problems.map((one) => formatFinding(one))).toEqual([
    expect.stringMatching(/^messages\/es\.json:\d+:\d+ other is not in English/),
  ])
})

test('a file that is not valid JSON is a problem in words; the texts of the others are still there', () => {
  const { api, read, write } = editProject()
  for (const [path, left] of [
    ['messages/fr.json', ['en', 'es']],
    ['messages/en.json', ['fr', 'es']],
  ] as [string, string[]][]) {
    const whole = read(path)
    write(path, whole.replace(',', ''))
    const { texts, problems } = api.texts.answer()
    expect(problems[0]).toMatchObject({ path, code: 'notJson' })
    expect(Object.keys(texts[0]?.values ?? {})).toEqual(left)
    write(path, whole)
  }
  write('messages/fr.json', '')
  const { texts } = api.save.answer(change(api, 'hero.title', { en: 'Short legs', fr: 'Pattes' }))
  expect(texts[0]?.values).toEqual({ en: 'Short legs', es: 'Patas cortas' })
})

test.each([
  ['one language', { en: '29.99' }, ['en']],
  ['two of three', { en: '29.99', fr: '29.99' }, ['en', 'fr']],
  ['two of three, differently', { fr: '29.99', es: '19.99' }, ['es', 'fr']],
  ['every language', { en: '29.99', fr: '29.99', es: '19.99' }, ['es']],
])('another price in %s is told where it was written, with what the others have', (_, typed, told) => {
  const { api } = editProject()
  const { findings } = api.check.answer(change(api, 'book.offer.amount', typed))
  expect(findings.map(({ locale, code }) => [locale, code])).toEqual(told.map((one) => [one, 'different']))
  const others = ['en', 'es', 'fr'].filter((one) => !told.includes(one))
  expect(findings[0]?.values).toMatchObject({ others: { languages: others } })
})

test('what was wrong before is told where most others say something else, whatever is changed', () => {
  const { api, write, read } = editProject()
  write('messages/es.json', read('messages/es.json').replace('24.99', '19.99'))
  const { findings } = api.check.answer(change(api, 'book.offer.amount', { en: '24.990' }))
  expect(findings.map(({ locale, code }) => `${locale} ${code}`)).toContain('es different')
  expect(api.check.answer(change(api, 'book.offer.amount', { es: '24.99' })).findings).toEqual([])
})

test('a check says what is wrong with a text, and what the change breaks elsewhere', () => {
  const { api, read, write } = editProject()
  write('messages/es.json', read('messages/es.json').replace('Patas cortas', ' Patas cortas'))
  const check = (key: string, changed: Record<string, string>) =>
    api.check.answer(change(api, key, changed)).findings
  expect(check('book.ages', {})).toEqual([])
  expect(check('hero.title', { fr: 'Petites...' })).toEqual([
    expect.objectContaining({ locale: 'es', severity: 'error' }),
    expect.objectContaining({ locale: 'fr', severity: 'warning', replacement: 'Petites…' }),
  ])
  expect(
    check('book.ages', { en: 'Ages {from} to {until}' })
      .map(describeViolation)
      .map(({ locale, problem }) => [locale, problem]),
  ).toEqual([
    ['en', 'lacks {to}, unlike Spanish and French: the page would no longer show the oldest age'],
    ['en', 'has {until}, which the page does not fill in'],
  ])
  const rated = (path: string) =>
    write(path, read(path).replace('"offer"', '"rating": { "value": "4.8", "best": "5" }, "offer"'))
  for (const locale of ['en', 'fr', 'es']) rated(`messages/${locale}.json`)
  expect(check('book.rating.best', { en: '4', fr: '4', es: '4' })).toContainEqual(
    expect.objectContaining({ locale: 'en', key: 'book.rating.value', code: 'rating' }),
  )
})
