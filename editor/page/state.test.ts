/** @jest-environment jsdom */
import type { SiteTexts, Text } from '../texts'
import {
  discardDraft,
  getTyped,
  keepDraft,
  listConflicts,
  readStoredDrafts,
  storeDrafts,
  typeTexts,
} from './drafts'
import { createState, type EditorState, reduce } from './state'

const text: Text = { folder: 'messages', key: 'hero.title', values: { en: 'One', fr: 'Un' }, before: {} }
const createSite = (values: Record<string, string> = text.values): SiteTexts => ({
  version: JSON.stringify(values),
  locales: [],
  pages: [{ kind: 'landing', path: '/?lang=en', locale: 'en' }],
  texts: [{ ...text, values }],
  findings: [],
  launch: [],
})
const load = (state: EditorState, values?: Record<string, string>) =>
  reduce(state, { type: 'loaded', site: createSite(values) })
const type = (state: EditorState, typed: Record<string, string>) =>
  reduce(state, {
    type: 'edited',
    edit: (drafts) => typeTexts(drafts, state.site?.texts[0] ?? text, typed),
  })
const show = (state: EditorState) => getTyped(state.drafts, state.site?.texts[0] ?? text)

beforeEach(() => localStorage.clear())

test('opens the first page once', () => {
  const state = load(createState())
  expect(state.path).toBe('/?lang=en')
  expect(load({ ...state, path: '/x' }).path).toBe('/x')
})

test('what is typed is a draft until it is the stored text again', () => {
  const state = type(load(createState()), { fr: 'Uno' })
  expect(show(state)).toEqual({ en: 'One', fr: 'Uno' })
  expect(type(state, { fr: 'Un' }).drafts).toEqual({})
  expect(discardDraft(state.drafts, text)).toEqual({})
  expect(show(type(state, { en: 'x', fr: 'x' }))).toEqual({ en: 'x', fr: 'x' })
})

test('a conflict keeps both versions until one is chosen', () => {
  const state = load(type(load(createState()), { fr: 'Mine' }), { en: 'One', fr: 'Theirs' })
  const [stored = text] = state.site?.texts ?? []
  expect(listConflicts(state.drafts, stored)).toEqual(['fr'])
  expect(show(state).fr).toBe('Mine')
  const kept = keepDraft(state.drafts, stored, 'fr')
  expect([getTyped(kept, stored).fr, listConflicts(kept, stored)]).toEqual(['Mine', []])
  expect(type(state, { fr: 'Theirs' }).drafts).toEqual({})
})

test('a change in another language is no conflict, nor is an identical change', () => {
  const state = type(load(createState()), { fr: 'Mine' })
  const changed = load(state, { en: 'Two', fr: 'Un' })
  expect(listConflicts(changed.drafts, changed.site?.texts[0] ?? text)).toEqual([])
  expect(load(state, { en: 'One', fr: 'Mine' }).drafts).toEqual({})
  // A text that is gone.
  expect(reduce(state, { type: 'loaded', site: { ...createSite(), texts: [] } }).drafts).toEqual({})
})

test('what is typed while a save runs remains a draft, without a conflict', () => {
  const sent = type(load(createState()), { fr: 'First' })
  const typing = type(sent, { fr: 'First and more' })
  const site = createSite({ en: 'One', fr: 'First' })
  const saved = reduce(typing, { type: 'loaded', site, saved: { id: text, values: { fr: 'First' } } })
  expect(show(saved).fr).toBe('First and more')
  expect(listConflicts(saved.drafts, site.texts[0] ?? text)).toEqual([])
  expect(reduce(sent, { type: 'loaded', site, saved: { id: text, values: { fr: 'First' } } }).drafts).toEqual(
    {},
  )
})

describe('the browser', () => {
  test('keeps drafts, also those of other windows', () => {
    localStorage.setItem('nori-text messages other', JSON.stringify({ folder: 'messages', key: 'other' }))
    const { drafts } = type(load(createState()), { fr: 'Uno' })
    expect(storeDrafts({}, drafts)).toBe(true)
    expect(Object.keys(readStoredDrafts()).sort()).toEqual(['messages hero.title', 'messages other'])
    expect(createState().drafts['messages hero.title']).toEqual(drafts['messages hero.title'])
    storeDrafts(drafts, {})
    expect(Object.keys(readStoredDrafts())).toEqual(['messages other'])
  })

  test('may have no room; what it could not store is stored once it can', () => {
    const { drafts } = type(load(createState()), { fr: 'Un peu' })
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    expect(storeDrafts({}, drafts)).toBe(false)
    jest.restoreAllMocks()
    expect(storeDrafts({}, drafts)).toBe(true)
    expect(readStoredDrafts()).toEqual(drafts)
  })
})
