import { render } from '@testing-library/react'
import { crayons } from '@/lib/story/colouring'
import { getPatternTransform, WaxPattern } from './wax-patterns'

test('each crayon fills with strokes of its own, without the outline of the drawing’s shapes', () => {
  const strokes = crayons.map((crayon) => {
    render(
      <svg aria-hidden="true">
        <WaxPattern crayon={crayon} />
      </svg>,
    )
    const pattern = [...document.querySelectorAll('pattern')].at(-1)
    expect(pattern).toHaveAttribute('stroke', 'none')
    return `${getPatternTransform(crayon)} ${pattern?.querySelector('path')?.getAttribute('d')}`
  })
  expect(new Set(strokes).size).toBe(crayons.length)
})
