import { act, render } from '@testing-library/react'
import { readSavedPlace } from '@/client/router/saved-place'
import { RouteFocus } from './route-focus'

const scrollTo = jest.fn()
const scrollIntoView = jest.fn()

/** jsdom has no layout: every element is in view, 100 px below the top. */
beforeEach(() => {
  const box = { top: 100, height: 20 } as DOMRect
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box)
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([box] as unknown as DOMRectList)
  Object.assign(window, { scrollTo, scrollY: 0 })
  Object.assign(Element.prototype, { scrollIntoView })
  history.replaceState(null, '', '/')
})
afterEach(() => jest.clearAllMocks())

const show = (isFirst = false) =>
  render(
    <main>
      <h1>Title</h1>
      <h2 id="book">Books</h2>
      <RouteFocus isFirst={isFirst} />
    </main>,
  )

test('the first route leaves scrolling and focus to the browser', () => {
  show(true)
  expect(scrollTo).not.toHaveBeenCalled()
  expect(document.body).toHaveFocus()
})

test('a route that is shown after another begins at its top, with the focus on its heading', () => {
  const { getByText } = show()
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
  expect(getByText('Title')).toHaveFocus()
})

test('a section in the hash is shown and has the focus', () => {
  history.replaceState(null, '', '/#book')
  const { getByText } = show()
  expect(scrollIntoView.mock.contexts).toEqual([getByText('Books')])
  expect(getByText('Books')).toHaveFocus()
})

test('where the visitor scrolled is saved, and shown again in place of the section', () => {
  history.replaceState(null, '', '/#book')
  const { unmount } = show()
  Object.assign(window, { scrollY: 700 })
  act(() => void dispatchEvent(new Event('scrollend')))
  expect(readSavedPlace()).toEqual({ scrollY: 700 })
  unmount()
  show()
  expect(scrollTo).toHaveBeenCalledWith({ top: 700, behavior: 'instant' })
})
