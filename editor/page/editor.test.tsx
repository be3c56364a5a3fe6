/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { SiteTexts } from './api'
import { Editor } from './editor'
import { actions, dispatch } from './store'

jest.mock('./site-frame', () => ({ SiteFrame: () => null, PhonePreview: () => null }))
jest.mock('./api', () => ({
  ...jest.requireActual('./api'),
  callApi: () => new Promise(() => {}),
  watchServer: () => () => {},
}))

test('Ctrl+Z outside of a field undoes the last save, and Ctrl+Shift+Z redoes it', () => {
  const site = { texts: [], locales: [], pages: [], fileFindings: [], undo: 'hero.title', redo: 'hero.title' }
  dispatch({ type: 'loaded', site: site as unknown as SiteTexts })
  actions.set({ view: 'list' })
  const revert = jest.spyOn(actions, 'revert').mockResolvedValue()
  render(<Editor />)
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'z', ctrlKey: true })
  expect(revert).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  expect(revert).toHaveBeenLastCalledWith('undo')
  fireEvent.keyDown(screen.getByRole('button', { name: 'Publish' }), {
    key: 'Z',
    metaKey: true,
    shiftKey: true,
  })
  expect(revert).toHaveBeenLastCalledWith('redo')
  revert.mockClear()
  act(() => dispatch({ type: 'loaded', site: { ...site, undo: null } as unknown as SiteTexts }))
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  expect(revert).not.toHaveBeenCalled()
})
