import { useTranslations } from 'next-intl'
import { messages, renderWithMessages } from '@/testing/render-with-messages'

function Title() {
  const t = useTranslations('hero')
  return <h1>{t('title')}</h1>
}

test('a missing message is empty, and is not requested', () => {
  const fetchMock = jest.fn()
  Object.assign(globalThis, { fetch: fetchMock })
  // next-intl reports it.
  const report = jest.spyOn(console, 'error').mockReturnValue()
  const { title: _, ...hero } = messages.en.hero
  const { container } = renderWithMessages(<Title />, 'en', { ...messages.en, hero } as typeof messages.en)
  expect(container.querySelector('h1')).toBeEmptyDOMElement()
  expect(report).toHaveBeenCalledTimes(1)
  expect(fetchMock).not.toHaveBeenCalled()
})
