import { screen } from '@testing-library/react'
import { finalizeLegalTexts } from '@/lib/i18n/finalize-legal-texts'
import { messages, renderWithMessages } from '@/testing/render-with-messages'
import { LegalText } from './legal-text'

const text = {
  title: 'Terms',
  description: 'Rules',
  updated: '2026-11-22',
  intro: ['Write to a.b+c@d-e.ca.', 'No address, not even @nori or 3@4.'],
  sections: {
    contact: {
      title: 'Contact',
      paragraphs: ['x@y.ca, or (z@y.co.uk); anything goes.'],
      items: ['Email: {email}'],
    },
  },
}

test('links every e-mail address in a text, and nothing else', () => {
  const { email } = messages.en.footer
  const { terms } = finalizeLegalTexts({ terms: text }, { email, shop: '' })
  const { container } = renderWithMessages(<LegalText text={terms} home="/" />)
  const links = [...container.querySelectorAll('a[href^="mailto:"]')]
  expect(links.map((link) => link.textContent)).toEqual(['a.b+c@d-e.ca', 'x@y.ca', 'z@y.co.uk', email])
  for (const link of links) expect(link).toHaveAttribute('href', `mailto:${link.textContent}`)
  for (const whole of [...terms.intro, ...terms.sections.contact.paragraphs, `Email: ${email}`])
    expect(
      screen.getByText((_, element) => element?.matches('p, li') === true && element.textContent === whole),
    ).toBeVisible()
})
