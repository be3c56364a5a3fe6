import { act, render } from '@testing-library/react'
import { readSavedPlace } from '@/client/router/saved-place'
import { useStoryPages } from './use-story-pages'

const width = 100
const onTurn = jest.fn()
let story: ReturnType<typeof useStoryPages>

function Row() {
  story = useStoryPages(onTurn)
  return (
    <ol ref={story.list}>
      <li />
      <li />
      <li />
    </ol>
  )
}

/** A smooth scroll takes its time; a jump does not. */
const scrollTo = jest.fn(function (this: Element, { left, behavior }: ScrollToOptions) {
  if (behavior === 'instant') this.scrollLeft = left ?? 0
})
beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width, top: 0 } as DOMRect)
  Object.assign(Element.prototype, { scrollTo })
  Object.assign(window, { onscrollend: null })
  history.replaceState(null, '', '/')
})
afterEach(() => jest.clearAllMocks())

/** Lets the row rest at a position, in pages. */
const rest = (position: number) =>
  act(() => {
    const row = story.list.current
    if (row) row.scrollLeft = position * width
    row?.dispatchEvent(new Event('scrollend'))
  })
const turn = (by: number) => act(() => story.dispatch({ type: 'turn', to: (page) => page + by }))

test('a turn scrolls the row; the new page is current, and saved, when the row rests on it', () => {
  render(<Row />)
  turn(1)
  expect(scrollTo).toHaveBeenLastCalledWith({ left: width, behavior: 'auto' })
  expect(story).toMatchObject({ current: 0, next: 1 })
  rest(1)
  expect(story.current).toBe(1)
  expect(onTurn.mock.calls).toEqual([[1]])
  expect(readSavedPlace()).toEqual({ storyPage: 1 })
})

test('a row that rests elsewhere during a turn is sent on, at once', () => {
  render(<Row />)
  turn(1)
  rest(0.4)
  expect(scrollTo).toHaveBeenLastCalledWith({ left: width, behavior: 'instant' })
  expect(story.current).toBe(0)
})

test('a swipe turns too', () => {
  render(<Row />)
  rest(2)
  expect(story.current).toBe(2)
  expect(onTurn).toHaveBeenCalledWith(2)
})

test('the saved page is shown at once', () => {
  history.replaceState({ noriPlace: { storyPage: 2 } }, '')
  render(<Row />)
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 2 * width, behavior: 'instant' })
  expect(story.current).toBe(2)
})
