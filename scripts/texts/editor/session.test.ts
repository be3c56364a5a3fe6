import { change, editProject, problemOf } from '@/testing/edit-project'

const laggingIn = (api: ReturnType<typeof editProject>['api']) =>
  Object.fromEntries(
    api.texts.answer().texts.flatMap(({ key, lagging }) => (lagging.length > 0 ? [[key, lagging]] : [])),
  )

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

test('nothing is undone that somebody else has changed since', () => {
  const { api, read, write } = editProject()
  api.save.answer(change(api, 'hero.title', { fr: 'Mes pattes' }))
  write(
    'messages/fr.json',
    read('messages/fr.json').replace('Mes pattes', 'Tes pattes').replace('{to}', ' {to}'),
  )
  const text = read('messages/fr.json')
  expect(problemOf(() => api.undo.answer())).toMatchObject({
    status: 409,
    message: expect.stringContaining('messages/fr.json, hero.title was changed by somebody else'),
  })
  expect(read('messages/fr.json')).toBe(text)
  // What is changed elsewhere in the file stays.
  write('messages/fr.json', text.replace('Tes pattes', 'Mes pattes'))
  api.undo.answer()
  expect(read('messages/fr.json')).toBe(text.replace('Tes pattes', 'Petites pattes'))
})

test('the changes of the sitting: the first text against the present one', () => {
  const { api } = editProject()
  api.save.answer(change(api, 'hero.title', { en: 'One', fr: 'Un' }))
  api.save.answer(change(api, 'hero.title', { en: 'Two', fr: 'Petites pattes' }))
  expect(api.changes.answer()).toEqual({
    changes: [{ folder: 'messages', key: 'hero.title', locale: 'en', before: 'Small legs', after: 'Two' }],
  })
  api.undo.answer()
  api.undo.answer()
  expect(api.changes.answer()).toEqual({ changes: [] })
})

test('languages that a save leaves out lag until they are saved or confirmed, also in the next sitting', () => {
  const { api, start } = editProject()
  api.save.answer(change(api, 'hero.title', { en: 'Short legs' }))
  expect(laggingIn(api)).toEqual({ 'hero.title': ['fr', 'es'] })
  expect(laggingIn(start())).toEqual({ 'hero.title': ['fr', 'es'] })
  api.save.answer(change(api, 'hero.title', { fr: 'Pattes courtes' }))
  expect(laggingIn(api)).toEqual({ 'hero.title': ['es'] })
  api.confirm.answer({ folder: 'messages', key: 'hero.title', locale: 'es' })
  expect(laggingIn(api)).toEqual({})
  expect(laggingIn(start())).toEqual({})

  api.undo.answer()
  expect(laggingIn(api)).toEqual({ 'hero.title': ['fr', 'es'] })
  api.undo.answer()
  expect(laggingIn(api)).toEqual({})
  api.redo.answer()
  expect(laggingIn(api)).toEqual({ 'hero.title': ['fr', 'es'] })
})

test('a text that was changed by other means does not lag, and a broken file forgets', () => {
  const { api, read, write, start } = editProject()
  api.save.answer(change(api, 'hero.title', { en: 'Short legs' }))
  write('messages/es.json', read('messages/es.json').replace('Patas cortas', 'Patitas'))
  expect(laggingIn(api)).toEqual({})
  write('messages/es.json', read('messages/es.json').replace('Patitas', 'Patas cortas'))
  expect(laggingIn(api)).toEqual({ 'hero.title': ['fr', 'es'] })
  for (const text of [
    '{',
    '[]',
    'null',
    '{ "messages hero.title": null }',
    '{ "messages hero.title": { "hash": 1 } }',
  ]) {
    write('.editing/lag.json', text)
    expect(laggingIn(start())).toEqual({})
  }
})
