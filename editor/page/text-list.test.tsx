/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createText } from '@/testing/editor-text'
import type { SiteTexts } from './api'
import { actions, dispatch } from './store'
import { TextList } from './text-list'

const createSite = (en: string) =>
  ({
    texts: [createText('hero.title', { en }), createText('hero.text', { en: 'A moon' })],
    locales: [{ code: 'en', name: 'English' }],
    pages: [],
    fileFindings: [],
  }) as unknown as SiteTexts
const listRows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

test('a text that was opened from a search stays in the list after it was saved, until the query changes', () => {
  dispatch({ type: 'loaded', site: createSite('A corgi') })
  actions.set({ query: 'corgi' })
  render(<TextList />)
  expect(listRows()).toEqual(['A corgi'])
  act(() => {
    fireEvent.click(screen.getByRole('button'))
    dispatch({ type: 'loaded', site: createSite('A dog') })
  })
  expect(listRows()).toEqual(['A dog'])
  act(() => actions.set({ query: 'corg' }))
  expect(listRows()).toEqual([])
})
