/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { createText } from '@/testing/editor-text'
import type { SiteTexts } from './api'
import { dispatch } from './store'
import { useFindings } from './use-findings'

let findings: object[] = [{ locale: 'fr', severity: 'error', code: 'severalSpaces', replacement: 'Un petit' }]
jest.mock('./api', () => ({ callApi: async () => ({ findings }) }))

const text = createText('hero.title', { fr: 'Petit' })
const edit = (typed: string) =>
  act(() => dispatch({ type: 'edit', id: text, locale: 'fr', stored: 'Petit', text: typed }))

test('says that findings are about an earlier draft, until the current one is checked', async () => {
  jest.useFakeTimers()
  dispatch({ type: 'loaded', site: { texts: [text] } as unknown as SiteTexts })
  const { result } = renderHook(() => useFindings(text, () => {}))
  const check = () => act(() => jest.advanceTimersByTimeAsync(1000))
  expect(result.current.slice(0, 2)).toEqual([[], true])
  edit('Un  petit')
  expect(result.current.slice(0, 2)).toEqual([[], false])
  await check()
  expect(result.current.slice(0, 2)).toEqual([findings, true])
  edit('Un autre')
  expect(result.current.slice(0, 2)).toEqual([findings, false])
  // What is typed after the stored text has nothing to do with what was typed before it.
  edit('Petit')
  edit('Grand')
  expect(result.current.slice(0, 2)).toEqual([[], false])
})

test('a warning about a date is gone once the date is saved or typed, before the draft is checked again', async () => {
  jest.useFakeTimers()
  const date = createText('terms.updated', { fr: '2026-01-02' })
  const load = (value: string) => {
    const site = { texts: [text, { ...date, values: { fr: value } }] } as unknown as SiteTexts
    dispatch({ type: 'loaded', site })
  }
  findings = [
    { locale: 'fr', code: 'dateUnchanged', relatedKey: 'terms.updated', relatedValue: '2026-11-25' },
  ]
  load('2026-01-02')
  const { result } = renderHook(() => useFindings(text, () => {}))
  edit('Grand')
  await act(() => jest.advanceTimersByTimeAsync(1000))
  expect(result.current[0]).toEqual(findings)
  act(() => load('2026-11-25'))
  expect(result.current[0]).toEqual([])
  act(() => load('2026-01-02'))
  expect(result.current[0]).toEqual(findings)
  act(() => dispatch({ type: 'edit', id: date, locale: 'fr', stored: '2026-01-02', text: '2026-11-25' }))
  expect(result.current[0]).toEqual([])
})
