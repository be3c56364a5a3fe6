import { simpler } from './simplify-curves'

test('a curve that needs one handle only has one', () => {
  expect(simpler('M0 0c20 10 41 10 60 0', 1)).toBe('M0 0q30.75 15 60 0')
})

test('any other curve stays, also where it is shown large, or where the next one mirrors it', () => {
  for (const [d, scale] of [
    ['M0 0c40 20 60-20 60 0', 1],
    ['M0 0c20 10 49 10 60 0', 4],
    ['M0 0c20 10 41 10 60 0s40-10 60 0', 1],
    ['M0 0C20 10 41 10 60 0Z', 1],
  ] as const)
    expect(simpler(d, scale).replaceAll(' -', '-')).toBe(d)
})
