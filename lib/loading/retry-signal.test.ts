import { retrySignal } from './retry-signal'

/** Whether a promise is fulfilled by now. */
const isFulfilled = (promise: Promise<void>) =>
  Promise.race([promise.then(() => true), Promise.resolve(false)])

test.each(['online', 'pointerdown', 'keydown'])('%s is a sign to try again', async (sign) => {
  const promise = retrySignal()
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('pointermove'))
  expect(await isFulfilled(promise)).toBe(false)
  window.dispatchEvent(new Event(sign))
  await expect(promise).resolves.toBeUndefined()
})

test('a press counts where a part of the page keeps it to itself, too', async () => {
  document.body.addEventListener('keydown', (event) => event.stopPropagation(), { once: true })
  const promise = retrySignal()
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  await expect(promise).resolves.toBeUndefined()
})

test('after the sign nothing listens any more', async () => {
  const added = jest.spyOn(window, 'addEventListener')
  const removed = jest.spyOn(window, 'removeEventListener')
  const promise = retrySignal()
  window.dispatchEvent(new Event('online'))
  await promise
  expect(added.mock.calls.length).toBeGreaterThan(0)
  expect(removed.mock.calls).toEqual(added.mock.calls)
  jest.restoreAllMocks()
})
