import { screen } from '@testing-library/react'
import { messages, renderWithMessages } from '@/testing/render-with-messages'
import { Newsletter } from './newsletter'
import { Offer } from './offer'

const { facts, rating, offer, volumes } = messages.en.book
const { address } = messages.en['free-story'].newsletter
const mockProvidedKeys = new Set<string>()
jest.mock('@/lib/launch', () => ({
  ...jest.requireActual('@/lib/launch'),
  isProvided: (key: string) => mockProvidedKeys.has(key),
}))

const ratingText = rating.label.replace('{value}', rating.value).replace('{best}', rating.best)
const render = () =>
  renderWithMessages(
    <>
      <Offer />
      <Newsletter />
    </>,
    'en',
  )

test('hides texts that the owner has not provided', () => {
  mockProvidedKeys.clear()
  render()
  for (const text of [facts.format, facts.delivery, facts.safety, facts.returns, ratingText, address])
    expect(document.body).not.toHaveTextContent(text)
  const [letter] = screen.getAllByRole('link', { name: messages.en.toast.buyAction })
  expect(screen.getByText(offer.closed).nextElementSibling).toContainElement(letter ?? null)
})

test('shows each text that the owner has provided', () => {
  for (const key of ['format', 'delivery', 'returns', 'safety']) mockProvidedKeys.add(`book.facts.${key}`)
  mockProvidedKeys.add('book.rating').add('free-story.newsletter.address')
  render()
  for (const text of [facts.format, facts.delivery, facts.safety, facts.returns, ratingText, address])
    expect(document.body).toHaveTextContent(text)
})

test('shows the covers in the parcel with their titles, which are not read aloud again', () => {
  render()
  for (const { title } of Object.values(volumes)) {
    const [spine, ...others] = screen.getAllByText((_, element) => element?.textContent === title)
    expect(spine).toHaveClass('book-cover-spine')
    expect(others).toHaveLength(1)
  }
  expect(document.querySelector('.offer-parcel')).toHaveAttribute('aria-hidden', 'true')
})
