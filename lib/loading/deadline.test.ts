import { withDeadline } from './deadline'

const never = new Promise<string>(() => undefined)

beforeEach(() => jest.useFakeTimers())
afterAll(() => jest.useRealTimers())

test('what comes in time is the outcome, and no timer stays behind', async () => {
  await expect(withDeadline(Promise.resolve('a'), 100)).resolves.toBe('a')
  await expect(withDeadline(Promise.reject(new Error('own')), 100)).rejects.toThrow('own')
  expect(jest.getTimerCount()).toBe(0)
})

test('what does not come in time is an error, not a millisecond earlier', async () => {
  const failed = jest.fn()
  withDeadline(never, 100).catch(failed)
  await jest.advanceTimersByTimeAsync(99)
  expect(failed).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledWith(new Error('no answer in time'))
})
