import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorBoundary } from './error-boundary'

let isBroken = true
function Part() {
  if (isBroken) throw new Error('broken')
  return <p>Content</p>
}
const renderPart = (resetKey: string, onRetry?: () => void) => (
  <ErrorBoundary
    resetKey={resetKey}
    onRetry={onRetry}
    fallback={(retry) => (
      <button type="button" onClick={retry}>
        Retry
      </button>
    )}
  >
    <Part />
  </ErrorBoundary>
)

beforeEach(() => {
  isBroken = true
  // React and jsdom log the error.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

test('shows the fallback, and the children again after a retry', async () => {
  const onRetry = jest.fn()
  render(renderPart('en', onRetry))
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
  expect(screen.getByText('Content')).toBeVisible()
})

test('renders the children again when the reset key changes, and not before', () => {
  const { rerender } = render(renderPart('en'))
  isBroken = false
  rerender(renderPart('en'))
  expect(screen.queryByText('Content')).toBeNull()
  rerender(renderPart('fr'))
  expect(screen.getByText('Content')).toBeVisible()
})
