import { act, render } from '@testing-library/react'
import { useStoryPages } from './use-story-pages'

const width = 100
let story: ReturnType<typeof useStoryPages>

function Row() {
  story = useStoryPages(() => undefined)
  return (
    <ol ref={story.list}>
      <li />
      <li />
    </ol>
  )
}

// Only WebKit stops there, so that the browser tests in Chromium can't show it.
test('a row that stops between two pages during a turn is sent on, at once', () => {
  /** A smooth scroll takes its time; a jump does not. */
  const scrollTo = jest.fn(function (this: Element, { left, behavior }: ScrollToOptions) {
    if (behavior === 'instant') this.scrollLeft = left ?? 0
  })
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width, top: 0 } as DOMRect)
  Object.assign(Element.prototype, { scrollTo })
  Object.assign(window, { onscrollend: null })
  const row = render(<Row />).getByRole('list')
  act(() => story.dispatch({ type: 'turn', to: (page) => page + 1 }))
  expect(scrollTo).toHaveBeenLastCalledWith({ left: width, behavior: 'auto' })
  row.scrollLeft = 0.4 * width
  act(() => void row.dispatchEvent(new Event('scrollend')))
  expect(scrollTo).toHaveBeenLastCalledWith({ left: width, behavior: 'instant' })
})
