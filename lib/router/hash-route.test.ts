import { sections } from '@/lib/site'
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
  ['privacy-policy', 'landing'],
  ['/privacy-policy', 'landing'],
  ['#/privacy-policy//', 'landing'],
  ['#/privacy-policy/x', 'landing'],
  ['#/#/privacy-policy', 'landing'],
  ['#/privacy/-policy', 'landing'],
  ['#!privacy-policy', 'landing'],
])('the hash %j names the route %s', (hash, route) => {
  expect(routeOf(hash)).toBe(route)
})

test('only the five sections are anchors', () => {
  for (const section of sections) expect(sectionOf(`#${section}`)).toBe(section)
  expect(sectionOf('#free-story')).toBe('free-story')
  expect(sectionOf('free-story')).toBeUndefined()
  expect(sectionOf('')).toBeUndefined()
  expect(sectionOf('#nothing')).toBeUndefined()
  expect(sectionOf('#/book')).toBeUndefined()
})
