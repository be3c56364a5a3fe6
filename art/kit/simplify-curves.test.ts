import { simplifyCurves } from './simplify-curves'

test('replaces a cubic by a quadratic curve where the difference is invisible', () => {
  expect(simplifyCurves('M0 0c20 10 41 10 60 0', 1)).toBe('M0 0q30.75 15 60 0')
})

test('keeps other curves, also where they are scaled up or mirrored by the next one', () => {
  for (const [d, scale] of [
    ['M0 0c40 20 60-20 60 0', 1],
    ['M0 0c20 10 49 10 60 0', 4],
    ['M0 0c20 10 41 10 60 0s40-10 60 0', 1],
    ['M0 0C20 10 41 10 60 0Z', 1],
  ] as const)
    expect(simplifyCurves(d, scale).replaceAll(' -', '-')).toBe(d)
})
