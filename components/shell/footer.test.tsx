import { screen } from '@testing-library/react'
import { messages, renderWithMessages } from '@/testing/render-with-messages'
import { Footer } from './footer'

beforeAll(() => {
  process.env.BUILD_YEAR = '2026'
})

test('quick links point to the sections of the given landing page', () => {
  renderWithMessages(<Footer landing="/fr" />, 'fr')
  expect(screen.getByRole('link', { name: messages.fr.nav.book })).toHaveAttribute('href', '/fr#book')
})
