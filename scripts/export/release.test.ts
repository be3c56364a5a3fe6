import { identifyRelease } from './release'

const json = ['{"hero":{}}', '{"terms":{}}']
const scripts = ['main-a.js', 'hydrate-b.js']

test('gives the same release for the same files, in any order of scripts', () => {
  expect(identifyRelease(json, scripts.toReversed())).toBe(identifyRelease(json, scripts))
})

test.each([
  ['a text', ['{"hero":{"title":""}}', '{"terms":{}}'], scripts],
  ['a script', json, ['main-c.js', 'hydrate-b.js']],
  ['the number of scripts', json, ['main-a.js']],
])('gives another release after a change of %s', (_, otherJson, otherScripts) => {
  expect(identifyRelease(otherJson, otherScripts)).not.toBe(identifyRelease(json, scripts))
})
