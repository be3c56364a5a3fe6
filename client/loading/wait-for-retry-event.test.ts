import { waitForRetryEvent } from './wait-for-retry-event'

test.each(['online', 'pointerdown', 'keydown'])(
  'resolves at %s, once, even if a handler stops it',
  async (name) => {
    const added = jest.spyOn(window, 'addEventListener')
    document.body.addEventListener(name, (event) => event.stopPropagation(), { once: true })
    const onRetry = jest.fn()
    const promise = waitForRetryEvent().then(onRetry)
    const signals = added.mock.calls.map(([, , options]) => (options as AddEventListenerOptions).signal)
    for (const other of ['offline', 'pointermove']) window.dispatchEvent(new Event(other))
    await Promise.resolve()
    expect(onRetry).not.toHaveBeenCalled()
    const target = name === 'online' ? window : document.body
    target.dispatchEvent(new Event(name, { bubbles: true }))
    await promise
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, true])
    added.mockRestore()
  },
)
