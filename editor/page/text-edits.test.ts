import { createText } from '@/testing/editor-text'
import { createDraftStore } from './drafts'
import { createTextEdits } from './text-edits'

/** Creates a substitute for the browser's storage. */
function createStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => items.set(name, text),
    removeItem: (name: string) => items.delete(name),
  } as unknown as Storage
}
const throwDomException = (name: string) => () => {
  throw new DOMException(name, name)
}

test('restores a draft with its base after a reload, and discards it', () => {
  const storage = createStorage()
  const openStore = () => createDraftStore(() => storage)
  const text = createText('hero.title', { en: 'Small', fr: 'Petit' })
  createTextEdits(text, openStore()).setValue('fr', 'Grand')
  const restored = createTextEdits({ ...text, values: { en: 'Short', fr: 'Court' } }, openStore())
  expect(restored.values).toEqual({ en: 'Short', fr: 'Grand' })
  expect([restored.base.fr, restored.getChanges()]).toEqual(['Petit', { fr: 'Grand' }])
  expect(openStore().has(text)).toBe(true)

  restored.discard()
  expect([restored.values.fr, restored.hasChanges(), openStore().has(text)]).toEqual(['Court', false, false])
})

test.each([
  ['blocked', throwDomException('SecurityError')],
  ['full', () => ({ ...createStorage(), setItem: throwDomException('QuotaExceededError') })],
])('keeps drafts in memory if the storage is %s, and reports that once', (_, getStorage) => {
  const drafts = createDraftStore(getStorage)
  const reports: string[] = []
  drafts.onStorageFailure(() => reports.push('first'))
  const text = createText('hero.title', { en: 'Small', fr: 'Petit' })
  const edits = createTextEdits(text, drafts)
  expect(reports).toEqual([])
  edits.setValue('fr', 'Grand')
  drafts.onStorageFailure(() => reports.push('second'))
  edits.setValue('en', 'Large')
  expect(createTextEdits(text, drafts).values).toEqual({ en: 'Large', fr: 'Grand' })
  expect([drafts.has(text), reports]).toEqual([true, ['first']])
  edits.discard()
  expect(drafts.has(text)).toBe(false)
})

test.each(['{', 'null', '"x"', '{"text":"x"}', '{"base":1,"text":2}', ''])(
  'ignores and replaces the invalid stored draft %s',
  (stored) => {
    const storage = createStorage()
    const text = createText('hero.title', { en: 'Small' })
    const drafts = createDraftStore(() => storage)
    storage.setItem('nori-draft messages hero.title en', stored)
    expect([drafts.has(text), createTextEdits(text, drafts).values]).toEqual([false, { en: 'Small' }])
    createTextEdits(text, drafts).setValue('en', 'Large')
    expect(createTextEdits(text, drafts).values).toEqual({ en: 'Large' })
  },
)

test('keeps edits that were made during a save, and those of a language that was not saved', () => {
  const storage = createStorage()
  const text = createText('hero.title', { en: 'Small', fr: 'Petit', es: 'Corto' })
  const edits = createTextEdits(
    text,
    createDraftStore(() => storage),
  )
  for (const [locale, value] of Object.entries({ en: 'One', fr: 'Un', es: 'Uno' }))
    edits.setValue(locale, value)
  const sent = edits.getChanges()
  edits.setValue('en', 'One more')
  edits.markSaved(sent, { en: 'One', es: 'Uno' })
  expect(edits.getChanges()).toEqual({ en: 'One more', fr: 'Un' })
  expect(edits.base).toEqual({ en: 'One', fr: 'Petit', es: 'Uno' })
  edits.discard()
  expect(edits.values).toEqual({ en: 'One', fr: 'Petit', es: 'Uno' })
})
