import { locales } from '@/lib/i18n/locales'
import type { Messages } from '@/lib/i18n/messages'
import { messages, renderWithMessages } from '@/testing/render-with-messages'
import { TextWithTitles } from './text-with-titles'

test.each(locales)('titles of books and of the journal are in italics in %s', (locale) => {
  const { book, benefits } = messages[locale]
  const { first, second, third } = book.volumes
  const lastTitle = third.title.replace(/ (?=\S+$)/, '\u00a0')
  const text = `Nori: ${first.title}, ${second.title} (${benefits.journal}), ${first.title}; ${lastTitle}`
  const { container } = renderWithMessages(<TextWithTitles text={text} />, locale)
  expect(container.textContent).toBe(text)
  expect([...container.querySelectorAll('cite')].map(({ textContent }) => textContent)).toEqual([
    first.title,
    second.title,
    benefits.journal,
    first.title,
    lastTitle,
  ])
})

test('a title may have characters of regular expressions', () => {
  const { book } = messages.en
  const first = { ...book.volumes.first, title: 'Who? (Nori)' }
  const own = { ...messages.en, book: { ...book, volumes: { ...book.volumes, first } } } as Messages
  const { container } = renderWithMessages(<TextWithTitles text="Read Who? (Nori) first." />, 'en', own)
  expect(container.innerHTML).toBe('Read <cite>Who? (Nori)</cite> first.')
})
