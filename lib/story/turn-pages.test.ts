import { storyPages } from './pages'
import { turnPages } from './turn-pages'

type Reading = Parameters<typeof turnPages>[0]
type Event = Parameters<typeof turnPages>[1]

const readOn = (from: Reading, ...events: Event[]) => events.reduce(turnPages, from)
const forward: Event = { type: 'turn', to: (page) => page + 1 }
const back: Event = { type: 'turn', to: (page) => page - 1 }
const rest = (position: number): Event => ({ type: 'rest', position })
const enter = (page: number): Event => ({ type: 'enter', page })

test('a control turns to the next page, which enters from its side and is current once the row rests there', () => {
  const turning = readOn({ current: 3 }, forward)
  expect(turning).toEqual({ current: 3, goal: { page: 4, attempt: 1 } })
  const entered = readOn(turning, enter(4))
  expect(entered).toEqual({ ...turning, turn: { page: 4, from: 'right' } })
  expect(readOn(entered, rest(4))).toEqual({ current: 4, turn: { page: 4, from: 'right' } })
  expect(readOn({ current: 4 }, back, enter(3)).turn).toEqual({ page: 3, from: 'left' })
})

test('presses during a turn turn on from its page, and jump', () => {
  expect(readOn({ current: 0 }, forward, forward, forward).goal).toEqual({ page: 3, attempt: 2 })
  expect(readOn({ current: 3 }, forward, back, back).goal).toEqual({ page: 2, attempt: 2 })
})

test('no control turns beyond the first and the last page, or to the page that is shown', () => {
  const last = storyPages.length - 1
  for (const [current, event] of [
    [0, back],
    [last, forward],
    [5, { type: 'turn', to: () => 5 }],
  ] as const)
    expect(readOn({ current }, event)).toEqual({ current })
})

test('pages on the way to a page are not animated, and none before it enters', () => {
  const toTheFifth: Event = { type: 'turn', to: () => 4 }
  expect(readOn({ current: 0 }, toTheFifth, enter(1), enter(2)).turn).toBeUndefined()
  expect(readOn({ current: 0 }, toTheFifth, enter(1), enter(4)).turn).toEqual({ page: 4, from: 'right' })
})

test('a swipe that the visitor takes back ends where it began, without a turn', () => {
  const swiping = readOn({ current: 2 }, enter(3))
  expect(swiping.turn).toEqual({ page: 3, from: 'right' })
  expect(readOn(swiping, enter(2), rest(2))).toEqual({ current: 2 })
})

test('a row that rests between two pages under a finger is still turning', () => {
  const swiping = readOn({ current: 2 }, enter(3))
  expect(readOn(swiping, rest(2.4))).toEqual(swiping)
})

test('whoever scrolls the row during a turn decides where it ends', () => {
  const turning = readOn({ current: 2 }, forward, enter(3))
  expect(readOn(turning, { type: 'take over' }, rest(2))).toEqual({ current: 2 })
  expect(readOn({ current: 2 }, { type: 'take over' })).toEqual({ current: 2 })
})

test('a page is shown at once, without a turn, after a reload or a step in the history', () => {
  const shown = readOn({ current: 0 }, { type: 'show', page: 7 })
  expect(shown).toEqual({ current: 7, goal: { page: 7, attempt: 2 } })
  // The browser scrolls to the page in the hash.
  expect(readOn(shown, rest(4), rest(7))).toEqual({ current: 7 })
  expect(readOn(shown, rest(7), forward).goal).toEqual({ page: 8, attempt: 1 })
})

// Measured in WebKitGTK under load: in 4 of 10 turns from the third page to the second, the row paused at 1.92, 1.16, 1.06
// or 1.01. WebKitGTK has no `scrollend`, so a pause counts as a rest.
test('a row that rests elsewhere is sent to its page again, nine times', () => {
  const turning = readOn({ current: 2 }, forward)
  expect(readOn(turning, rest(2.6)).goal).toEqual({ page: 3, attempt: 2 })
  expect(readOn(turning, rest(2.6), rest(2), rest(3))).toEqual({ current: 3 })
  const pauses = Array.from({ length: 9 }, () => rest(2.6))
  expect(readOn(turning, ...pauses).goal).toEqual({ page: 3, attempt: 10 })
  expect(readOn(turning, ...pauses, rest(2.4))).toEqual({ current: 2 })
})
