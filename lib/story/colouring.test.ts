import {
  type AreaId,
  type ColouringHistory,
  type Crayon,
  fillArea,
  getFills,
  startAgain,
  undo,
} from './colouring'

const fill = (...fills: [area: AreaId, crayon: Crayon][]) =>
  fills.reduce<ColouringHistory>((history, [area, crayon]) => fillArea(history, area, crayon), [])

test('an area has the crayon that filled it last', () => {
  const fills = getFills(fill(['moon', 'yellow'], ['sky', 'blue'], ['moon', 'green']))
  expect([...fills]).toEqual([
    ['moon', 'green'],
    ['sky', 'blue'],
  ])
})

test('undo gives an area its previous crayon back, then the paper', () => {
  const history = fill(['moon', 'yellow'], ['moon', 'green'])
  expect(getFills(undo(history)).get('moon')).toBe('yellow')
  expect(getFills(undo(undo(history))).has('moon')).toBe(false)
})

test('filling an area again with the same crayon adds nothing to undo', () => {
  const history = fill(['moon', 'yellow'], ['sky', 'blue'])
  expect(fillArea(history, 'moon', 'yellow')).toBe(history)
})

test('a new start makes the paper white, and undo brings the colours back', () => {
  const history = fill(['moon', 'yellow'], ['sky', 'blue'])
  const white = startAgain(history)
  expect([...getFills(white)]).toEqual([])
  expect(getFills(undo(white))).toEqual(getFills(history))
  expect([...getFills(fillArea(white, 'moon', 'green'))]).toEqual([['moon', 'green']])
})

test('a new start on white paper adds nothing to undo', () => {
  const white = startAgain(fill(['moon', 'yellow']))
  expect(startAgain(white)).toBe(white)
})
