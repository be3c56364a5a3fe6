import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Disclosure } from './disclosure'

function setUp(returnsFocus = false) {
  render(
    <>
      <Disclosure name="test" summary="Menu" returnsFocus={returnsFocus}>
        <a href="#book">Books</a>
        <p>Just text</p>
      </Disclosure>
      <button type="button">Elsewhere</button>
    </>,
  )
  const details = screen.getByText('Menu').closest('details') as HTMLDetailsElement
  details.open = true
  return details
}

test('stays open when text inside is pressed', async () => {
  const details = setUp()
  await userEvent.click(screen.getByText('Just text'))
  expect(details.open).toBe(true)
})

test('closes on a press outside, and when the focus moves outside', async () => {
  const details = setUp()
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(details.open).toBe(false)
  details.open = true
  screen.getByRole('link').focus()
  screen.getByRole('button').focus()
  expect(details.open).toBe(false)
})

test('closes on Escape, and returns the focus to its control', async () => {
  const details = setUp()
  screen.getByRole('link').focus()
  await userEvent.keyboard('{Escape}')
  expect(details.open).toBe(false)
  expect(screen.getByText('Menu').closest('summary')).toHaveFocus()
})

test.each([true, false])('a choice closes it; the focus returns to its control: %s', async (returnsFocus) => {
  const details = setUp(returnsFocus)
  await userEvent.click(screen.getByRole('link'))
  expect(details.open).toBe(false)
  expect(document.activeElement?.matches('summary')).toBe(returnsFocus)
})
