/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import type { EditorFinding, SiteTexts } from './api'
import { FindingList } from './findings'
import { dispatch } from './store'

const onFix = jest.fn()
const createFinding = (fields: Partial<EditorFinding>): EditorFinding => ({
  locale: 'en',
  severity: 'error',
  code: 'empty',
  values: undefined,
  ...fields,
})
const list = (...findings: EditorFinding[]) => (
  <FindingList findings={findings} onFix={onFix} onOpen={() => {}} />
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
