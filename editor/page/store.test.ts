/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'

test('remembers in this window whether editing is on', async () => {
  history.replaceState({ isEditing: true }, '')
  const { actions, useEditor } = await import('./store')
  const { result } = renderHook(useEditor)
  expect(result.current.isEditing).toBe(true)
  act(() => actions.set({ isEditing: false }))
  expect(history.state).toEqual({ isEditing: false })
})
