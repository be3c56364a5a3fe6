import { sections } from '@/lib/sections'
import { routeFromHash, sectionFromHash } from './hash-route'

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
])('the hash %j means the route %s', (hash, route) => {
  expect(routeFromHash(hash)).toBe(route)
})

test('only the five sections are anchors', () => {
  for (const section of sections) expect(sectionFromHash(`#${section}`)).toBe(section)
  expect(sectionFromHash('#free-story')).toBe('free-story')
  expect(sectionFromHash('free-story')).toBeUndefined()
  expect(sectionFromHash('')).toBeUndefined()
  expect(sectionFromHash('#nothing')).toBeUndefined()
  expect(sectionFromHash('#/book')).toBeUndefined()
})
