import { catchRequestError, commitProject, createChange, createEditProject } from '@/testing/edit-project'

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

describe('if the text of the last save has been changed in its file since', () => {
  const createBlocked = () => {
    const project = createEditProject()
    const { api, read, write } = project
    api.save.handle(createChange(api, 'book.offer.amount', { en: '25.00', fr: '25.00', es: '25.00' }))
    api.save.handle(createChange(api, 'hero.title', { en: 'My legs', fr: 'Mes pattes' }))
    write('messages/fr.json', read('messages/fr.json').replace('Mes pattes', 'Tes pattes'))
    return project
  }
  const blockedBy = { folder: 'messages', key: 'hero.title', locales: ['fr'] }

  test('undo says so, and reverts neither that save nor an older one', () => {
    const { api, read } = createBlocked()
    for (const _ of [1, 2])
      expect(api.undo.handle()).toMatchObject({ reverted: null, blockedBy, undo: 'hero.title', redo: null })
    expect(read('messages/en.json')).toContain('My legs')
    expect(read('messages/fr.json')).toMatch(/Tes pattes.*25\.00/s)
  })

  test('undo with “skip” drops that save, and the next one reverts the save before', () => {
    const { api, read } = createBlocked()
    for (const skip of ['true', 1, null])
      expect(api.undo.handle({ skip })).toMatchObject({ blockedBy, undo: 'hero.title' })
    expect(api.undo.handle({ skip: true })).toMatchObject({
      reverted: null,
      blockedBy: null,
      undo: 'book.offer.amount',
    })
    expect(read('messages/en.json')).toMatch(/My legs.*25\.00/s)
    expect(api.undo.handle({ skip: true })).toMatchObject({
      reverted: { folder: 'messages', key: 'book.offer.amount', locales: ['en', 'fr', 'es'] },
      undo: null,
    })
    expect(read('messages/en.json')).toMatch(/My legs.*24\.99/s)
  })

  test('undo works again once the text is as it was saved', () => {
    const { api, read, write } = createBlocked()
    api.undo.handle()
    write('messages/fr.json', read('messages/fr.json').replace('Tes pattes', 'Mes pattes'))
    expect(api.undo.handle()).toMatchObject({ reverted: { key: 'hero.title' }, blockedBy: null })
  })

  test('redo does the same', () => {
    const { api, read, write } = createEditProject()
    api.save.handle(createChange(api, 'hero.title', { en: 'My legs' }))
    api.undo.handle()
    write('messages/en.json', read('messages/en.json').replace('Short legs', 'Your legs'))
    const blocked = { blockedBy: { ...blockedBy, locales: ['en'] } }
    expect(api.redo.handle()).toMatchObject({ reverted: null, ...blocked, redo: 'hero.title' })
    expect(api.redo.handle({ skip: true })).toMatchObject({ blockedBy: null, redo: null })
    expect(read('messages/en.json')).toContain('Your legs')
  })

  test('a file that does not parse prevents undo too', () => {
    const { api, write } = createBlocked()
    write('messages/fr.json', '{')
    expect(api.undo.handle()).toMatchObject({ reverted: null, blockedBy })
  })
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
  commitProject(root)
  write('messages/es.json', read('messages/es.json').replace('Patas cortas', 'Patitas'))
  expect(api.texts.handle().texts[0]?.previousValues).toEqual({ es: 'Patas cortas' })
})

test('a change can be taken back in one language by saving the previous value', () => {
  const { api, root } = createEditProject()
  commitProject(root)
  const getText = () => api.texts.handle().texts[0]
  api.save.handle(
    createChange(api, 'hero.title', { en: 'Long legs', fr: 'Longues pattes', es: 'Patas largas' }),
  )
  const { fr = '' } = getText()?.previousValues ?? {}
  expect(api.save.handle(createChange(api, 'hero.title', { fr })).saved).toEqual(['fr'])
  expect(getText()).toMatchObject({
    values: { en: 'Long legs', fr: 'Petites pattes', es: 'Patas largas' },
    previousValues: { en: 'Short legs', es: 'Patas cortas' },
    lagging: ['fr'],
  })
  api.save.handle(createChange(api, 'hero.title', getText()?.previousValues ?? {}))
  expect(getText()).toMatchObject({ previousValues: {}, lagging: [] })
  api.undo.handle()
  expect(getText()?.lagging).toEqual(['fr'])
})
