import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '@/components/ui/button'
import { ErrorBoundary } from './error-boundary'

/** A part that throws on bad words. */
function Part({ words }: { words: string }) {
  if (words === 'bad') throw new Error('bad words')
  return <p>{words}</p>
}

const part = (words: string, resetKey = words) => (
  <ErrorBoundary resetKey={resetKey} fallback={(retry) => <Button onClick={retry}>Failed</Button>}>
    <Part words={words} />
  </ErrorBoundary>
)

// React reports what a boundary caught.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test('a part that failed is whole again after a change to a good language', () => {
  const { rerender } = render(part('bad'))
  expect(screen.getByText('Failed')).toBeInTheDocument()
  rerender(part('good'))
  expect(screen.getByText('good')).toBeInTheDocument()
})

test('a part that failed is tried again at a press, and not before', async () => {
  const { rerender } = render(part('bad', 'same'))
  rerender(part('good', 'same'))
  await userEvent.click(screen.getByText('Failed'))
  expect(screen.getByText('good')).toBeInTheDocument()
})
