import { formatFinding } from './findings'
import { runRules } from './run-rules'

const english = {
  terms: {
    updated: '2026-11-21',
    intro: ['Welcome at 13.'],
    sections: {
      prices: { title: 'Prices', paragraphs: ['In dollars.', 'Back in 30 days.'], items: [] },
      contact: { title: 'Contact', paragraphs: ['Write to {email}.'], items: ['Telephone: [number]'] },
    },
  },
}
const french = {
  terms: {
    updated: '2026-11-21',
    intro: ['Bienvenue à 13 ans.'],
    sections: {
      prices: { title: 'Prix', paragraphs: ['En dollars.', 'Retour en 30 jours.'], items: [] },
      contact: {
        title: 'Nous joindre',
        paragraphs: ['Écrivez à {email}.'],
        items: ['Téléphone\u00a0: [numéro]'],
      },
    },
  },
}
/** Sentences about the French file after a change. */
const findingsAfter = (change: (file: typeof french) => void) => {
  const changed = JSON.parse(JSON.stringify(french))
  change(changed)
  return runRules([
    { path: 'm/en.json', text: JSON.stringify(english, null, 2) },
    { path: 'm/fr.json', text: JSON.stringify(changed, null, 2) },
  ])
    .map((finding) => formatFinding(finding))
    .join('\n')
}

test('a document that says the same clause for clause has no findings', () => {
  expect(findingsAfter(() => undefined)).toBe('')
})

test.each([
  [
    'a paragraph too few',
    ({ terms }: typeof french) => void terms.sections.prices.paragraphs.pop(),
    'terms.sections.prices.paragraphs has 1 texts, English 2; say the same in as many texts.',
  ],
  [
    'an item too many',
    ({ terms }: typeof french) => void terms.sections.contact.items.push('Télécopieur'),
    'terms.sections.contact.items has 2 texts, English 1',
  ],
  [
    'another number',
    ({ terms }: typeof french) => {
      terms.sections.prices.paragraphs[1] = 'Retour en 14 jours.'
    },
    'terms.sections.prices.paragraphs.1 says 14 here, 30 in English; write the same numbers in every language.',
  ],
  [
    'a number too few',
    ({ terms }: typeof french) => {
      terms.intro = ['Bienvenue.']
    },
    'terms.intro.0 lacks 13, unlike English',
  ],
  [
    'another date',
    ({ terms }: typeof french) => {
      terms.updated = '2026-11-20'
    },
    'terms.updated is “2026-11-20” here and “2026-11-21” in English; write the same in every language.',
  ],
  [
    'a placeholder filled in in one language',
    ({ terms }: typeof french) => {
      terms.sections.contact.items = ['Téléphone\u00a0: par écrit']
    },
    'terms.sections.contact.items.0 has 0 placeholders in [ ], English 1; leave the same open.',
  ],
  [
    'half a placeholder',
    ({ terms }: typeof french) => {
      terms.sections.contact.items = ['Téléphone\u00a0: [numéro] ou [autre']
    },
    'terms.sections.contact.items.0 has a square bracket without its other half',
  ],
  [
    'sections in another order',
    ({ terms }: typeof french) => {
      const { prices, contact } = terms.sections
      terms.sections = { contact, prices }
    },
    'terms.sections.contact stands where English has terms.sections.prices; put the sections in the same order.',
  ],
])('%s is named', (_, change, expected) => {
  expect(findingsAfter(change)).toContain(expected)
})

test('does not compare the paragraphs after a missing one', () => {
  expect(
    findingsAfter(({ terms }) => void terms.sections.prices.paragraphs.shift()).split('\n'),
  ).toHaveLength(1)
})

test('other messages may have other numbers', () => {
  const files = ['Two of 3', 'Deux sur trois'].map((a, index) => ({
    path: `m/${['en', 'fr'][index]}.json`,
    text: JSON.stringify({ a }),
  }))
  expect(runRules(files).filter(({ severity }) => severity === 'error')).toEqual([])
})
