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
type Notify = Awaited<ReturnType<typeof loadNotify>>
/** Adds a notification, and waits until it is shown. */
async function addNotification(notify: Notify, notification: Parameters<Notify['add']>[0]) {
  const notice = notify.add(notification)
  await flushPromises()
  return notice
}
const shownTitles = () => toast.mock.calls.map(([title]) => title)
const failToLoad = () => {
  throw new Error('Failed to load chunk')
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.clearAllMocks())
afterAll(() => jest.useRealTimers())

test('uses the default duration unless a notification has its own, which may be Infinity', async () => {
  const notify = await loadNotify()
  await addNotification(notify, { title: 'A', description: 'B' })
  expect(toast).toHaveBeenLastCalledWith(
    'A',
    expect.objectContaining({ description: 'B', duration: notificationDurationMs }),
  )
  await addNotification(notify, { title: 'A', duration: Number.POSITIVE_INFINITY })
  expect(toast).toHaveBeenLastCalledWith('A', expect.objectContaining({ duration: Number.POSITIVE_INFINITY }))
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
  const notice = await addNotification(notify, { title: 'A' })
  notice.dismiss()
  notify.dismiss()
  expect(toast.dismiss.mock.calls).toEqual([[notice.id], [undefined]])
})

test('never shows what is dismissed before the toaster is loaded', async () => {
  const notify = await loadNotify()
  notify.add({ title: 'X' })
  notify.dismiss()
  const notice = notify.add({ title: 'A' })
  notify.add({ title: 'B' })
  notice.dismiss()
  await addNotification(notify, { title: 'C' })
  expect(shownTitles()).toEqual(['B', 'C'])
})

test('passes id, action and duration to the toaster, or creates a unique id', async () => {
  const notify = await loadNotify()
  const action = 'Go'
  const notice = await addNotification(notify, {
    id: 'own',
    title: 'A',
    description: 'B',
    action,
    duration: 7,
  })
  expect(notice.id).toBe('own')
  expect(toast.mock.calls).toEqual([
    ['A', expect.objectContaining({ id: 'own', description: 'B', action, duration: 7 })],
  ])
  expect(notify.add({ title: 'A' }).id).not.toBe(notify.add({ title: 'A' }).id)
})

test('shows several notifications at once, but only the last with the same id', async () => {
  const notify = await loadNotify()
  notify.add({ title: 'A' })
  notify.add({ id: 'own', title: 'B' })
  await addNotification(notify, { id: 'own', title: 'C' })
  expect(shownTitles()).toEqual(['A', 'C'])
  await addNotification(notify, { title: 'D' })
  expect(shownTitles()).toEqual(['A', 'C', 'D'])
})

test('dismiss does nothing if nothing was shown', async () => {
  const notify = await loadNotify()
  notify.dismiss()
  notify.dismiss('none')
  expect(toast.dismiss).not.toHaveBeenCalled()
  expect(notify.getToaster()).toBeUndefined()
  notify.add({ title: 'A' })
  expect(notify.getToaster()).toBeUndefined()
})

test('calls listeners at each change until they unsubscribe', async () => {
  const notify = await loadNotify()
  const seen: unknown[] = []
  const end = notify.subscribe(() => seen.push(notify.getToaster()))
  await addNotification(notify, { title: 'A' })
  expect(seen.at(-1)).toBe(Toaster)
  const before = seen.length
  end()
  await addNotification(notify, { title: 'B' })
  expect(seen).toHaveLength(before)
})

test('preload provides the toaster before the first notification', async () => {
  const notify = await loadNotify()
  notify.preload()
  await flushPromises()
  expect(notify.getToaster()).toBe(Toaster)
})

test.each(['onAutoClose', 'onDismiss'])(
  'a notification that the toaster removed (%s) can be shown again immediately',
  async (end) => {
    const notify = await loadNotify()
    const idOfLast = () => toast.mock.lastCall[1].id
    await addNotification(notify, { id: 'buy', title: 'A' })
    await addNotification(notify, { id: 'buy', title: 'A' })
    expect(idOfLast()).toBe('buy')
    toast.mock.lastCall[1][end]()
    await addNotification(notify, { id: 'buy', title: 'A' })
    expect(idOfLast()).not.toBe('buy')
    notify.dismiss('buy')
    expect(toast.dismiss).toHaveBeenLastCalledWith(idOfLast())
  },
)

describe('if the toaster fails to load', () => {
  test('a notification is shown natively until it is dismissed', async () => {
    const notify = await loadNotify(failToLoad)
    const notice = await addNotification(notify, { title: 'A', description: 'B' })
    expect(notify.getNative()).toMatchObject({
      title: 'A',
      description: 'B',
      duration: notificationDurationMs,
    })
    notify.dismiss('another')
    expect(notify.getNative()).toBeDefined()
    notice.dismiss()
    expect(notify.getNative()).toBeUndefined()
  })

  test('the popover shows the last of several notifications, and listeners are called', async () => {
    const notify = await loadNotify(failToLoad)
    const seen: unknown[] = []
    notify.subscribe(() => seen.push(notify.getNative()?.title))
    notify.add({ title: 'A' })
    await addNotification(notify, { title: 'B' })
    expect(seen.at(-1)).toBe('B')
    notify.dismiss()
    expect(seen.at(-1)).toBeUndefined()
  })

  test('a notification dismissed meanwhile is not shown and replaces none', async () => {
    const notify = await loadNotify(failToLoad)
    await addNotification(notify, { title: 'A' })
    notify.add({ title: 'B' }).dismiss()
    await flushPromises()
    expect(notify.getNative()).toMatchObject({ title: 'A' })
  })

  test('preload ignores the error', async () => {
    const notify = await loadNotify(failToLoad)
    notify.preload()
    await flushPromises()
    expect(notify.getNative()).toBeUndefined()
  })

  test('the next notification tries to load it again', async () => {
    let isOffline = true
    const notify = await loadNotify(() => (isOffline ? failToLoad() : { toast, Toaster }))
    await addNotification(notify, { title: 'A' })
    isOffline = false
    await addNotification(notify, { title: 'B' })
    expect(toast).toHaveBeenCalledWith('B', expect.anything())
    expect(notify.getToaster()).toBe(Toaster)
  })

  test('a notification waits for the toaster for one second at most', async () => {
    // biome-ignore lint/suspicious/noThenProperty: `import()` waits for a module's `then`, so this one never loads
    const notify = await loadNotify(() => ({ __esModule: true, then: () => undefined }))
    notify.add({ title: 'A' })
    await jest.advanceTimersByTimeAsync(toasterTimeoutMs - 1)
    expect(notify.getNative()).toBeUndefined()
    await jest.advanceTimersByTimeAsync(1)
    expect(notify.getNative()).toMatchObject({ title: 'A' })
  })
})
