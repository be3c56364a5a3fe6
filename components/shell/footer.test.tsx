import { screen } from '@testing-library/react'
import { messages, renderWithMessages } from '@/scripts/render-with-messages'
import { Footer } from './footer'

beforeAll(() => {
  process.env.BUILD_YEAR = '2026'
})

test.each(['en', 'fr', 'es'] as const)('the %s footer links its own legal pages in new tabs', (locale) => {
  renderWithMessages(<Footer />, locale)
  const suffix = locale === 'en' ? '' : `-${locale}`
  const terms = screen.getByRole('link', { name: new RegExp(messages[locale].footer.terms) })
  expect(terms).toHaveAttribute('href', `/terms-and-conditions${suffix}.html`)
  expect(terms).toHaveAttribute('target', '_blank')
  expect(terms).toHaveAttribute('rel', 'noopener')
})

test('quick links lead to the sections, of another page where there is one', () => {
  renderWithMessages(<Footer landing="/fr" />, 'fr')
  expect(screen.getByRole('link', { name: messages.fr.nav.book })).toHaveAttribute('href', '/fr#book')
})

test("shows the visitor's year", () => {
  jest.useFakeTimers({ now: new Date('2031-06-01') })
  renderWithMessages(<Footer />)
  expect(screen.getByText('2031')).toBeVisible()
  jest.useRealTimers()
})
