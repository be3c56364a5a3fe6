import { endPage, turnPages } from './turn-pages'

type Reading = Parameters<typeof turnPages>[0]
type Event = Parameters<typeof turnPages>[1]

const readOn = (from: Reading, ...events: Event[]) => events.reduce(turnPages, from)
const forward: Event = { type: 'turn', to: (page) => page + 1 }
const back: Event = { type: 'turn', to: (page) => page - 1 }
const rest = (position: number): Event => ({ type: 'rest', position })
const enter = (page: number): Event => ({ type: 'enter', page })
/** A page that is shown at once. */
const shown = (page: number): Reading => ({ current: page, goal: { page, attempt: 2 } })

test('a control turns to the next page, which enters from its side and is current once the row rests there', () => {
  const turning = readOn({ current: 3 }, forward)
  expect(turning).toEqual({ current: 3, goal: { page: 4, attempt: 1 } })
  const entered = readOn(turning, enter(4))
  expect(entered).toEqual({ ...turning, turn: { page: 4, from: 'right' } })
  expect(readOn(entered, rest(4))).toEqual({ current: 4, turn: { page: 4, from: 'right' } })
  expect(readOn({ current: 4 }, back, enter(3)).turn).toEqual({ page: 3, from: 'left' })
})

test('presses during a turn turn on from its page, and jump', () => {
  expect(readOn({ current: 0 }, forward, forward, forward)).toEqual(shown(3))
  expect(readOn({ current: 3 }, forward, back, back)).toEqual(shown(2))
})

test('the end page follows the last page', () => {
  expect(readOn({ current: endPage - 1 }, forward).goal).toEqual({ page: endPage, attempt: 1 })
})

test('no control turns beyond the first and the end page, or to the page that is shown', () => {
  for (const [current, event] of [
    [0, back],
    [endPage, forward],
    [5, { type: 'turn', to: () => 5 }],
  ] as const)
    expect(readOn({ current }, event)).toEqual({ current })
})

test('a page further away is shown at once, without a turn through those between', () => {
  const toTheFifth: Event = { type: 'turn', to: () => 4 }
  expect(readOn({ current: 0 }, toTheFifth)).toEqual(shown(4))
  expect(readOn({ current: 0 }, toTheFifth, enter(1), enter(4)).turn).toBeUndefined()
})

test('pages beside the one that a control turns to are not animated', () => {
  expect(readOn({ current: 2 }, forward, enter(1)).turn).toBeUndefined()
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
  const reading = readOn({ current: 0 }, { type: 'show', page: 7 })
  expect(reading).toEqual(shown(7))
  // The browser scrolls to the page in the hash.
  expect(readOn(reading, rest(4), rest(7))).toEqual({ current: 7 })
  expect(readOn(reading, rest(7), forward).goal).toEqual({ page: 8, attempt: 1 })
})

test('another width shows the page that is read or comes next', () => {
  expect(readOn({ current: 3 }, { type: 'resize' })).toEqual(shown(3))
  expect(readOn({ current: 3 }, forward, enter(4), { type: 'resize' })).toEqual(shown(4))
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
