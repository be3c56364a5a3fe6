import { cutOffBelow, listPathPoints, measureFigure } from './measure'
import { ellipse, group, type Node, path } from './svg'

const asMouse = (node: Node): Node => ({ ...node, figure: 'mouse' })

test('lists the points of absolute and relative commands', () => {
  expect(listPathPoints('M10 10h5V20l-5-5ZL1 2')).toEqual([
    [10, 10],
    [10, 10],
    [15, 10],
    [15, 20],
    [10, 15],
    [10, 15],
    [1, 2],
    [1, 2],
  ])
})

test('lists control points, and of arcs only the end', () => {
  expect(listPathPoints('M0 0c1 2 3 4 5 6a9 9 0 1 1 2 2')).toEqual([
    [0, 0],
    [0, 0],
    [1, 2],
    [3, 4],
    [5, 6],
    [5, 6],
    [7, 8],
    [7, 8],
  ])
})

test('measures a figure through the transforms of its groups, and nothing beside it', () => {
  const figure = asMouse(group({ x: 10, y: 20, scale: 2, flip: true }, path('M0 0L5 3', '#000')))
  const drawing = group({ x: 100, rotate: 90 }, figure, ellipse(0, 0, 900, 900, '#000'))
  const { left, top, width, height } = measureFigure(drawing, 'mouse')
  expect([left, top, width, height].map(Math.round)).toEqual([74, 0, 6, 10])
})

test('throws if the figure is not in the drawing', () => {
  expect(() => measureFigure(group({}, path('M0 0', '#000')), 'mouse')).toThrow('no mouse')
})

test('leaves out the shapes that are wholly below a line', () => {
  const [above, across, below] = [
    path('M0 0L5 3', '#000'),
    ellipse(0, 9, 2, 4, '#000'),
    path('M0 8L5 9', '#000'),
  ]
  const drawing = group({ y: 10 }, group({ scale: 2 }, above, across, below))
  expect(cutOffBelow(25, drawing).children).toMatchObject([{ children: [above, across] }])
})
