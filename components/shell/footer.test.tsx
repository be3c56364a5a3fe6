import { screen } from '@testing-library/react'
import { locales } from '@/lib/i18n/locales'
import { documentPage } from '@/lib/pages'
import { messages, renderWithMessages } from '@/testing/render-with-messages'
import { Footer } from './footer'

beforeAll(() => {
  process.env.BUILD_YEAR = '2026'
})

test.each(locales)('the %s footer links its own legal pages in new tabs', (locale) => {
  renderWithMessages(<Footer />, locale)
  const terms = screen.getByRole('link', {
    name: `${messages[locale].footer.terms} (${messages[locale].shell.newTab})`,
  })
  expect(terms).toHaveAttribute('href', documentPage('terms-and-conditions', locale).path)
  expect(terms).toHaveAttribute('target', '_blank')
  expect(terms).toHaveAttribute('rel', 'noopener')
})

test('quick links lead to the sections of the given landing page', () => {
  renderWithMessages(<Footer landing="/fr" />, 'fr')
  expect(screen.getByRole('link', { name: messages.fr.nav.book })).toHaveAttribute('href', '/fr#book')
})

test("shows the visitor's year", () => {
  jest.useFakeTimers({ now: new Date('2031-06-01') })
  renderWithMessages(<Footer />)
  expect(screen.getByText('2031')).toBeVisible()
  jest.useRealTimers()
})
