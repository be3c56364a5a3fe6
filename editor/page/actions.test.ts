import { createText } from '@/testing/editor-text'
import { createActions } from './actions'
import type { SiteTexts, Text } from './api'
import { type Action, createInitialState, type EditorState, reduce } from './state'

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
  const dispatch = (action: Action) => states.push(reduce(getState(), action))
  return { actions: createActions(getState, dispatch), states, getState, dispatch }
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
  expect(getState()).toMatchObject({
    statusAction: { label: 'Skip this change' },
    reverted: undefined,
    reloads: 0,
  })
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
  expect(getState().statusAction?.label).toBe('Report again')
  await actions.withdraw(allowance)
  expect(callApi).toHaveBeenLastCalledWith('withdraw', allowance)
  expect(getState()).toMatchObject({ status: 'It is reported again.', statusAction: undefined })
})

describe('the date of a legal document that was typed', () => {
  const createLegal = (key: string, en: string) => ({
    ...createText(key, { en }),
    folder: 'messages/legal' as const,
  })
  const [paragraph, date] = [createLegal('terms.intro.0', 'One'), createLegal('terms.updated', '2026-01-02')]
  const startWithDrafts = () => {
    const site = createSite(paragraph, date)
    const { actions, getState, dispatch } = start(site)
    dispatch({ type: 'edit', id: paragraph, locale: 'en', stored: 'One', text: 'Two' })
    dispatch({ type: 'edit', id: date, locale: 'en', stored: '2026-01-02', text: '2026-11-25' })
    callApi.mockClear()
    return { actions, getState, site }
  }
  const listSaved = () => callApi.mock.calls.map(([, { key, values }]) => [key, values.en])

  test('is saved after the paragraph', async () => {
    const { actions, getState, site } = startWithDrafts()
    callApi.mockResolvedValue({ saved: ['en'], notSaved: [], ...site })
    await actions.save(paragraph)
    expect(listSaved()).toEqual([
      ['terms.intro.0', 'Two'],
      ['terms.updated', '2026-11-25'],
    ])
    expect(getState().drafts).toEqual({})
    expect(getState().status).toMatch(/^Saved “One”: English\. Saved .*2026/)
  })

  test('is not saved if the paragraph is not', async () => {
    const { actions, site } = startWithDrafts()
    const reason = { code: 'readOnly', values: { path: 'a' } }
    callApi.mockResolvedValue({ saved: [], notSaved: [{ locale: 'en', reason }], ...site })
    await actions.save(paragraph)
    callApi.mockRejectedValue(new Error('Refused'))
    await expect(actions.save(paragraph)).rejects.toThrow('Refused')
    expect(listSaved().map(([key]) => key)).toEqual(['terms.intro.0', 'terms.intro.0'])
  })
})

test('a save offers to review the languages that lag behind', async () => {
  const { actions, getState } = start(createSite(dream))
  const lagging = createSite({ ...dream, lagging: ['en'] })
  callApi.mockResolvedValueOnce({ saved: ['fr'], notSaved: [], ...lagging })
  await actions.save(title)
  expect(getState().statusAction).toMatchObject({ label: 'To review: English' })
  getState().statusAction?.run()
  expect(getState().openText).toMatchObject({ id: title, opener: 'status', locale: 'en' })
})
