/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { Boundary } from './boundary'

const part = { isBroken: true }
function Part() {
  if (part.isBroken) throw new Error('no frame')
  return 'the part'
}

test('a part that fails says so in its place, and can be tried again', () => {
  jest.spyOn(console, 'error').mockImplementation()
  render(
    <>
      <Boundary>
        <Part />
      </Boundary>
      <p>another part</p>
    </>,
  )
  expect(screen.getByRole('alert').textContent).toContain('no frame')
  screen.getByText('another part')
  part.isBroken = false
  fireEvent.click(screen.getByRole('button'))
  screen.getByText('the part')
  jest.restoreAllMocks()
})
