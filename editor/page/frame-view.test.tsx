/** @jest-environment jsdom */
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { whenHydrated } from './frame-view'

test('waits until React has hydrated the page, however long that takes', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  jest.useFakeTimers()
  document.documentElement.lang = 'en'
  document.documentElement.innerHTML = '<head></head><body><p>Text</p></body>'
  const callback = jest.fn()
  whenHydrated(document, callback)
  jest.advanceTimersByTime(60_000)
  expect(callback).not.toHaveBeenCalled()
  await act(() => {
    hydrateRoot(
      document,
      <html lang="en">
        <head />
        <body>
          <p>Text</p>
        </body>
      </html>,
    )
    jest.advanceTimersByTime(60)
    expect(callback).not.toHaveBeenCalled()
  })
  jest.advanceTimersByTime(60)
  expect(callback).toHaveBeenCalledTimes(1)
})
