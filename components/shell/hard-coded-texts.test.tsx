import { Landing } from '@/components/sections/landing'
import { ErrorFallback } from '@/components/ui/error-fallback'
import { buildDictionary } from '@/lib/i18n/build-dictionary'
import { localeTable } from '@/lib/i18n/locales'
import { mapMessages } from '@/lib/i18n/map-messages'
import { isValueKey } from '@/lib/i18n/text-specs'
import { messages, renderWithMessages } from '@/testing/render-with-messages'
import { Footer } from './footer'
import { HeaderContent } from './header-content'
import { LanguageProvider } from './language-provider'
import { NativeNotice } from './native-notice'

test('no visible text is hard-coded', () => {
  const bracketed = mapMessages(messages.en, (text, key) => (isValueKey(key) ? text : `⟦${text}⟧`))
  renderWithMessages(
    <>
      <LanguageProvider locale="en" dictionary={buildDictionary(bracketed, 'en')}>
        <HeaderContent />
      </LanguageProvider>
      <Landing />
      <Footer />
      <NativeNotice />
      <ErrorFallback retry={() => undefined} />
    </>,
    'en',
    bracketed,
  )
  const names = ['Nori', ...localeTable.map(({ name }) => name)]
  // The address has places to break (MailAddress).
  const address = messages.en.footer.email.split(/(?<=[@.])/)
  expect(plainTexts(document.body).sort()).toEqual([...names, ...address].sort())
})

/** Texts, accessible names and alternative texts without the brackets around every message. */
function plainTexts(root: HTMLElement): string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const whole =
      node.parentElement?.closest('p, li, h1, h2, h3, h4, dt, dd, a, button, label, summary, .book-cover') ??
      node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (/[\p{L}]{2}/u.test(text) && !whole?.textContent?.includes('⟦')) found.push(text)
  }
  for (const element of root.querySelectorAll('[aria-label], img[alt]')) {
    const name = element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? ''
    if (name && !name.includes('⟦')) found.push(name)
  }
  return [...new Set(found)]
}
