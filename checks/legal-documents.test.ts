import { checkFiles } from './check-files'
import { formatFinding } from './findings'
import { checkDates } from './legal-documents'
import { type MessageFile, replaceText } from './parse'

const create = (locale: string, terms: object): MessageFile => ({
  path: `m/${locale}.json`,
  text: JSON.stringify({ terms }),
})
const english = create('en', {
  updated: '2026-11-21',
  intro: ['Welcome at 13.'],
  sections: {
    prices: { paragraphs: ['In dollars.', 'Back in 30 days.'] },
    contact: { paragraphs: ['Write to {email}.'], items: ['Telephone: [number]'] },
  },
})
const french = create('fr', {
  updated: '2026-11-21',
  intro: ['Bienvenue à 13 ans.'],
  sections: {
    prices: { paragraphs: ['En dollars.', 'Retour en 30 jours.'] },
    contact: { paragraphs: ['Écrivez à {email}.'], items: ['Téléphone\u00a0: [numéro]'] },
  },
})
const change = (file: MessageFile, key: string, text: string): MessageFile => ({
  ...file,
  text: replaceText(file, `terms.${key}`, text),
})

test('a document with the same clauses in every language has no findings', () => {
  expect(checkFiles([english, french])).toEqual([])
})

test.each([
  ['another date', 'updated', '2026-11-20', 'is “2026-11-20” here and “2026-11-21” in English'],
  ['a sentence more', 'intro.0', 'Bienvenue à 13 ans. (Oui ?)', 'has 2 sentences, English 1'],
  ['a link more', 'intro.0', 'Dès 13 ans, voir https://www.a.ca.', 'has 1 addresses, English 0'],
  ['a filled placeholder', 'sections.contact.items.0', 'Par écrit', 'has 0 placeholders in [ ], English 1'],
  ['half a placeholder', 'sections.contact.items.0', '[numéro] ou [autre', 'has a square bracket without'],
])('%s is named', (_, key, text, expected) => {
  const lines = checkFiles([english, change(french, key, text)]).map(formatFinding)
  expect(lines).toEqual([expect.stringContaining(`terms.${key} ${expected}`)])
})

test('a paragraph too few is named, and those after it are not compared', () => {
  const shorter = { ...french, text: french.text.replace('"En dollars.",', '') }
  expect(checkFiles([english, shorter]).map(formatFinding)).toEqual([
    expect.stringContaining(
      'terms.sections.prices.paragraphs has 1 texts, English 2; say the same in as many texts.',
    ),
  ])
})

test('a missing address is reported in the two languages that lack it, not in the third', () => {
  const withoutEmail = change(french, 'sections.contact.paragraphs.0', 'Écrivez-nous.')
  const files = [english, withoutEmail, { ...withoutEmail, path: 'm/es.json' }]
  const found = checkFiles(files).filter(({ code }) => code === 'lacks')
  expect(found.map(({ path }) => path)).toEqual(['m/es.json', 'm/fr.json'])
})

test('a list that must contain the address is named if it has none in English either', () => {
  const [en, fr] = [
    change(english, 'sections.contact.paragraphs.0', 'Write.'),
    change(french, 'sections.contact.paragraphs.0', 'Écrivez.'),
  ]
  expect(checkFiles([en, fr]).map(formatFinding)).toEqual([
    expect.stringContaining('terms.sections.contact.paragraphs lacks {email}'),
  ])
})

test('sections in another order are named', () => {
  const [en, fr] = [
    create('en', { sections: { one: { title: 'One' }, two: { title: 'Two' } } }),
    create('fr', { sections: { two: { title: 'Deux' }, one: { title: 'Un' } } }),
  ]
  expect(checkFiles([en, fr]).map(formatFinding)).toEqual([
    expect.stringContaining('terms.sections.two stands where English has terms.sections.one'),
  ])
})

test('a document that has changed since an earlier version needs another date', () => {
  const changed = change(french, 'intro.0', 'Bienvenue dès 13 ans.')
  expect(checkDates([changed], [french]).map(formatFinding)).toEqual([
    expect.stringContaining('terms.updated is still 2026-11-21, although the document has changed'),
  ])
  expect(checkDates([change(changed, 'updated', '2026-11-22')], [french])).toEqual([])
  expect(checkDates([french], [french])).toEqual([])
})
