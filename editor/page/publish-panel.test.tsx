/** @jest-environment jsdom */

import { act, render, screen, within } from '@testing-library/react'
import { createText } from '@/testing/editor-text'
import type { SiteTexts, Text } from './api'
import { BuildStep } from './build-step'
import { ChangeList } from './change-list'
import { LaggingList } from './lagging-list'
import { dispatch } from './store'

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

test('a change of spaces alone is named', () => {
  expect(listChanges('De 3 à\u00a05 ans', 'De\u00a03 à 5 ans')[0]).toBe('Only spaces have changed.')
})

test('lagging languages come after the editor’s own, with the changed words and what they lag behind', () => {
  const text = createText('book.text', { fr: 'Deux ans', en: 'Three years', es: 'Dos años' })
  load([{ ...text, previousValues: { en: 'Two years' }, lagging: ['es', 'fr'] }])
  render(<LaggingList />)
  const item = within(screen.getByRole('listitem'))
  item.getByText('French and Spanish do not reflect the change in English yet.')
  expect(item.getAllByText(/^(?:English|Français|Español)$/).map(({ textContent }) => textContent)).toEqual([
    'English',
    'Français',
    'Español',
  ])
  expect(item.getByRole('insertion').textContent).toBe('Three')
})

test('the built site can be opened although the texts are newer, and says so', () => {
  load([], { builtSite: 'outdated' })
  render(<BuildStep />)
  screen.getByRole('button', { name: 'Open the built site' })
  screen.getByText(/^The built site is older than the texts/)
  act(() => load([], { builtSite: undefined }))
  expect(screen.queryByRole('button', { name: 'Open the built site' })).toBeNull()
})
