/** @jest-environment jsdom */
import { waitForRetryEvent } from './wait-for-retry-event'

/** Whether the promise has already resolved. */
const hasResolved = (promise: Promise<void>) =>
  Promise.race([promise.then(() => true), Promise.resolve(false)])

test.each(['online', 'pointerdown', 'keydown'])('resolves at %s, and not at other events', async (name) => {
  const promise = waitForRetryEvent()
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('pointermove'))
  expect(await hasResolved(promise)).toBe(false)
  window.dispatchEvent(new Event(name))
  await expect(promise).resolves.toBeUndefined()
})

test('resolves at a key press whose propagation is stopped', async () => {
  document.body.addEventListener('keydown', (event) => event.stopPropagation(), { once: true })
  const promise = waitForRetryEvent()
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  await expect(promise).resolves.toBeUndefined()
})

test('removes all listeners after the first event', async () => {
  const added = jest.spyOn(window, 'addEventListener')
  const promise = waitForRetryEvent()
  const signals = added.mock.calls.map(([, , options]) => (options as AddEventListenerOptions).signal)
  expect(signals.map((signal) => signal?.aborted)).toEqual([false, false, false])
  window.dispatchEvent(new Event('online'))
  await promise
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, true])
  jest.restoreAllMocks()
})
