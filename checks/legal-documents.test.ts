import { listLines } from '@/testing/findings'
import { formatFinding } from './findings'
import { checkDates } from './legal-documents'

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
/** What is found after a change of the French file. */
const findingsAfter = (change: (file: typeof french) => void) => {
  const changed = structuredClone(french)
  change(changed)
  return listLines({ en: english, fr: changed }).join('\n')
}

test('a document with the same clauses in every language has no findings', () => {
  expect(findingsAfter(() => undefined)).toBe('')
})

test.each([
  [
    'a paragraph too few',
    ({ terms }: typeof french) => void terms.sections.prices.paragraphs.pop(),
    'terms.sections.prices.paragraphs has 1 texts, English 2; say the same in as many texts.',
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
    'a promise more',
    ({ terms }: typeof french) => {
      terms.sections.prices.paragraphs[1] = 'Retour en 30 jours. (Sans frais ?)'
    },
    'terms.sections.prices.paragraphs.1 has 2 sentences, English 1; say the same in as many sentences.',
  ],
  [
    'a link more',
    ({ terms }: typeof french) => {
      terms.intro = ['Bienvenue à 13 ans, voir https://www.educaloi.qc.ca.']
    },
    'terms.intro.0 has 1 addresses, English 0; name the same addresses.',
  ],
  [
    'half a placeholder',
    ({ terms }: typeof french) => {
      terms.sections.contact.items = ['Téléphone\u00a0: [numéro] ou [autre']
    },
    'terms.sections.contact.items.0 has a square bracket without its other half',
  ],
])('%s is named', (_, change, expected) => {
  expect(findingsAfter(change)).toContain(expected)
})

test('does not compare the paragraphs after a missing one', () => {
  expect(
    findingsAfter(({ terms }) => void terms.sections.prices.paragraphs.shift()).split('\n'),
  ).toHaveLength(1)
})

test('a missing address is reported in the two languages that lack it, not in the third', () => {
  const withoutEmail = structuredClone(french)
  withoutEmail.terms.sections.contact.paragraphs = ['Écrivez-nous.']
  expect(
    listLines({ en: english, fr: withoutEmail, es: withoutEmail }).filter((line) => /email/.test(line)),
  ).toEqual(
    ['es', 'fr'].map((locale) =>
      expect.stringMatching(`^m/${locale}.json:\\d+:\\d+ terms.sections.contact.paragraphs.0 lacks {email}`),
    ),
  )
})

/** What is found about dates after a change of the French file. */
const datesAfter = (change: (file: typeof french) => void) => {
  const changed = structuredClone(french)
  change(changed)
  const [now, earlier] = [changed, french].map((file) => [{ path: 'm/fr.json', text: JSON.stringify(file) }])
  return checkDates(now ?? [], earlier ?? []).map(formatFinding)
}

test('a document that has changed since an earlier version needs another date', () => {
  const change = ({ terms }: typeof french) => void terms.sections.prices.items.push('Un mot' as never)
  expect(datesAfter(change)).toEqual([
    expect.stringMatching(
      /^m\/fr.json:1:\d+ terms.updated is still 2026-11-21, although the document has changed/,
    ),
  ])
  expect(
    datesAfter((file) => {
      change(file)
      file.terms.updated = '2026-11-22'
    }),
  ).toEqual([])
  expect(datesAfter(() => undefined)).toEqual([])
})
