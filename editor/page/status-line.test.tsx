/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createText } from '@/testing/editor-text'
import type { SiteTexts } from './api'
import { StatusLine } from './status-line'
import { actions, dispatch } from './store'

test('names a file that can’t be read, until it can', () => {
  const notJson = { path: 'messages/fr.json', line: 7, column: 1, key: '', code: 'notJson', values: {} }
  const load = (fileFindings: object[]) =>
    act(() => dispatch({ type: 'loaded', site: { texts: [], fileFindings } as unknown as SiteTexts }))
  render(<StatusLine />)
  load([notJson])
  expect(screen.getByRole('status').textContent).toContain('messages/fr.json:7')
  load([])
  expect(screen.getByRole('status').textContent?.trim()).toBe('')
})

test('what the status line offers is a button, until it says something else', () => {
  const text = createText('hero.title', { en: 'One', fr: 'Un' })
  const site = { texts: [text], fileFindings: [], locales: [] } as unknown as SiteTexts
  const run = jest.fn()
  render(<StatusLine />)
  const statusAction = { label: 'To review: French', run }
  act(() => dispatch({ type: 'saved', id: text, sent: {}, site, status: 'Saved.', statusAction }))
  fireEvent.click(screen.getByRole('button', { name: 'To review: French' }))
  expect(run).toHaveBeenCalledTimes(1)
  act(() => actions.set({ status: '' }))
  expect(screen.queryByRole('button', { name: 'To review: French' })).toBeNull()
})
