import { screen } from '@testing-library/react'
import { locales } from '@/lib/i18n/locales'
import { getLegalPage } from '@/lib/pages'
import { messages, renderWithMessages } from '@/testing/render-with-messages'
import { CustomStories } from './custom-stories'

test.each(locales)('the %s button for custom stories follows a note on privacy and the policy', (locale) => {
  renderWithMessages(<CustomStories />, locale)
  const { book, footer } = messages[locale]
  const [policy, mail] = screen.getAllByRole('link')
  expect(policy).toHaveTextContent(footer.privacy)
  expect(policy).toHaveAttribute('href', getLegalPage('privacy-policy', locale).href)
  expect(policy?.parentElement).toHaveTextContent(book.custom.note)
  expect(mail).toHaveTextContent(book.custom.link)
})
