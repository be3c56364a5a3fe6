import { screen } from '@testing-library/react'
import { hiddenUntilProvided } from '@/lib/launch'
import { getLegalPage } from '@/lib/pages'
import { links } from '@/lib/site'
import { messages, renderWithMessages } from '@/testing/render-with-messages'
import { setConfirmed } from '@/testing/set-confirmed'
import { CustomStories } from './custom-stories'
import { Newsletter } from './newsletter'
import { Offer } from './offer'

const { custom, facts, rating, offer, volumes } = messages.en.book
const { address, now, soon } = messages.en['free-story'].newsletter

const ratingText = rating.label.replace('{value}', rating.value).replace('{best}', rating.best)
const render = () =>
  renderWithMessages(
    <>
      <Offer />
      <Newsletter />
    </>,
    'en',
  )

beforeEach(() => {
  setConfirmed()
  jest.replaceProperty(links, 'shopUrl', undefined)
})
afterEach(() => jest.restoreAllMocks())

test('hides texts that the owner has not provided', () => {
  render()
  for (const text of [facts.format, facts.delivery, facts.safety, ratingText, address])
    expect(document.body).not.toHaveTextContent(text)
  const [letter] = screen.getAllByRole('link', { name: messages.en.toast.buyAction })
  expect(screen.getByText(offer.closed).nextElementSibling).toContainElement(letter ?? null)
})

test('shows each text that the owner has provided', () => {
  setConfirmed(...hiddenUntilProvided)
  render()
  for (const text of [facts.format, facts.delivery, facts.safety, facts.returns, ratingText, address])
    expect(document.body).toHaveTextContent(text)
})

test('an open shop is a link in the page’s language, and nothing says that it is closed', () => {
  jest.replaceProperty(links, 'shopUrl', 'https://shop.noricorgi.ca/{locale}')
  render()
  const buy = screen.getByRole('link', { name: messages.en.action.buyNow })
  expect(buy).toHaveAttribute('href', 'https://shop.noricorgi.ca/en')
  expect(buy).not.toHaveAttribute('target')
  expect(buy).toHaveClass('button', 'button-lg')
  for (const text of [offer.closed, messages.en.action.shopClosed])
    expect(document.body).not.toHaveTextContent(text)
})

test.each([
  { url: undefined, isAddressGiven: true, texts: soon },
  { url: 'https://letter.noricorgi.ca', isAddressGiven: false, texts: soon },
  { url: 'https://letter.noricorgi.ca', isAddressGiven: true, texts: now },
])('the letter is offered only with a page to ask for it and a postal address: %j', ({ url, ...one }) => {
  jest.replaceProperty(links, 'letterUrl', url)
  if (one.isAddressGiven) setConfirmed('free-story.newsletter.address')
  render()
  expect(screen.getByRole('heading', { name: one.texts.title })).toBeVisible()
  const link = screen.getAllByRole('link', { name: one.texts.link }).at(-1)
  expect(link).toHaveAttribute('href', one.texts === now ? url : expect.stringMatching(/^mailto:/))
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

test('the link to order a custom story follows a note on privacy and the policy', () => {
  renderWithMessages(<CustomStories />)
  const [policy, mail] = screen.getAllByRole('link')
  expect(policy).toHaveTextContent(messages.en.footer.privacy)
  expect(policy).toHaveAttribute('href', getLegalPage('privacy-policy', 'en').href)
  expect(policy?.parentElement).toHaveTextContent(custom.note)
  expect(mail).toHaveTextContent(custom.link)
})
