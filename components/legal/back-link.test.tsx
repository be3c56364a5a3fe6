import { fireEvent, render, screen } from '@testing-library/react'
import { BackLink } from './back-link'

const setUp = (length: number) => {
  jest.spyOn(history, 'length', 'get').mockReturnValue(length)
  const back = jest.spyOn(history, 'back').mockImplementation(() => undefined)
  render(<BackLink home="/fr" label="Back" />)
  const followed = fireEvent.click(screen.getByRole('link', { name: 'Back' }))
  return { back, followed }
}

afterEach(() => jest.restoreAllMocks())

test('goes back in history', () => {
  const { back, followed } = setUp(2)
  expect(back).toHaveBeenCalledTimes(1)
  expect(followed).toBe(false)
})

test('leads home where there is no history', () => {
  const { back, followed } = setUp(1)
  expect(back).not.toHaveBeenCalled()
  expect(followed).toBe(true)
  expect(screen.getByRole('link')).toHaveAttribute('href', '/fr')
})
