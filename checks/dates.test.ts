import { parseFixture, runRule } from '@/testing/findings'
import { checkDate } from './dates'

const check = (text: string) =>
  runRule(checkDate, parseFixture({ x: text })).map(({ code, replacement }) => [code, replacement])

test.each([
  '25/11/2026',
  '11/25/2026',
  '25-11-2026',
  '25.11.2026',
  '2026/11/25',
  ' 2026-11-25',
  '25 novembre 2026',
  'le 25 nov. 2026',
  '25 de noviembre de 2026',
  'el 25 de noviembre del 2026',
  'November 25, 2026',
  'Nov. 25th, 2026',
  '25 November 2026',
])('“%s” is written as the file has it', (text) => {
  expect(check(text)).toEqual([['dateForm', '2026-11-25']])
})

test.each([
  ['1er août 2025', '2025-08-01'],
  ['1 de enero de 2025', '2025-01-01'],
  ['3/3/2025', '2025-03-03'],
  ['2025-7-4', '2025-07-04'],
])('“%s” is %s', (text, date) => {
  expect(check(text)).toEqual([['dateForm', date]])
})

test.each(['2026-11-31', '31/11/2026', '30 février 2026', '2025-02-29', '2025-13-01', '2025-00-10'])(
  'the calendar does not have “%s”',
  (text) => {
    expect(check(text)).toEqual([['date', undefined]])
  },
)

test.each(['05/06/2026', '25 smarch 2026', 'hier', 'novembre 2026', '25'])(
  'nobody can tell which day “%s” is',
  (text) => {
    expect(check(text)).toEqual([['dateUnclear', undefined]])
  },
)

test('a correct date is not reported, a future one is', () => {
  expect(check('2024-02-29')).toEqual([])
  expect(check('2999-01-01')).toEqual([['dateFuture', undefined]])
})
