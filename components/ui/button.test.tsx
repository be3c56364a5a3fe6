import { render, screen } from '@testing-library/react'
import { Button, buttonVariants } from './button'

const variants = ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link'] as const
const sizes = ['default', 'sm', 'lg', 'icon'] as const

test('has different classes for each of six variants and four sizes', () => {
  const looks = variants.flatMap((variant) => sizes.map((size) => buttonVariants({ variant, size })))
  expect(new Set(looks).size).toBe(24)
})

test('is of type button, and accepts native props', () => {
  render(
    <Button aria-label="Go" className="extra" disabled>
      x
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Go' })
  expect(button).toHaveAttribute('type', 'button')
  expect(button).toHaveClass('extra')
  expect(button).toBeDisabled()
})
