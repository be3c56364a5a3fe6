import { cutOut } from './figure-sheet'
import { asFigure, group, path } from './kit/svg'

const snail = (scale: number) => asFigure('snail', { scale }, path('M0 0H10V20Z', '#000'))

test('cuts a figure out where it is largest, with some space around it', () => {
  const picture = group({ x: 100 }, snail(1), group({ y: 50, flip: true }, snail(2)))
  const [svg, ...others] = cutOut(picture, 'snail')
  expect(others).toEqual([])
  expect(svg).toContain('viewBox="76 46 28 48"')
  expect(svg).toContain('matrix(-1 0 0 1 100 50)')
  expect(cutOut(picture, 'duck')).toEqual([])
})
