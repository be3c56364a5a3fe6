/** @jest-environment jsdom */
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { restoreViewAfterLoad, whenHydrated } from './frame-view'

test('a page that is loaded again at its scroll position has its solid header before React runs', () => {
  // jsdom has no style sheets that scripts create.
  const replaceSync = jest.fn()
  const CSSStyleSheet = jest.fn(() => ({ replaceSync }))
  const view = { location: { protocol: 'http:' }, scrollY: 900, document, scrollTo: jest.fn(), CSSStyleSheet }
  const page = { defaultView: view, adoptedStyleSheets: [], querySelector: () => null }
  const frame = Object.assign(new EventTarget(), { contentWindow: view, contentDocument: page })
  restoreViewAfterLoad(frame as unknown as HTMLIFrameElement)
  frame.dispatchEvent(new Event('load'))
  expect(view.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 900 }))
  expect(page.adoptedStyleSheets).toHaveLength(1)
  expect(replaceSync).toHaveBeenCalledWith(expect.stringContaining('animation-timeline: scroll(root)'))
})

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
