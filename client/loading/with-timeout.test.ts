import { withTimeout } from './with-timeout'

const pending = new Promise<string>(() => undefined)

beforeEach(() => jest.useFakeTimers())
afterAll(() => jest.useRealTimers())

test('settles like a promise that settles in time, and clears its timer', async () => {
  await expect(withTimeout(Promise.resolve('a'), 100)).resolves.toBe('a')
  await expect(withTimeout(Promise.reject(new Error('own')), 100)).rejects.toThrow('own')
  expect(jest.getTimerCount()).toBe(0)
})

test('rejects a pending promise after the timeout, not earlier', async () => {
  const onReject = jest.fn()
  withTimeout(pending, 100).catch(onReject)
  await jest.advanceTimersByTimeAsync(99)
  expect(onReject).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(onReject).toHaveBeenCalledWith(new Error('timed out'))
})
