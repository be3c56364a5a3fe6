import { routeOf, sectionOf } from './hash-route'

test.each([
  ['', 'landing'],
  ['#', 'landing'],
  ['#/', 'landing'],
  ['#/terms-and-conditions', 'terms-and-conditions'],
  ['#/privacy-policy', 'privacy-policy'],
  ['#/privacy-policy/', 'privacy-policy'],
  ['#terms-and-conditions', 'landing'],
  ['#/Terms-And-Conditions', 'landing'],
  ['#/nowhere', 'landing'],
  ['#/%E0%A4%A', 'landing'],
  ['#/__proto__', 'landing'],
  ['#book', 'landing'],
])('the hash %j names the route %s', (hash, route) => {
  expect(routeOf(hash)).toBe(route)
})

test('only the five sections are anchors', () => {
  expect(sectionOf('#free-story')).toBe('free-story')
  expect(sectionOf('#nothing')).toBeUndefined()
  expect(sectionOf('#/book')).toBeUndefined()
})
