import { withContourLines } from './contour-lines'
import { group, path, serialize } from './svg'

test('writes the contour once, filled, and repeats it as broken lines', () => {
  const svg = serialize(
    group(
      {},
      ...withContourLines(
        'hill',
        path('M0 9V0H9V9Z', '#123'),
        ['#456', 3],
        [
          [0, 14],
          [-20, 30],
        ],
      ),
    ),
  )
  expect(svg.match(/M0 9V0H9V9Z/g)).toHaveLength(1)
  expect(svg).toContain('<g fill="#123"><path id="hill"')
  expect(svg).toMatch(/stroke="#456"[^>]*stroke-dasharray/)
  expect(svg).toContain('<use href="#hill" y="14"></use>')
  expect(svg).toContain('<use href="#hill" x="-20" y="30"></use>')
})
