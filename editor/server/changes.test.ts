import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { commitProject, createChange, createEditProject, runGit } from '@/testing/edit-project'
import { getToday } from '../../checks/dates'
import { legalChangesPath } from './legal-changes'
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
  const previous = { translations: { en: '$24.99', fr: '24,99\u00a0$', es: '$24.99' } }
  const warnings = findWarnings('book.offer.amount', inAllLanguages('25'), 'messages')
  expect(warnings).toEqual(['en', 'es', 'fr'].map((locale) => [locale, 'priceCents', { previous }]))
  expect(findWarnings('book.offer.amount', inAllLanguages('25.00'), 'messages')).toEqual([])
})

test('warns of a long text of which most was removed', () => {
  const project = createEditProject()
  const long = 'Nous demandons, vous répondez, et chacun lit encore une fois tout ce qui suit\u00a0: [nom].'
  const [path, folder] = ['messages/legal/fr.json', 'messages/legal']
  project.write(path, project.read(path).replace('Nous demandons, vous répondez\u00a0: [nom].', long))
  commitProject(project.root)
  const find = (fr: string) => findWarnings('terms.intro.0', { fr }, folder, project)
  const warning = ['fr', 'mostRemoved', { count: 2, previous: 15 }]
  expect(find('Nous demandons trois choses\u00a0: [nom].')).not.toContainEqual(
    expect.arrayContaining(['mostRemoved']),
  )
  expect(find('Non\u00a0: [nom].')).toContainEqual(warning)
})

test('warns of a legal date before the last one', () => {
  const warnings = findWarnings('terms.updated', inAllLanguages('2025-12-31'), 'messages/legal')
  expect(warnings).toEqual(
    ['en', 'es', 'fr'].map((locale) => [locale, 'dateBefore', { previous: { date: '2026-01-02' } }]),
  )
  expect(findWarnings('terms.updated', inAllLanguages('2026-01-03'), 'messages/legal')).toEqual([])
})

describe('a legal paragraph that was changed', () => {
  const today = getToday()
  const paragraph = { fr: 'Nous demandons, vous répondez\u00a0: [mon nom].' }
  const warning = ['fr', 'dateUnchanged', { date: { date: '2026-01-02' } }]
  const createProject = () => {
    const project = createEditProject()
    return {
      ...project,
      save: (values: Translations, key: string = 'terms.intro.0') =>
        findWarnings(key, values, 'messages/legal', project),
      /** The warnings of another editor of the project. */
      listWarnings: () =>
        project
          .startApi()
          .texts.handle()
          .texts.flatMap(({ key, findings }) =>
            findings.filter(({ code }) => code === 'dateUnchanged').map(({ locale }) => [key, locale]),
          ),
    }
  }

  test('is warned of until the document has the date of the change', () => {
    const { save } = createProject()
    expect(save(paragraph)).toEqual([warning])
    expect(save(inAllLanguages('2026-01-03'), 'terms.updated')).toEqual([])
    const other = { fr: 'Nous demandons, vous répondrez\u00a0: [nom].' }
    expect(save(other)).toEqual([['fr', 'dateUnchanged', { date: { date: '2026-01-03' } }]])
    save(inAllLanguages(today), 'terms.updated')
    expect(save(paragraph)).toEqual([])
  })

  test('leads to the date of its document', () => {
    const { api } = createProject()
    const { findings } = api.check.handle(createChange(api, 'terms.intro.0', paragraph, 'messages/legal'))
    expect(findings.find(({ code }) => code === 'dateUnchanged')).toMatchObject({
      relatedKey: 'terms.updated',
      relatedValue: getToday(),
    })
  })

  test.each([true, false])('is still warned of after it was sent, with git: %s', async (hasGit) => {
    const { root, api, save, listWarnings, read } = createProject()
    if (hasGit) commitProject(root)
    else api.texts.handle()
    save(paragraph)
    await api.send.handle({ message: 'A clearer paragraph.' })
    expect(listWarnings()).toEqual([['terms.intro.0', 'fr']])
    expect(read(legalChangesPath)).toBe(`{\n  "messages/legal terms.intro.0": { "fr": "${today}" }\n}\n`)
    if (hasGit) {
      const branch = runGit(root, 'for-each-ref', '--format=%(refname)', 'refs/heads/texts/')
      expect(runGit(root, 'show', `${branch}:${legalChangesPath}`)).toContain(today)
    }
    save(inAllLanguages(today), 'terms.updated')
    expect(listWarnings()).toEqual([])
  })

  test('is not warned of once it is undone or as it was', () => {
    const { root, api, save, listWarnings } = createProject()
    commitProject(root)
    save(paragraph)
    api.undo.handle()
    expect(listWarnings()).toEqual([])
    api.redo.handle()
    expect(listWarnings()).toEqual([['terms.intro.0', 'fr']])
    save({ fr: 'Nous demandons, vous répondez\u00a0: [nom].' })
    expect(listWarnings()).toEqual([])
    expect(existsSync(join(root, legalChangesPath))).toBe(false)
  })

  test('is warned of if it was changed in its file', () => {
    const { root, read, write, listWarnings } = createProject()
    commitProject(root)
    const path = 'messages/legal/fr.json'
    write(path, read(path).replace('[nom].', '[mon nom].'))
    expect(listWarnings()).toEqual([['terms.intro.0', 'fr']])
  })
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
