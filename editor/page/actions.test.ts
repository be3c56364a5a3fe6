import { createText } from '@/testing/editor-text'
import { createActions } from './actions'
import type { SiteTexts, Text } from './api'
import { createInitialState, type EditorState, reduce } from './state'

const callApi = jest.fn()
jest.mock('./api', () => ({ callApi: (...args: unknown[]) => callApi(...args), RequestRefused: class {} }))

const locales = [
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'Français' },
]
const createSite = (...texts: Text[]) => ({ texts, locales, pages: [] }) as unknown as SiteTexts
const title = { folder: 'messages', key: 'hero.title' } as const
const dream = createText(title.key, { en: 'Dream', fr: 'Rêver' })
const grow = createText(title.key, { en: 'Dream', fr: 'Grandir' })

/** Creates the actions on a state, whose changes are recorded. */
function start(site: SiteTexts) {
  const states: EditorState[] = [{ ...createInitialState({}), site }]
  const getState = () => states.at(-1) as EditorState
  const actions = createActions(getState, (action) => states.push(reduce(getState(), action)))
  return { actions, states, getState }
}

test('undo says that it runs, then which text is back instead of which, and asks the page to show it', async () => {
  const { actions, states, getState } = start(createSite(dream))
  callApi.mockResolvedValueOnce({
    reverted: { ...title, locales: ['fr'] },
    blockedBy: null,
    ...createSite(grow),
  })
  await actions.revert('undo')
  expect(states[1]?.status).toBe('Undoing…')
  expect(getState()).toMatchObject({
    status: 'Restored “Grandir”, instead of “Rêver” (French).',
    reverted: title,
    reloads: 1,
  })
})

test('undo of spaces does not quote two texts that look the same', async () => {
  const { actions, getState } = start(createSite(createText(title.key, { fr: '3 ans' })))
  const before = createSite(createText(title.key, { fr: '3\u00a0ans' }))
  callApi.mockResolvedValueOnce({ reverted: { ...title, locales: ['fr'] }, blockedBy: null, ...before })
  await actions.revert('undo')
  expect(getState().status).toBe('Restored the spaces in “3\u00a0ans” (French).')
})

test('a blocked undo offers to skip the change, until the status says something else', async () => {
  const { actions, getState } = start(createSite(dream))
  const blockedBy = { ...title, locales: ['fr'] }
  callApi.mockResolvedValueOnce({ reverted: null, blockedBy, ...createSite(dream) })
  await actions.revert('undo')
  expect(getState()).toMatchObject({ statusAction: { skip: 'undo' }, reverted: undefined, reloads: 0 })
  actions.openText(title, 'list')
  expect(getState()).toMatchObject({ status: '', statusAction: undefined })
})

const word = { list: 'words', entry: 'Québécois' } as const
const finding = { locale: 'fr', severity: 'warning', values: undefined } as const
test.each([
  [
    { ...finding, code: 'unknownWord' as const, values: { word: word.entry } },
    word,
    '“Québécois” is accepted',
  ],
  [
    { ...finding, code: 'stillEnglish' as const },
    { list: 'exceptions', entry: 'fr; hero.title; stillEnglish' } as const,
    'No longer reported, for everyone: This text',
  ],
])('says what was allowed, and offers to withdraw it', async (allowed, allowance, status) => {
  const { actions, getState } = start(createSite(dream))
  callApi.mockResolvedValue(createSite(dream))
  await actions.allow(allowed, allowance)
  expect(callApi).toHaveBeenLastCalledWith('allow', { ...allowance, locale: 'fr' })
  expect(getState().status).toContain(status)
  expect(getState().statusAction).toEqual({ withdraw: allowance })
  await actions.withdraw(allowance)
  expect(callApi).toHaveBeenLastCalledWith('withdraw', allowance)
  expect(getState()).toMatchObject({ status: 'It is reported again.', statusAction: undefined })
})

test('saves a date in the languages that have another one', async () => {
  const { actions } = start(createSite())
  const date = createText('terms.updated', { en: '2026-01-02', fr: '2026-11-25' })
  callApi.mockResolvedValueOnce({ saved: ['en'], notSaved: [], ...createSite(date) })
  await actions.saveEverywhere(date, '2026-11-25')
  expect(callApi).toHaveBeenLastCalledWith(
    'save',
    expect.objectContaining({ key: 'terms.updated', values: { en: '2026-11-25' } }),
  )
})

test('a save offers to review the languages that lag behind', async () => {
  const { actions, getState } = start(createSite(dream))
  const lagging = createSite({ ...dream, lagging: ['en'] })
  callApi.mockResolvedValueOnce({ saved: ['fr'], notSaved: [], ...lagging })
  await actions.save(title)
  expect(getState().statusAction).toEqual({ review: title, label: 'To review: English' })
})
