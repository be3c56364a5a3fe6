import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { catchRequestError, commitProject, createChange, createEditProject } from '@/testing/edit-project'
import { findLagging, laggingTextsPath } from './lagging-texts'

const title = { folder: 'messages', key: 'hero.title' }

function createProject() {
  const project = createEditProject()
  const { root, api } = project
  return {
    ...project,
    save: (values: Record<string, string>, key: string = title.key) =>
      api.save.handle(createChange(api, key, values)),
    readLagging: (key: string = title.key) =>
      project
        .startApi()
        .texts.handle()
        .texts.find((text) => text.key === key)?.lagging,
    hasRecord: () => existsSync(join(root, laggingTextsPath)),
  }
}

test('a text that is saved in some languages lags in the others until they are saved', () => {
  const { save, readLagging, hasRecord, read } = createProject()
  save({ fr: 'Un' })
  expect(readLagging()).toEqual(['en', 'es'])
  save({ en: 'Ages {from} to {to}!' }, 'book.ages')
  expect(read(laggingTextsPath)).toBe(
    '{\n  "messages book.ages": { "en": "Ages {from} to {to}", "es": null, "fr": null },\n' +
      '  "messages hero.title": { "en": null, "es": null, "fr": "Petites pattes" }\n}\n',
  )
  save({ en: 'One' })
  expect(readLagging()).toEqual(['es'])
  // Those that have changed too are up to date.
  save({ fr: 'Premier' })
  expect(readLagging()).toEqual(['es'])
  save({ es: 'Uno' })
  expect(readLagging()).toEqual([])
  save({ en: 'First' })
  expect(readLagging()).toEqual(['es', 'fr'])
  save({ en: 'Number one', es: 'Número uno', fr: 'Numéro un' })
  save({ fr: 'De {from} à {to} ans et plus', es: 'De {from} a {to} años y más' }, 'book.ages')
  expect(hasRecord()).toBe(false)
})

test('the record outlives a commit, and a later change is recorded in addition', () => {
  const { root, save, readLagging } = createProject()
  save({ en: 'One', fr: 'Un' })
  commitProject(root)
  expect(readLagging()).toEqual(['es'])
  save({ en: 'Two' })
  expect(readLagging()).toEqual(['es', 'fr'])
  // Back to the commit.
  save({ en: 'One' })
  expect(readLagging()).toEqual(['es'])
  save({ es: 'Uno' })
  expect(readLagging()).toEqual([])
})

test('what a text was before the change is known until every language has changed, whatever is committed', () => {
  const { root, save, startApi } = createProject()
  const readBefore = () => startApi().texts.handle().texts[0]?.beforeChange
  commitProject(root)
  save({ en: 'One' })
  commitProject(root)
  const before = { en: 'Short legs' }
  expect(readBefore()).toEqual(before)
  save({ en: 'Two' })
  commitProject(root)
  expect(readBefore()).toEqual(before)
  save({ fr: 'Deux' })
  expect(readBefore()).toEqual({ ...before, fr: 'Petites pattes' })
  save({ es: 'Dos' })
  expect(readBefore()).toEqual({})
})

test('undo and redo restore what lagged before and after', () => {
  const { api, save, readLagging, hasRecord } = createProject()
  save({ en: 'One' })
  save({ fr: 'Un' })
  api.undo.handle()
  expect(readLagging()).toEqual(['es', 'fr'])
  api.undo.handle()
  expect(hasRecord()).toBe(false)
  api.redo.handle()
  expect(readLagging()).toEqual(['es', 'fr'])
  api.redo.handle()
  expect(readLagging()).toEqual(['es'])
})

test('values that are the same in all languages never lag', () => {
  const { save, hasRecord, write, read } = createProject()
  save({ en: '25.00', fr: '25.00', es: '25.00' }, 'book.offer.amount')
  expect(hasRecord()).toBe(false)
  write('messages/en.json', read('messages/en.json').replace('25.00', '26.00'))
  save({ fr: '26.00', es: '26.00' }, 'book.offer.amount')
  const values = { en: 'Nori', fr: 'Nori', es: 'Nori' }
  const baseline = { values: { ...values, en: 'N' }, lagging: [] }
  expect(findLagging({ key: 'a.b', values, saved: ['en'], lagging: ['es'], baseline })).toEqual([])
})

