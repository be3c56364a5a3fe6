import { goBack } from './go-back'

const press = (length: number) => {
  jest.spyOn(history, 'length', 'get').mockReturnValue(length)
  const back = jest.spyOn(history, 'back').mockImplementation(() => undefined)
  const preventDefault = jest.fn()
  goBack({ preventDefault })
  return { back, preventDefault }
}

afterEach(() => jest.restoreAllMocks())

test('goes back in history', () => {
  const { back, preventDefault } = press(2)
  expect(back).toHaveBeenCalledTimes(1)
  expect(preventDefault).toHaveBeenCalledTimes(1)
})

test('lets the link lead home where there is no history', () => {
  const { back, preventDefault } = press(1)
  expect(back).not.toHaveBeenCalled()
  expect(preventDefault).not.toHaveBeenCalled()
})
