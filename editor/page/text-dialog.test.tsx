/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
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
