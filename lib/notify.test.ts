import { toasterTimeoutMs } from './loading/retry-policy'
import { notificationDurationMs } from './site'

const toast = Object.assign(jest.fn(), { dismiss: jest.fn() })
const Toaster = () => null
/** What importing the toaster's chunk does. */
let chunk: () => object
jest.mock('./toaster', () => chunk())

/** A new copy of the module, which stores whether the toaster is loaded. */
async function loadNotify(chunkOfPage: () => object = () => ({ toast, Toaster })) {
  jest.resetModules()
  chunk = chunkOfPage
  return (await import('./notify')).notify
}
const flushPromises = () => jest.advanceTimersByTimeAsync(0)
const shownTitles = () => toast.mock.calls.map(([title]) => title)
const idOfLast = () => toast.mock.lastCall[1].id
const failToLoad = () => {
  throw new Error('Failed to load chunk')
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.clearAllMocks())
afterAll(() => jest.useRealTimers())

test('shows text, action and id for 5000 ms, for its own duration, or until it is dismissed', async () => {
  const notify = await loadNotify()
  notify.add({ id: 'own', title: 'A', description: 'B', action: 'Go' })
  notify.add({ title: 'C', duration: 7 })
  notify.add({ title: 'D', duration: Number.POSITIVE_INFINITY })
  await flushPromises()
  expect(notificationDurationMs).toBe(5_000)
  expect(toast.mock.calls).toEqual([
    [
      'A',
      expect.objectContaining({
        id: 'own',
        description: 'B',
        action: 'Go',
        duration: notificationDurationMs,
      }),
    ],
    ['C', expect.objectContaining({ duration: 7 })],
    ['D', expect.objectContaining({ duration: Number.POSITIVE_INFINITY })],
  ])
  expect(new Set(toast.mock.calls.map(([, { id }]) => id)).size).toBe(3)
})

test('an update keeps the id and everything that it does not change', async () => {
  const notify = await loadNotify()
  const notice = notify.add({ title: 'A', description: 'B' })
  notice.update({ title: 'C' })
  notice.update({ description: 'D' })
  await flushPromises()
  expect(toast.mock.calls).toEqual([['C', expect.objectContaining({ id: notice.id, description: 'D' })]])
  expect(notice).toMatchObject({ title: 'C', description: 'D' })
})

test('dismisses one notification or all', async () => {
  const notify = await loadNotify()
  notify.dismiss('nothing')
  const notice = notify.add({ title: 'A' })
  await flushPromises()
  notice.dismiss()
  notify.dismiss()
  expect(toast.dismiss.mock.calls).toEqual([[notice.id], [undefined]])
})

test('shows several notifications, but only the last with an id, and none that was dismissed meanwhile', async () => {
  const notify = await loadNotify()
  notify.add({ title: 'X' })
  notify.dismiss()
  notify.add({ title: 'Y' }).dismiss()
  notify.add({ title: 'A' })
  notify.add({ id: 'own', title: 'B' })
  notify.add({ id: 'own', title: 'C' })
  await flushPromises()
  expect(shownTitles()).toEqual(['A', 'C'])
})

test('preload provides the toaster; listeners are called at each change until they unsubscribe', async () => {
  const notify = await loadNotify()
  const seen: unknown[] = []
  const end = notify.subscribe(() => seen.push(notify.getToaster()))
  expect(notify.getToaster()).toBeUndefined()
  notify.preload()
  await flushPromises()
  expect(seen).toEqual([Toaster])
  end()
  notify.add({ title: 'A' })
  expect(seen).toHaveLength(1)
})

test.each(['onAutoClose', 'onDismiss'])(
  'a notification that the toaster removed (%s) can be shown again immediately',
  async (end) => {
    const notify = await loadNotify()
    notify.add({ id: 'buy', title: 'A' })
    await flushPromises()
    expect(idOfLast()).toBe('buy')
    toast.mock.lastCall[1][end]()
    notify.add({ id: 'buy', title: 'A' })
    await flushPromises()
    expect(idOfLast()).not.toBe('buy')
    notify.dismiss('buy')
    expect(toast.dismiss).toHaveBeenLastCalledWith(idOfLast())
  },
)

describe('if the toaster fails to load', () => {
  test('the popover shows the last notification until it is dismissed', async () => {
    const notify = await loadNotify(failToLoad)
    const seen: unknown[] = []
    notify.subscribe(() => seen.push(notify.getNative()?.title))
    notify.preload()
    await flushPromises()
    expect(notify.getNative()).toBeUndefined()

    notify.add({ title: 'A' })
    const notice = notify.add({ title: 'B', description: 'C' })
    await flushPromises()
    expect(notify.getNative()).toMatchObject({
      title: 'B',
      description: 'C',
      duration: notificationDurationMs,
    })
    expect(seen.at(-1)).toBe('B')
    notify.add({ title: 'D' }).dismiss()
    notify.dismiss('another')
    await flushPromises()
    expect(notify.getNative()).toMatchObject({ title: 'B' })
    notice.dismiss()
    expect(notify.getNative()).toBeUndefined()
    expect(seen.at(-1)).toBeUndefined()
  })

  test('the next notification tries to load it again', async () => {
    let isOffline = true
    const notify = await loadNotify(() => (isOffline ? failToLoad() : { toast, Toaster }))
    notify.add({ title: 'A' })
    await flushPromises()
    isOffline = false
    notify.add({ title: 'B' })
    await flushPromises()
    expect(toast).toHaveBeenCalledWith('B', expect.anything())
  })

  test('a notification waits for it for one second at most', async () => {
    // biome-ignore lint/suspicious/noThenProperty: `import()` waits for a module's `then`, so this one never loads
    const notify = await loadNotify(() => ({ __esModule: true, then: () => undefined }))
    notify.add({ title: 'A' })
    await jest.advanceTimersByTimeAsync(toasterTimeoutMs - 1)
    expect(notify.getNative()).toBeUndefined()
    await jest.advanceTimersByTimeAsync(1)
    expect(notify.getNative()).toMatchObject({ title: 'A' })
  })
})
