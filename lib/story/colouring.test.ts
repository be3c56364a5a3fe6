import { type AreaId, type Crayon, type FillHistory, fillArea, getFills, undoFill } from './colouring'

/** The history of these fills. */
const fill = (...fills: [area: AreaId, crayon: Crayon][]) =>
  fills.reduce<FillHistory>((history, [area, crayon]) => fillArea(history, area, crayon), [])

test('an area has the crayon that filled it last', () => {
  const fills = getFills(fill(['moon', 'yellow'], ['sky', 'blue'], ['moon', 'green']))
  expect([...fills]).toEqual([
    ['moon', 'green'],
    ['sky', 'blue'],
  ])
})

test('undo gives an area its previous crayon back, then the paper', () => {
  const history = fill(['moon', 'yellow'], ['moon', 'green'])
  expect(getFills(undoFill(history)).get('moon')).toBe('yellow')
  expect(getFills(undoFill(undoFill(history))).has('moon')).toBe(false)
})

test('undo of nothing is nothing', () => {
  expect(undoFill([])).toEqual([])
})

test('filling an area again with the same crayon adds nothing to undo', () => {
  const history = fill(['moon', 'yellow'], ['sky', 'blue'])
  expect(fillArea(history, 'moon', 'yellow')).toBe(history)
})
