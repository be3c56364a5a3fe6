/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { createText } from '@/testing/editor-text'
import type { EditorFinding, SiteTexts, Text } from './api'
import { dispatch } from './store'
import { TextDialog } from './text-dialog'

const locales = ['en', 'fr', 'es'].map((code) => ({ code, name: code, path: `/${code}` }))

/** Shows the dialog of a text that was opened on a French page. */
function showDialog(text: Text) {
  const site = { locales, pages: [], texts: [text], fileFindings: [], url: 'https://a.ca' }
  dispatch({ type: 'loaded', site: site as unknown as SiteTexts })
  return render(<TextDialog text={text} open={{ id: text, opener: 'page', locale: 'fr' }} />).container
}

test('each preview of a search result is with the field of its language', () => {
  const container = showDialog(createText('meta.title', { en: 'One', fr: 'Un', es: 'Uno' }))
  const order = [...container.querySelectorAll('textarea, [class="result"]')].map(
    (element) => element.id || element.getAttribute('aria-label'),
  )
  const names = { fr: 'French', en: 'English', es: 'Spanish' }
  expect(order).toEqual(
    Object.entries(names).flatMap(([code, name]) => [`text-${code}`, `Search result, ${name}`]),
  )
})

test('a search result is cut where the counter reaches the limit, and not before', () => {
  const es = 'Nori: libros ilustrados de la corgi para niños de 3 a 10 año'
  const text = { ...createText('meta.title', { es, fr: `${es}s` }), maxLength: 60 }
  const container = showDialog(text)
  const getTitle = (locale: string) => container.querySelector(`[lang="${locale}"] .result b`)?.textContent
  expect(getTitle('es')).toBe(es)
  expect(getTitle('fr')).toBe(`${es}…`)
})

test.each([
  ['with a limit that is far', { limit: 10 }, '7 characters'],
  ['near its limit', { limit: 8 }, '7 of 8 characters'],
  ['with a recommended length', { maxLength: 75 }, '7 of 75 characters'],
])('the counter of a text %s', (_, limits, counter) => {
  showDialog({ ...createText('about-us.answer', { fr: 'Réponse' }), ...limits })
  expect(document.getElementById('text-fr-count')?.textContent).toBe(counter)
})

test('shows both versions as soon as others change the text, and Save leads to them', async () => {
  const before = createText('book.title', { en: 'One', fr: 'Un' })
  const after = { ...before, values: { en: 'One', fr: 'Un autre' } }
  dispatch({ type: 'edit', id: before, locale: 'fr', stored: 'Un', text: 'Mon titre' })
  const container = showDialog(after)
  expect(container.querySelector('textarea')?.value).toBe('Mon titre')
  expect(container.querySelectorAll('.conflict')).toHaveLength(1)
  fireEvent.submit(container.querySelector('form') as HTMLFormElement)
  const useFile = screen.getByRole('button', { name: 'Use the file’s version' })
  expect(document.activeElement).toBe(useFile)
  fireEvent.click(useFile)
  expect(container.querySelector('textarea')?.value).toBe('Un autre')
  fireEvent.click(screen.getByRole('button', { name: 'Bring back' }))
  expect(container.querySelector('textarea')?.value).toBe('Mon titre')
})

test('a fact that was changed elsewhere in all languages is chosen once', () => {
  const fact = { ...createText('book.offer.amount', { en: '1', fr: '1', es: '1' }), isShared: true as const }
  for (const locale of ['en', 'fr', 'es'])
    dispatch({ type: 'edit', id: fact, locale, stored: '1', text: '2' })
  const container = showDialog({ ...fact, values: { en: '3', fr: '3', es: '3' } })
  fireEvent.click(screen.getByRole('button', { name: 'Keep your version' }))
  expect(container.querySelector('.conflict')).toBeNull()
  expect(container.querySelector('textarea')?.value).toBe('2')
})

test.each(['warning', 'error'] as const)(
  'the counter of a page of the story is marked as %s with its finding',
  (severity) => {
    const text = createText('free-story.story.pages.p01.text', { en: 'Nori.', fr: 'Nori !' })
    const finding: EditorFinding = {
      locale: 'en',
      severity,
      code: 'pageLength',
      values: { count: 1, least: 25, most: 45 },
    }
    const container = showDialog({
      ...text,
      wordLimits: { min: 25, max: 45, maxPerSentence: 25 },
      findings: [finding],
    })
    const getClass = (locale: string) => container.querySelector(`#text-${locale}-count`)?.className
    expect(screen.getByText('5 characters, 1 of 45 words')).toBeTruthy()
    expect([getClass('en'), getClass('fr')]).toEqual([severity, ''])
  },
)

test('shows the picture that a text describes', () => {
  const container = showDialog(createText('hero.imageAlt', { en: 'Nori', fr: 'Nori', es: 'Nori' }))
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/art/hero-wide.svg')
})
