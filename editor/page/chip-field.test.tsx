/** @jest-environment jsdom */

import { EditorView } from '@codemirror/view'
import { act, render } from '@testing-library/react'
import { ChipField, insertArgument } from './chip-field'

test.each([
  ['All three,', 'All three, {price}'],
  ['All three ', 'All three {price}'],
  ['', '{price}'],
])('inserts a chip after “%s”', (value, result) => {
  const handleInput = jest.fn()
  const labels = new Map([['{price}', 'the price']])
  render(<ChipField attributes={{ id: 'text-en' }} labels={labels} value={value} onInput={handleInput} />)
  const view = EditorView.findFromDOM(document.getElementById('text-en') as HTMLElement)
  act(() => view?.dispatch({ selection: { anchor: value.length } }))
  act(() => insertArgument('text-en', '{price}'))
  expect(handleInput).toHaveBeenLastCalledWith(result)
})
