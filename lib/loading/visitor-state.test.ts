import { readSavedPlace } from '@/lib/router/saved-place'
import { readVisitorState, restoreVisitorState } from './visitor-state'

const html =
  '<details><summary>Menu</summary></details><a href="#book">Book</a>' +
  '<input type="radio" name="age"/><div data-controls=""><button>Back</button><button>Next</button></div>' +
  '<div id="notice" popover="auto"></div><ol class="story-pages"></ol>'
const find = (selector: string) => document.querySelector(selector) as HTMLElement
/** Puts a page in the place of the one before, with a story 100 pixels wide. */
function open(content: string) {
  document.body.innerHTML = content
  Object.defineProperty(find('.story-pages'), 'clientWidth', { value: 100 })
}
/** Uses the page: opens the menu, chooses an age, focuses the link, presses Next twice, and turns to the story's third page. */
function use() {
  find('details').setAttribute('open', '')
  find('input').click()
  find('a').focus()
  find('button + button').dataset.pressed = '++'
  find('.story-pages').scrollLeft = 210
}

beforeEach(() => history.replaceState(null, ''))

test('restores an open menu, a choice, the focus, waiting presses and the story’s page on the next page', () => {
  open(html)
  use()
  const state = readVisitorState()
  open(html.replace('>Book<', '>Another text<'))
  restoreVisitorState(state)
  expect(find('details')).toHaveAttribute('open')
  expect(find('input')).toBeChecked()
  expect(find('a')).toHaveFocus()
  expect(find('button + button').dataset.pressed).toBe('++')
  expect(find('button').dataset.pressed).toBeUndefined()
  expect(readSavedPlace().storyPage).toBe(2)
})

test('restores an open notification', () => {
  open(html)
  const state = { ...readVisitorState(), active: [6] }
  const showPopover = jest.fn()
  find('#notice').showPopover = showPopover
  restoreVisitorState(state)
  expect(showPopover).toHaveBeenCalledTimes(1)
})

test('leaves a focus that the visitor has moved since', () => {
  open(html)
  use()
  const state = readVisitorState()
  open(html)
  find('summary').focus()
  restoreVisitorState(state)
  expect(document.activeElement?.tagName).not.toBe('A')
})

test('restores only the story’s page if the next page has other controls', () => {
  open(html)
  use()
  const state = readVisitorState()
  open(`<button>New</button>${html}`)
  restoreVisitorState(state)
  expect(find('details')).not.toHaveAttribute('open')
  expect(document.body).toHaveFocus()
  expect(document.querySelector('[data-pressed]')).toBeNull()
  expect(readSavedPlace().storyPage).toBe(2)
})
