/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { createText } from '@/testing/editor-text'
import type { SiteTexts } from './api'

document.documentElement.lang = 'es'

test('says in a sentence which languages lag behind a change', async () => {
  const { dispatch } = await import('./store')
  const { LaggingList } = await import('./lagging-list')
  const locales = ['en', 'fr', 'es'].map((code) => ({ code, name: code }))
  const texts = [
    { ...createText('book.text', { en: 'Two', fr: 'Deux', es: 'Dos' }), lagging: ['en', 'fr'] },
    { ...createText('book.title', { en: 'Three', fr: 'Trois', es: 'Tres' }), lagging: ['es'] },
    {
      ...createText('book.lead', { en: 'Four', fr: 'Quatre', es: 'Cuatro' }),
      lagging: ['fr'],
      beforeChange: { en: 'Four', es: 'Tres' },
    },
  ]
  dispatch({ type: 'loaded', site: { texts, locales } as unknown as SiteTexts })
  const { container } = render(<LaggingList />)
  expect([...container.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual([
    'El inglés y el francés aún no reflejan el cambio en español.',
    'El español aún no refleja el cambio en inglés y francés.',
    'El francés aún no refleja el cambio en español.',
  ])
})
