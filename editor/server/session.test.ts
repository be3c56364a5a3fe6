import { execFileSync } from 'node:child_process'
import { catchRequestError, createChange, createEditProject } from '@/testing/edit-project'

test('undo and redo restore all files byte by byte', () => {
  const { api, read, write } = createEditProject()
  write('messages/fr.json', read('messages/fr.json').replace('é', '\\u00e9'))
  const files = () => ['messages/en.json', 'messages/fr.json', 'messages/legal/fr.json'].map(read)
  const states = [files()]
  api.save.handle(createChange(api, 'book.offer.amount', { en: '25.00', fr: '25.00', es: '25.00' }))
  states.push(files())
  api.save.handle(createChange(api, 'terms.title', { fr: 'Titre 2' }, 'messages/legal'))
  states.push(files())
  expect(api.texts.handle()).toMatchObject({ undo: 'terms.title', redo: null })

  expect(api.undo.handle()).toMatchObject({ undo: 'book.offer.amount', redo: 'terms.title' })
  expect(files()).toEqual(states[1])
  api.undo.handle()
  expect(files()).toEqual(states[0])
  expect(catchRequestError(() => api.undo.handle())).toMatchObject({ status: 409 })
  api.redo.handle()
  expect(api.redo.handle()).toMatchObject({ undo: 'terms.title', redo: null })
  expect(files()).toEqual(states[2])

  api.undo.handle()
  expect(api.save.handle(createChange(api, 'hero.title', { en: 'Long legs' })).redo).toBeNull()
})

test('undo keeps a text that has changed in its file since, reports it, and reverts the rest', () => {
  const { api, read, write } = createEditProject()
  api.save.handle(createChange(api, 'book.offer.amount', { en: '25.00', fr: '25.00', es: '25.00' }))
  api.save.handle(createChange(api, 'hero.title', { en: 'My legs', fr: 'Mes pattes' }))
  write('messages/fr.json', read('messages/fr.json').replace('Mes pattes', 'Tes pattes'))
  const kept = [{ folder: 'messages', key: 'hero.title', locale: 'fr' }]
  expect(api.undo.handle()).toMatchObject({ reverted: 'hero.title', kept, undo: 'book.offer.amount' })
  expect(read('messages/en.json')).toContain('Short legs')
  expect(read('messages/fr.json')).toContain('Tes pattes')
  expect(api.redo.handle()).toMatchObject({ reverted: 'hero.title', kept: [] })
  expect(read('messages/fr.json')).toContain('Tes pattes')

  // Nothing of the last save is left to revert, so the one before it is reverted.
  write('messages/en.json', read('messages/en.json').replace('My legs', 'Your legs'))
  expect(api.undo.handle()).toMatchObject({
    reverted: 'book.offer.amount',
    kept: [{ ...kept[0], locale: 'en' }],
    undo: null,
  })
  expect(read('messages/fr.json')).toContain('24.99')
})

test('changes since the first start are known after a restart, until they are reverted', () => {
  const { api, startApi } = createEditProject()
  const listChanges = ({ texts }: ReturnType<typeof api.texts.handle>) =>
    texts.flatMap(({ key, previousValues }) =>
      Object.keys(previousValues).length > 0 ? [[key, previousValues]] : [],
    )
  api.texts.handle()
  api.save.handle(createChange(api, 'hero.title', { en: 'One', fr: 'Un' }))
  const next = startApi()
  expect(listChanges(next.texts.handle())).toEqual([
    ['hero.title', { en: 'Short legs', fr: 'Petites pattes' }],
  ])
  next.save.handle(createChange(next, 'hero.title', { en: 'Short legs', fr: 'Petites pattes' }))
  expect(listChanges(next.texts.handle())).toEqual([])
})

test('in a git repository, changes since the last commit are known, also those made by hand', () => {
  const { api, root, read, write } = createEditProject()
  for (const args of [
    ['init', '-q'],
    ['add', '.'],
    ['commit', '-qm', 'x'],
  ])
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.ca', ...args], { cwd: root })
  write('messages/es.json', read('messages/es.json').replace('Patas cortas', 'Patitas'))
  expect(api.texts.handle().texts[0]?.previousValues).toEqual({ es: 'Patas cortas' })
})
