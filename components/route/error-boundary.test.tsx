import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '@/components/ui/button'
import { ErrorBoundary } from './error-boundary'

/** A component that throws if its text is `bad`. */
function Part({ text }: { text: string }) {
  if (text === 'bad') throw new Error('bad text')
  return <p>{text}</p>
}

const part = (text: string, resetKey = text) => (
  <ErrorBoundary resetKey={resetKey} fallback={(retry) => <Button onClick={retry}>Failed</Button>}>
    <Part text={text} />
  </ErrorBoundary>
)

// React logs errors that a boundary caught.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test('a part that failed is rendered again after a change of language', () => {
  const { rerender } = render(part('bad'))
  expect(screen.getByText('Failed')).toBeInTheDocument()
  rerender(part('good'))
  expect(screen.getByText('good')).toBeInTheDocument()
})

test('a part that failed is rendered again after a press, and not before', async () => {
  const { rerender } = render(part('bad', 'same'))
  rerender(part('good', 'same'))
  await userEvent.click(screen.getByText('Failed'))
  expect(screen.getByText('good')).toBeInTheDocument()
})
