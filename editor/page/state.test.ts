import { createText } from '@/testing/editor-text'
import type { SiteTexts, Text } from './api'
import { type Drafts, getDraft, readDrafts, storeDrafts } from './drafts'
import { type Action, createInitialState, type EditorState, listDrafts, reduce } from './state'

const createSite = (...texts: Text[]) => ({ texts, locales: [], pages: [] }) as unknown as SiteTexts
const text = createText('hero.title', { en: 'Small', fr: 'Petit', es: 'Corto' })
const site = createSite(text)

const start = (drafts: Drafts = {}): EditorState => ({ ...createInitialState(drafts), site })
const run = (state: EditorState, ...actions: Action[]) => actions.reduce(reduce, state)
const edit = (locale: string, typed: string): Action => ({
  type: 'edit',
  id: text,
  locale,
  stored: text.values[locale] ?? '',
  text: typed,
})
const open = { type: 'open', text: { id: text, opener: 'page', locale: 'fr' } } satisfies Action
const getTexts = (state: EditorState) =>
  Object.fromEntries(listDrafts(state, text).map((draft) => [draft.locale, draft.text]))

/** Creates a substitute for the browser's storage. */
function createStorage(items: Record<string, string> = {}) {
  const methods = {
    setItem: (name: string, item: string) => {
      items[name] = item
    },
    removeItem: (name: string) => {
      delete items[name]
    },
  }
  Object.defineProperties(items, Object.getOwnPropertyDescriptors(methods))
  for (const name of Object.keys(methods)) Object.defineProperty(items, name, { enumerable: false })
  return items as unknown as Storage
}
const throwDomException = (name: string) => () => {
  throw new DOMException(name, name)
}

test('an edit is a draft of the text that was edited first, until it is typed back', () => {
  const edited = run(start(), edit('fr', 'Grand'), edit('fr', 'Très grand'))
  expect(getDraft(edited.drafts, text, 'fr')).toMatchObject({ base: 'Petit', text: 'Très grand' })
  expect(getTexts(run(edited, edit('fr', 'Petit')))).toEqual({})
})

test('restores a draft with its base after a reload', () => {
  const storage = createStorage()
  const { drafts } = run(start(), edit('fr', 'Grand'))
  expect(storeDrafts(() => storage, {}, drafts)).toBe(true)
  const restored = readDrafts(() => storage)
  expect(restored).toEqual(drafts)
  expect(storeDrafts(() => storage, restored, {})).toBe(true)
  expect(readDrafts(() => storage)).toEqual({})
})

test.each([
  ['blocked', throwDomException('SecurityError')],
  ['full', () => Object.assign(createStorage(), { setItem: throwDomException('QuotaExceededError') })],
])('reports that drafts can’t be stored if the storage is %s', (_, getStorage) => {
  const { drafts } = run(start(), edit('fr', 'Grand'))
  expect(readDrafts(getStorage)).toEqual({})
  expect(storeDrafts(getStorage, {}, drafts)).toBe(false)
})

test.each(['{', 'null', '"x"', '{"text":"x"}', '{"base":1,"text":2}', ''])(
  'ignores the invalid stored draft %s',
  (stored) => {
    expect(readDrafts(() => createStorage({ 'nori-draft messages hero.title en': stored }))).toEqual({})
  },
)

test('a save closes the dialog, but keeps what was typed meanwhile and what was not saved', () => {
  const edited = run(start(), open, edit('en', 'One'), edit('fr', 'Un'), edit('en', 'One more'))
  const saved = createSite({ ...text, values: { ...text.values, en: 'One' } })
  const after = run(edited, { type: 'saved', id: text, sent: { en: 'One' }, site: saved, status: '' })
  expect(getTexts(after)).toEqual({ en: 'One more', fr: 'Un' })
  expect(getDraft(after.drafts, text, 'en')?.base).toBe('One')
  expect(after.openText).toBeDefined()

  const clean = run(start(), open, edit('en', 'One'))
  const closed = run(clean, { type: 'saved', id: text, sent: { en: 'One' }, site: saved, status: '' })
  expect([closed.openText, closed.returnFocus?.opener, getTexts(closed)]).toEqual([undefined, 'page', {}])
})

test('discarded drafts can be brought back until the next edit', () => {
  const discarded = run(start(), edit('en', 'One'), edit('fr', 'Un'), { type: 'discard', id: text })
  expect(getTexts(discarded)).toEqual({})
  expect(getTexts(run(discarded, { type: 'restoreDiscarded' }))).toEqual({ en: 'One', fr: 'Un' })
  const edited = run(discarded, edit('es', 'Uno'), { type: 'restoreDiscarded' })
  expect(getTexts(edited)).toEqual({ es: 'Uno' })
})

test.each([
  ['Un autre', {}],
  ['Un', { fr: 'Un' }],
])('a conflict is resolved by “%s”', (chosen, drafts) => {
  const conflicting = run(start(), open, edit('fr', 'Un'), {
    type: 'set',
    fields: { conflicts: { fr: { stored: 'Un autre', yours: 'Un' } } },
  })
  const resolved = run(conflicting, { type: 'resolveConflict', id: text, locale: 'fr', chosen })
  expect([getTexts(resolved), resolved.conflicts]).toEqual([drafts, {}])
  expect(resolved.site?.texts[0]?.values.fr).toBe('Un autre')
})

test('a build starts with no output', () => {
  const first = run(
    start(),
    { type: 'build', status: 'running' },
    { type: 'build', text: 'a' },
    { type: 'build', text: 'b' },
    { type: 'build', status: 'failed' },
  )
  expect(first.build).toEqual({ status: 'failed', output: 'ab' })
  expect(run(first, { type: 'build', status: 'running' }).build.output).toBe('')
})

test('shows the text again from which another one was opened', () => {
  const child: Action = {
    type: 'open',
    text: { id: { folder: 'messages', key: 'book.title' }, opener: 'page', locale: 'fr', parent: open.text },
  }
  const state = run(start(), open, child, { type: 'close' })
  expect(state.openText).toEqual(open.text)
  expect(run(state, { type: 'close' }).returnFocus).toEqual(open.text)
})
