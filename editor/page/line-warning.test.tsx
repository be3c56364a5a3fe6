/** @jest-environment jsdom */
import { act, render } from '@testing-library/react'
import { LineWarning } from './line-warning'
import { actions } from './store'

test('warns of a headline with more lines on the page or the phone than were typed, in the page’s language', () => {
  const { container, rerender } = render(<LineWarning typed={'A corgi\nand a moon'} locale="en" />)
  act(() => actions.set({ shownPage: { path: '/', locale: 'en' }, pageLines: 2, phoneLines: 3 }))
  expect(container.textContent).toBe('')
  act(() => actions.set({ isPhoneShown: true }))
  expect(container.textContent).toContain(
    'On a phone, this headline breaks into 3 lines. You typed 2: shorten',
  )
  act(() => actions.set({ isPhoneShown: false, pageLines: 4 }))
  expect(container.textContent).toContain('On the page, this headline breaks into 4 lines. You typed 2')
  rerender(<LineWarning typed="A corgi and a moon" locale="en" />)
  expect(container.textContent).toContain('breaks into 4 lines. Shorten it, or press Enter')
  rerender(<LineWarning typed={'A corgi\nand a moon'} locale="fr" />)
  expect(container.textContent).toBe('')
})
