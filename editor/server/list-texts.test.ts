import { mkdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { createChange, createEditProject } from '@/testing/edit-project'
import { describeViolation } from '@/testing/findings'
import { formatFinding } from '../../checks/findings'

test('lists every text in the order of the English file, with its purpose, limits and arguments', () => {
  const { api } = createEditProject()
  const { texts, fileFindings } = api.texts.handle()
  expect(texts.map(({ folder, key }) => `${folder} ${key}`)).toEqual([
    'messages hero.title',
    'messages book.ages',
    'messages book.offer.amount',
    'messages/legal terms.title',
    'messages/legal terms.updated',
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
    values: { en: 'Short legs', fr: 'Petites pattes', es: 'Patas cortas' },
    findings: [],
    hasPlaceholder: false,
    previousValues: {},
    beforeChange: {},
    changedOn: {},
    lagging: [],
  })
  expect(texts[1]?.arguments).toEqual([
    { name: '{from}', label: 'from', sources: [] },
    { name: '{to}', label: 'to', sources: [] },
  ])
  expect(texts.filter(({ isShared }) => isShared).map(({ key }) => key)).toEqual([
    'book.offer.amount',
    'terms.updated',
  ])
  expect(texts.flatMap(({ role }) => role ?? [])).toEqual(['price', 'date'])
  expect(texts[5]).toMatchObject({
    group: 'legal/terms',
    hasPlaceholder: true,
    purpose: '<document>.intro',
  })
  expect(fileFindings).toEqual([])
})

test('lists what is left before launch, once for all languages and texts', () => {
  const { api, write, read } = createEditProject(undefined, undefined, {
    site: { url: 'https://a.example', appUrl: 'https://b.ca' },
    launchChecklist: [
      { id: 'price', where: [['messages/*.json', 'book', 'hero.*'], ['LICENSE']] },
      { id: 'legalReview', where: [['messages/legal/*.json']] },
    ],
    hiddenUntilProvided: ['book.ages'],
  })
  for (const locale of ['en', 'fr'])
    write(`messages/${locale}.json`, read(`messages/${locale}.json`).replace('24.99', '[?]'))
  const messages = (key: string) => ({ folder: 'messages', key })
  const legal = (key: string) => ({ folder: 'messages/legal', key })
  expect(api.texts.handle().launch).toEqual([
    { id: 'siteAddress', texts: [], versions: [{ values: { url: 'https://a.example' } }] },
    {
      id: 'openPlace',
      texts: [messages('book.offer.amount')],
      versions: ['en', 'fr'].map((locale) => ({ locale, values: { text: '[?]' } })),
    },
    {
      id: 'openPlace',
      texts: [legal('terms.intro.0'), legal('terms.intro.1')],
      versions: Object.entries({ en: '[name]', es: '[nombre]', fr: '[nom]' }).map(([locale, text]) => ({
        locale,
        values: { text },
      })),
    },
    { id: 'price', texts: [messages('book.ages'), messages('hero.title')], versions: [{}] },
    { id: 'legalReview', texts: [legal('terms.title')], versions: [{}] },
    { id: 'hiddenText', texts: [messages('book.ages')], versions: [{ values: { key: 'book.ages' } }] },
  ])
})

test('assigns findings to their text, those of a list to its first item, and others to the files', () => {
  const { api, read, write } = createEditProject()
  write('messages/fr.json', read('messages/fr.json').replace('Petites', 'Petites ...'))
  const english = JSON.parse(read('messages/legal/en.json'))
  english.terms.intro.push('One more.')
  write('messages/legal/en.json', JSON.stringify(english))
  write('messages/es.json', read('messages/es.json').replace('"hero"', '"other": "x", "hero"'))
  const { texts, fileFindings } = api.texts.handle()
  const findings = (key: string) => texts.find((text) => text.key === key)?.findings
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
  expect(fileFindings.map((finding) => formatFinding(finding))).toEqual([
    expect.stringMatching(/^messages\/es\.json:\d+:\d+ other is not in English/),
  ])
})

test('reports invalid JSON and still lists the texts of the other languages', () => {
  const { api, read, write } = createEditProject()
  for (const [path, readable] of [
    ['messages/fr.json', ['en', 'es']],
    ['messages/en.json', ['fr', 'es']],
  ] as [string, string[]][]) {
    const original = read(path)
    write(path, original.replace(',', ''))
    const { texts, fileFindings } = api.texts.handle()
    expect(fileFindings[0]).toMatchObject({ path, code: 'notJson' })
    expect(Object.keys(texts[0]?.values ?? {})).toEqual(readable)
    write(path, original)
  }
  write('messages/fr.json', '')
  const { texts } = api.save.handle(createChange(api, 'hero.title', { en: 'Short legs', fr: 'Pattes' }))
  expect(texts[0]?.values).toEqual({ en: 'Short legs', es: 'Patas cortas' })
})

test.each([
  ['one language', { en: '29.99' }, ['en']],
  ['two of three', { en: '29.99', fr: '29.99' }, ['en', 'fr']],
  ['two of three, differently', { fr: '29.99', es: '19.99' }, ['es', 'fr']],
  ['every language', { en: '29.99', fr: '29.99', es: '19.99' }, ['es']],
])('reports a price that was changed in %s in the languages that disagree', (_, values, reported) => {
  const { api } = createEditProject()
  const { findings } = api.check.handle(createChange(api, 'book.offer.amount', values))
  expect(findings.map(({ locale, code }) => [locale, code])).toEqual(
    reported.map((locale) => [locale, 'different']),
  )
  const others = ['en', 'es', 'fr'].filter((locale) => !reported.includes(locale))
  expect(findings[0]?.values).toMatchObject({ others: { languages: others } })
})

test('reports an existing mistake in the language that disagrees with the others', () => {
  const { api, write, read } = createEditProject()
  write('messages/es.json', read('messages/es.json').replace('24.99', '19.99'))
  const { findings } = api.check.handle(createChange(api, 'book.offer.amount', { en: '24.990' }))
  expect(findings.map(({ locale, code }) => `${locale} ${code}`)).toContain('es different')
  expect(api.check.handle(createChange(api, 'book.offer.amount', { es: '24.99' })).findings).toEqual([])
})

test('a check reports findings about the text and those that the change causes elsewhere', () => {
  const { api, read, write } = createEditProject()
  write('messages/es.json', read('messages/es.json').replace('Patas cortas', ' Patas cortas'))
  const check = (key: string, values: Record<string, string>) =>
    api.check.handle(createChange(api, key, values)).findings
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
    ['en', 'lacks the oldest age, unlike Spanish and French: the page would no longer show it'],
    ['en', 'has {until}, which the page does not know'],
  ])
  const addRating = (path: string) =>
    write(path, read(path).replace('"offer"', '"rating": { "value": "4.8", "best": "5" }, "offer"'))
  for (const locale of ['en', 'fr', 'es']) addRating(`messages/${locale}.json`)
  expect(check('book.rating.best', { en: '4', fr: '4', es: '4' })).toContainEqual(
    expect.objectContaining({ locale: 'en', key: 'book.rating.value', code: 'rating' }),
  )
})

test('tells whether there is a built site, and whether it is older than the texts', () => {
  const { api, root, write, read } = createEditProject()
  const getBuiltSite = () => api.texts.handle().builtSite
  expect(getBuiltSite()).toBeUndefined()
  mkdirSync(join(root, 'out'))
  write('out/index.html', '')
  const later = new Date(Date.now() + 1000)
  utimesSync(join(root, 'out/index.html'), later, later)
  expect(getBuiltSite()).toBe('current')
  write('messages/fr.json', read('messages/fr.json'))
  const latest = new Date(Date.now() + 2000)
  utimesSync(join(root, 'messages/fr.json'), latest, latest)
  expect(getBuiltSite()).toBe('outdated')
})
