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

test('an area has the crayon that filled it last; the same crayon again adds nothing to undo', () => {
  const history = fill(['moon', 'yellow'], ['sky', 'blue'], ['moon', 'green'])
  expect([...getFills(history)]).toEqual([
    ['moon', 'green'],
    ['sky', 'blue'],
  ])
  expect(fillArea(history, 'moon', 'green')).toBe(history)
})

test('undo gives an area its previous crayon back, then the paper', () => {
  const history = fill(['moon', 'yellow'], ['moon', 'green'])
  expect(getFills(undo(history)).get('moon')).toBe('yellow')
  expect(getFills(undo(undo(history))).has('moon')).toBe(false)
})

test('a new start makes the paper white; undo brings the colours back, after several starts too', () => {
  const history = fill(['moon', 'yellow'], ['sky', 'blue'])
  const white = startAgain(history)
  expect([...getFills(white)]).toEqual([])
  expect(startAgain(white)).toBe(white)
  expect(getFills(undo(white))).toEqual(getFills(history))
  expect([...getFills(fillArea(white, 'moon', 'green'))]).toEqual([['moon', 'green']])
})
