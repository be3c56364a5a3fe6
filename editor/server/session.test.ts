import { execFileSync } from 'node:child_process'
import { change, editProject, problemOf } from '@/testing/edit-project'

test('saves are undone and done again, across files, to the byte', () => {
  const { api, read, write } = editProject()
  write('messages/fr.json', read('messages/fr.json').replace('é', '\\u00e9'))
  const files = () => ['messages/en.json', 'messages/fr.json', 'messages/legal/fr.json'].map(read)
  const states = [files()]
  api.save.answer(change(api, 'book.offer.amount', { en: '25.00', fr: '25.00', es: '25.00' }))
  states.push(files())
  api.save.answer(change(api, 'terms.title', { fr: 'Titre 2' }, 'messages/legal'))
  states.push(files())
  expect(api.texts.answer()).toMatchObject({ undo: 'terms.title', redo: null })

  expect(api.undo.answer()).toMatchObject({ undo: 'book.offer.amount', redo: 'terms.title' })
  expect(files()).toEqual(states[1])
  api.undo.answer()
  expect(files()).toEqual(states[0])
  expect(problemOf(() => api.undo.answer())).toMatchObject({ status: 409 })
  api.redo.answer()
  expect(api.redo.answer()).toMatchObject({ undo: 'terms.title', redo: null })
  expect(files()).toEqual(states[2])

  api.undo.answer()
  expect(api.save.answer(change(api, 'hero.title', { en: 'Short legs' })).redo).toBeNull()
})

test('an undo leaves what was changed in a file since, says which, and goes on', () => {
  const { api, read, write } = editProject()
  api.save.answer(change(api, 'book.offer.amount', { en: '25.00', fr: '25.00', es: '25.00' }))
  api.save.answer(change(api, 'hero.title', { en: 'My legs', fr: 'Mes pattes' }))
  write('messages/fr.json', read('messages/fr.json').replace('Mes pattes', 'Tes pattes'))
  const left = [{ folder: 'messages', key: 'hero.title', locale: 'fr' }]
  expect(api.undo.answer()).toMatchObject({ taken: 'hero.title', skipped: left, undo: 'book.offer.amount' })
  expect(read('messages/en.json')).toContain('Small legs')
  expect(read('messages/fr.json')).toContain('Tes pattes')
  expect(api.redo.answer()).toMatchObject({ taken: 'hero.title', skipped: [] })
  expect(read('messages/fr.json')).toContain('Tes pattes')

  // Nothing of a save is left to take back: the one before it is.
  write('messages/en.json', read('messages/en.json').replace('My legs', 'Your legs'))
  expect(api.undo.answer()).toMatchObject({
    taken: 'book.offer.amount',
    skipped: [{ ...left[0], locale: 'en' }],
    undo: null,
  })
  expect(read('messages/fr.json')).toContain('24.99')
})

test('what changed is known in the next sitting too, and gone once it is as before', () => {
  const { api, start } = editProject()
  const changed = ({ texts }: ReturnType<typeof api.texts.answer>) =>
    texts.flatMap(({ key, before }) => (Object.keys(before).length > 0 ? [[key, before]] : []))
  api.texts.answer()
  api.save.answer(change(api, 'hero.title', { en: 'One', fr: 'Un' }))
  const next = start()
  expect(changed(next.texts.answer())).toEqual([['hero.title', { en: 'Small legs', fr: 'Petites pattes' }]])
  next.save.answer(change(next, 'hero.title', { en: 'Small legs', fr: 'Petites pattes' }))
  expect(changed(next.texts.answer())).toEqual([])
})

test('what changed is what differs from git’s last commit, changes by hand included', () => {
  const { api, root, read, write } = editProject()
  for (const args of [
    ['init', '-q'],
    ['add', '.'],
    ['commit', '-qm', 'x'],
  ])
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.ca', ...args], { cwd: root })
  write('messages/es.json', read('messages/es.json').replace('Patas cortas', 'Patitas'))
  expect(api.texts.answer().texts[0]?.before).toEqual({ es: 'Patas cortas' })
})
