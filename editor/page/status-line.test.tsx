/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import type { SiteTexts } from './api'
import { StatusLine } from './status-line'
import { dispatch } from './store'

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
