import type { Point } from './geometry'
import { addRimLight } from './light-effects'
import { colours, ellipse, group, path, serialize, shade } from './svg'

test('writes a rim-lit figure once and leaves out its flat shadow', () => {
  const figure = group(
    {},
    shade(ellipse(0, 0, 9, 1, colours.ink, { opacity: 0.2 })),
    path('M1 2L3 4Z', '#F2994A'),
  )
  const rim = { colour: '#FFF0B8', inwards: [2, 4] as Point, light: 'dusk' as const }
  const drawn = addRimLight('nori', { ...rim, middle: [1, 2], reach: 3 }, figure)
    .map(serialize)
    .join('')
  expect(drawn.match(/M1 2L3 4Z/g)).toHaveLength(1)
  expect(drawn).not.toContain('opacity="0.2"')
})
