/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { characters } from './fonts/subset.mjs'

test('the fonts were cut to hold every character of the messages; `npm run fonts` cuts them anew', () => {
  const known = readFileSync('app/fonts/characters.txt', 'utf8')
  expect([...characters()].filter((sign) => !known.includes(sign))).toEqual([])
})
