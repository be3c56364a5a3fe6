/** @jest-environment jsdom */

import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { createText } from '@/testing/editor-text'
import type { SiteTexts, Text } from './api'
import { BuildStep } from './build-step'
import { ChangeList } from './change-list'
import { LaggingList } from './lagging-list'
import { SendStep } from './send-step'
import { actions, dispatch } from './store'
import { TextButton } from './text-name'

const load = (texts: Text[], fields: Partial<SiteTexts> = {}) => {
  const locales = [
    { code: 'fr', name: 'Français', path: '/fr' },
    { code: 'en', name: 'English', path: '/' },
    { code: 'es', name: 'Español', path: '/es' },
  ]
  dispatch({ type: 'loaded', site: { texts, locales, ...fields } as unknown as SiteTexts })
}

/** The changes of a text as they are listed, with `[…]` around the marked words. */
function listChanges(before: string, after: string) {
  load([{ ...createText('book.text', { fr: after }), previousValues: { fr: before } }])
  const { container } = render(<ChangeList />)
  for (const marked of container.querySelectorAll('ins, del')) marked.textContent = `[${marked.textContent}]`
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' '))
}

test('a change marks the words that differ, and no spaces of another kind', () => {
  expect(listChanges('De 3 à 5\u00a0ans\u202f!', 'De 3\u00a0à\u00a06 ans !')).toEqual([
    'before: De 3 à [5] ans !',
    'after: De 3 à [6] ans !',
  ])
})

test('a changed date is written out', () => {
  const date = { ...createText('terms.updated', { fr: '2026-11-22' }), role: 'date' as const }
  load([{ ...date, previousValues: { fr: '2026-11-21' } }])
  const { container } = render(<ChangeList />)
  expect(container.textContent).toContain('November 22, 2026')
  expect(container.textContent).not.toContain('2026-11')
})

test('a change of spaces alone is named', () => {
  expect(listChanges('De 3 à\u00a05 ans', 'De\u00a03 à 5 ans')[0]).toBe('Only spaces have changed.')
})

test('lagging languages come after the editor’s own, with the changed words and what they lag behind', () => {
  const text = createText('book.text', { fr: 'Deux ans', en: 'Three years', es: 'Dos años' })
  load([{ ...text, previousValues: { en: 'Two years' }, lagging: ['es', 'fr'] }])
  render(<LaggingList />)
  const item = within(screen.getByRole('listitem'))
  item.getByText('French and Spanish do not reflect the change in English yet.')
  expect(item.getAllByText(/^(?:English|French|Spanish)$/).map(({ textContent }) => textContent)).toEqual([
    'English',
    'French',
    'Spanish',
  ])
  expect(item.getByRole('insertion').textContent).toBe('Three')
})

test('the words that were changed stay marked after a commit', () => {
  const text = createText('book.text', { fr: 'Deux ans', en: 'Three years' })
  load([{ ...text, beforeChange: { en: 'Two years' }, lagging: ['fr'] }])
  render(<LaggingList />)
  expect(screen.getByRole('insertion').textContent).toBe('Three')
})

test('the built site can be opened although the texts are newer, and says so', () => {
  load([], { builtSite: 'outdated' })
  render(<BuildStep />)
  screen.getByRole('button', { name: 'Open the built site' })
  screen.getByText(/^The built site is older than the texts/)
  act(() => load([], { builtSite: undefined }))
  expect(screen.queryByRole('button', { name: 'Open the built site' })).toBeNull()
})

test('a running build shows for how long, also after the panel was closed', () => {
  jest.useFakeTimers()
  load([])
  dispatch({ type: 'build', status: 'running', startedAt: Date.now() - 5000 })
  render(<BuildStep />)
  expect(screen.getByRole('timer').textContent).toBe('5 seconds')
  act(() => jest.advanceTimersByTime(2000))
  expect(screen.getByRole('timer').textContent).toBe('7 seconds')
  act(() => dispatch({ type: 'build', status: 'failed' }))
  expect(screen.queryByRole('timer')).toBeNull()
  jest.useRealTimers()
})

test('a running build says which step runs, by the output of the commands', () => {
  load([])
  const { getByRole } = render(<BuildStep />)
  const add = (text: string) => act(() => dispatch({ type: 'build', status: 'running', text }))
  for (const [output, step] of [
    ['', /^Step 1 of 4: checking the texts/],
    ['Messages: complete.\n  Creating an optimized production build ...', /^Step 2 of 4/],
    ['Collecting page data using 1 worker ...', /^Step 3 of 4: building the pages/],
    ['Finalizing page optimization ...', /^Step 4 of 4: testing/],
  ] as const) {
    add(output)
    expect(getByRole('status').textContent).toMatch(step)
  }
  act(() => dispatch({ type: 'build', status: 'failed' }))
})

test.each([
  ['outdated', /^The built site is older than the texts/],
  [undefined, /^The site has not been built yet/],
] as const)('Send warns if the built site is %s', (builtSite, warning) => {
  load([], { builtSite })
  render(<SendStep />)
  screen.getByText(warning)
  act(() => load([], { builtSite: 'current' }))
  expect(screen.queryByText(warning)).toBeNull()
})

test('the name of the branch can be copied after Send', async () => {
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = () => {}
  const writeText = jest.fn(async () => {})
  Object.assign(navigator, { clipboard: { writeText } })
  jest.spyOn(actions, 'send').mockResolvedValue({ kind: 'pushed', branch: 'texts/2026-11-25-1600' } as never)
  load([])
  render(<SendStep />)
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Copy the name' }))
  expect(writeText).toHaveBeenCalledWith('texts/2026-11-25-1600')
  await screen.findByRole('button', { name: 'Copied' })
})

test('the name of a text that has nothing but a chip says where it is', () => {
  const price = createText('book.offer.price', { en: '{price}' })
  const sentence = createText('hero.facts', { en: 'Buy for {price}' })
  load([price, sentence])
  const { container } = render(
    [price, sentence].map((text) => <TextButton key={text.key} text={text} onOpen={() => {}} />),
  )
  expect([...container.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'the price (Books and price)',
    'Buy for the price',
  ])
})
