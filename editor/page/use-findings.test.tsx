/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { createText } from '@/testing/editor-text'
import type { SiteTexts } from './api'
import { dispatch } from './store'
import { useFindings } from './use-findings'

const findings = [{ locale: 'fr', severity: 'error', code: 'severalSpaces', replacement: 'Un petit' }]
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
