import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { reloadOnce } from '@/client/loading/reload-once'
import { messages, renderWithMessages } from '@/testing/render-with-messages'
import { Router } from './router'

let mockIsMissing: boolean
jest.mock('@/client/loading/reload-once', () => ({ reloadOnce: jest.fn() }))
jest.mock('@/components/legal/legal-route', () => {
  if (mockIsMissing) throw new Error('no script')
  return { __esModule: true, default: () => 'Terms' }
})

const { shell } = messages.en
const goTo = (hash: string) =>
  act(async () => {
    history.pushState(null, '', hash || '/')
    dispatchEvent(new Event('hashchange'))
  })

beforeEach(() => {
  window.scrollTo = jest.fn()
  mockIsMissing = false
  jest.resetModules()
  history.replaceState(null, '', '/')
  renderWithMessages(
    <Router>
      <input aria-label="name" />
    </Router>,
  )
})
afterEach(() => jest.mocked(reloadOnce).mockReset())

test('a legal route takes the place of the landing page, which keeps its state behind it', async () => {
  await userEvent.type(screen.getByRole('textbox'), 'Nori')
  await goTo('#/privacy-policy')
  expect(screen.getByText('Terms')).toBeVisible()
  expect(screen.getByLabelText('name')).not.toBeVisible()
  await goTo('')
  expect(screen.queryByText('Terms')).toBeNull()
  expect(screen.getByRole('textbox')).toHaveValue('Nori')
})

test.each([
  ['the page is reloaded', true],
  ['offline it is not, which would lose it', false],
])('if the script of a legal route fails, a message comes, and %s', async (_, onLine) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  jest.spyOn(console, 'error').mockImplementation(() => {})
  mockIsMissing = true
  await goTo('#/terms-and-conditions')
  expect(await screen.findByRole('alert')).toHaveTextContent(shell.partFailedTitle)
  expect(reloadOnce).toHaveBeenCalledTimes(onLine ? 1 : 0)
})
