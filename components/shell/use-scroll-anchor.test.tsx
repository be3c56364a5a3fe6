import { render } from '@testing-library/react'
import { useScrollAnchor } from './use-scroll-anchor'

function Page() {
  useScrollAnchor()
  return <main id="text">Text</main>
}

const scrollBy = jest.fn()
let box = { top: 100, height: 200 }

/** Reports a window of this size, in which the text has this place. */
function resize(width: number, height: number, top: number) {
  box = { top, height: 200 }
  Object.assign(window, { innerWidth: width, innerHeight: height })
  dispatchEvent(new Event('resize'))
}

beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => box as DOMRect)
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
  Object.assign(document, { elementFromPoint: () => document.getElementById('text') })
  Object.assign(window, { innerWidth: 400, innerHeight: 800, scrollY: 500, scrollBy })
  box = { top: 100, height: 200 }
  render(<Page />)
})
afterEach(() => scrollBy.mockReset())

test('the text that was read stays in its place when the width of the window changes', () => {
  // The line read is in the middle of the text, at a quarter of the window.
  resize(800, 400, 700)
  expect(scrollBy).toHaveBeenCalledWith({ top: 700 + 100 - 400 * 0.25, behavior: 'instant' })
})

test('nothing moves when only the height changes, as with a phone’s keyboard', () => {
  resize(400, 400, 700)
  expect(scrollBy).not.toHaveBeenCalled()
})
