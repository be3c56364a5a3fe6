import { createChange, createEditProject } from '@/testing/edit-project'
import type { Translations } from './message-files'

/** The warnings about a changed text, by language, before and after it is saved. */
function findWarnings(key: string, values: Translations, folder: string, project = createEditProject()) {
  const { api } = project
  const change = createChange(api, key, values, folder)
  const summarize = (findings: { locale: string; code: string; values?: object }[]) =>
    findings.map((finding) => [finding.locale, finding.code, finding.values]).sort()
  const drafted = summarize(api.check.handle(change).findings)
  const saved = api.save.handle(change).texts.find((text) => text.key === key && text.folder === folder)
  expect(summarize(saved?.findings ?? [])).toEqual(drafted)
  return drafted
}

const inAllLanguages = (value: string) => ({ en: value, fr: value, es: value })

test('warns of a price without the cents that it had', () => {
  const warnings = findWarnings('book.offer.amount', inAllLanguages('25'), 'messages')
  expect(warnings).toEqual(['en', 'es', 'fr'].map((locale) => [locale, 'priceCents', { previous: '24.99' }]))
  expect(findWarnings('book.offer.amount', inAllLanguages('25.00'), 'messages')).toEqual([])
})

test('warns of a legal date before the last one', () => {
  const warnings = findWarnings('terms.updated', inAllLanguages('2025-12-31'), 'messages/legal')
  expect(warnings).toEqual(
    ['en', 'es', 'fr'].map((locale) => [locale, 'dateBefore', { previous: '2026-01-02' }]),
  )
  expect(findWarnings('terms.updated', inAllLanguages('2026-01-03'), 'messages/legal')).toEqual([])
})

test('warns of a legal paragraph that was changed without the date of its document', () => {
  const project = createEditProject()
  const paragraph = { fr: 'Nous demandons, vous répondez\u00a0: [mon nom].' }
  const find = (values: Translations) => findWarnings('terms.intro.0', values, 'messages/legal', project)
  const warning = ['fr', 'dateUnchanged', { date: '2026-01-02' }]
  expect(find(paragraph)).toEqual([warning])
  expect(findWarnings('terms.updated', inAllLanguages('2026-01-03'), 'messages/legal', project)).toEqual([])
  expect(find({ fr: 'Nous demandons, vous répondrez\u00a0: [nom].' })).toEqual([])
})

test('the sentence around the date is not a date', () => {
  const project = createEditProject()
  for (const path of ['messages/en.json', 'messages/fr.json', 'messages/es.json'])
    project.write(path, project.read(path).replace('"hero"', '"legal": { "updated": "Last {date}" }, "hero"'))
  const change = createChange(project.api, 'legal.updated', { en: 'Date {date}' })
  expect(project.api.check.handle(change).findings).toEqual([])
})

test('a title has no date', () => {
  expect(
    findWarnings('terms.title', { fr: 'Petites pattes n\u00ba\u00a02' }, 'messages/legal'),
  ).not.toContainEqual(expect.arrayContaining(['dateUnchanged']))
})