test('“matches” removes a language from the record', () => {
  const { api, save, hasRecord } = createProject()
  save({ en: 'One' })
  expect(api.matches.handle({ ...title, locale: 'fr' }).texts[0]?.lagging).toEqual(['es'])
  for (const locale of ['de', '__proto__', undefined])
    expect(catchRequestError(() => api.matches.handle({ ...title, locale })).status).toBe(400)
  expect(catchRequestError(() => api.matches.handle({ ...title, key: 'x', locale: 'es' })).status).toBe(400)
  api.matches.handle({ ...title, locale: 'es' })
  expect(hasRecord()).toBe(false)
})

test.each(['<<<<<<< HEAD', '[]', 'null', '{ "messages hero.title": 1 }'])(
  'a record that can’t be read counts as empty: %s',
  (record) => {
    const { api, save, write, readLagging } = createProject()
    save({ en: 'One' })
    write(laggingTextsPath, record)
    expect(readLagging()).toEqual([])
    api.save.handle(createChange(api, title.key, { en: 'Two' }))
    expect(readLagging()).toEqual(['es', 'fr'])
  },
)

describe('a text that another program changed', () => {
  const createChangedProject = () => {
    const project = createProject()
    const change = (locale: string, from: string, to: string) =>
      project.write(`messages/${locale}.json`, project.read(`messages/${locale}.json`).replace(from, to))
    commitProject(project.root)
    change('en', 'Short legs', 'One')
    return { ...project, change }
  }

  test('lags in the languages that were not changed', () => {
    const { readLagging, change, hasRecord } = createChangedProject()
    expect(readLagging()).toEqual(['es', 'fr'])
    expect(readLagging('book.ages')).toEqual([])
    change('es', 'Patas cortas', 'Uno')
    expect(readLagging()).toEqual(['fr'])
    change('fr', 'Petites pattes', 'Un')
    expect(readLagging()).toEqual([])
    expect(hasRecord()).toBe(false)
  })

  test('is up to date in a language that the editor adapts', () => {
    const { save, readLagging } = createChangedProject()
    save({ es: 'Uno' })
    expect(readLagging()).toEqual(['fr'])
    save({ fr: 'Un' })
    expect(readLagging()).toEqual([])
  })

  test('does not lag where it was said to match, until it is changed again', () => {
    const { api, readLagging, change, save } = createChangedProject()
    api.matches.handle({ ...title, locale: 'fr' })
    expect(readLagging()).toEqual(['es'])
    save({ es: 'Uno' })
    expect(readLagging()).toEqual([])
    change('en', 'One', 'Two')
    expect(readLagging()).toEqual(['es', 'fr'])
  })

  test('is recorded when it is sent, after which nothing differs', async () => {
    const { root, api, readLagging } = createChangedProject()
    api.matches.handle({ ...title, locale: 'fr' })
    await api.send.handle({ message: 'A title' })
    expect(readLagging()).toEqual(['es'])
    commitProject(root)
    expect(readLagging()).toEqual(['es'])
  })

  test('does not lag if it is the same in all languages', () => {
    const { readLagging, change } = createChangedProject()
    for (const locale of ['en', 'fr', 'es']) change(locale, '24.99', locale === 'en' ? '25.99' : '24.99')
    expect(readLagging('book.offer.amount')).toEqual([])
  })
})

test('a change of kinds of spaces makes no language lag', () => {
  const { save, readLagging } = createProject()
  save({ en: 'Short\u00a0legs' })
  expect(readLagging()).toEqual([])
  save({ en: 'One leg', fr: 'Une patte', es: 'Una pata' })
  save({ fr: 'Une\u00a0patte' })
  expect(readLagging()).toEqual([])
  save({ en: 'One paw' })
  save({ fr: 'Une patte' })
  expect(readLagging()).toEqual(['es', 'fr'])
})
