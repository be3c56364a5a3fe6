/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { createText } from '@/testing/editor-text'
import type { EditorFinding, SiteTexts, Text } from './api'
import { FindingList } from './findings'
import { dispatch } from './store'

const onFix = jest.fn()
const onOpen = jest.fn()
const createFinding = (fields: Partial<EditorFinding>): EditorFinding => ({
  locale: 'en',
  severity: 'error',
  code: 'empty',
  values: undefined,
  ...fields,
})
const own: Text = { ...createText('book.offer.amount', { en: '2999' }), role: 'price' }
const list = (...findings: EditorFinding[]) => (
  <FindingList text={own} findings={findings} onFix={onFix} onOpen={onOpen} />
)
const spaces = createFinding({ code: 'severalSpaces', replacement: 'A b' })

beforeEach(() => dispatch({ type: 'loaded', site: { texts: [] } as unknown as SiteTexts }))

test('says the same mistake once, and nothing once it is corrected', () => {
  const { container, rerender } = render(
    list(spaces, createFinding({ code: 'doubledWord', values: { word: 'et' } }), spaces),
  )
  expect(container.querySelectorAll('.finding')).toHaveLength(2)
  rerender(list())
  expect(container.textContent).toBe('')
})

test('an old date of a legal text has a button that types today’s date in all languages', () => {
  const date = createText('terms.updated', { en: '2026-01-02', fr: '2026-01-02' })
  dispatch({ type: 'loaded', site: { texts: [date] } as unknown as SiteTexts })
  const related = { relatedKey: date.key, relatedValue: '2026-11-25' }
  render(list(createFinding({ code: 'dateUnchanged', values: { date: '2026-01-02' }, ...related })))
  fireEvent.click(screen.getByRole('button', { name: 'Put today’s date' }))
  const drafts = Object.keys(localStorage).map((name) => JSON.parse(localStorage.getItem(name) ?? ''))
  const draft = { key: date.key, base: '2026-01-02', text: '2026-11-25' }
  expect(drafts).toMatchObject([
    { ...draft, locale: 'en' },
    { ...draft, locale: 'fr' },
  ])
})

test('a misspelling with several suggestions has a button for each', () => {
  const choices = ['chien', 'chemin'].map((right) => ({ right, replacement: `Le ${right} dort` }))
  render(
    list(createFinding({ code: 'unknownWord', severity: 'warning', values: { word: 'chein' }, choices })),
  )
  fireEvent.click(screen.getByRole('button', { name: 'chemin' }))
  expect(onFix).toHaveBeenCalledWith('Le chemin dort')
})

test('a warning about the value of a fact names the fact', () => {
  const high = createFinding({ code: 'priceHigh', severity: 'warning', values: { most: 500 } })
  const { container } = render(list(high))
  expect(container.textContent).toContain('The price is over 500;')
})

test('a currency that other texts do not name leads to each of them', () => {
  const terms = {
    ...createText('terms.prices.0', { en: 'In Canadian dollars' }),
    folder: 'messages/legal' as const,
  }
  const facts = createText('hero.facts', { en: '{price} CAD' })
  dispatch({ type: 'loaded', site: { texts: [facts, terms] } as unknown as SiteTexts })
  const relatedTexts = [terms, facts].map(({ folder, key }) => ({ folder, key }))
  const code = 'currencyElsewhere'
  render(list(createFinding({ code, severity: 'warning', values: { currency: 'MXN' }, relatedTexts })))
  screen.getByRole('button', { name: 'the price CAD' })
  fireEvent.click(screen.getByRole('button', { name: 'In Canadian dollars' }))
  expect(onOpen).toHaveBeenCalledWith(terms)
})
