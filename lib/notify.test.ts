import { site } from './site'

const toast = Object.assign(jest.fn(), { dismiss: jest.fn() })
const Toaster = () => null
/** What importing the toaster's chunk does. */
let chunk: () => object
jest.mock('sonner', () => chunk())

/** A new copy of the module, which stores whether the toaster is loaded. */
async function loadNotify(chunkOfPage: () => object = () => ({ toast, Toaster })) {
  jest.resetModules()
  chunk = chunkOfPage
  return (await import('./notify')).notify
}
const settled = () => jest.advanceTimersByTimeAsync(0)
const isMissing = () => {
  throw new Error('Failed to load chunk')
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.clearAllMocks())
afterAll(() => jest.useRealTimers())

test('a notification stays 5000 ms unless it says otherwise, Infinity included', async () => {
  const notify = await loadNotify()
  notify.add({ title: 'A', description: 'B' })
  await settled()
  expect(toast).toHaveBeenLastCalledWith('A', expect.objectContaining({ description: 'B', duration: 5000 }))
  expect(site.notificationDuration).toBe(5000)
  notify.add({ title: 'A', duration: Number.POSITIVE_INFINITY })
  await settled()
  expect(toast).toHaveBeenLastCalledWith('A', expect.objectContaining({ duration: Number.POSITIVE_INFINITY }))
})

test('an update keeps the id and what it does not change, earlier updates included', async () => {
  const notify = await loadNotify()
  const notice = notify.add({ title: 'A', description: 'B' })
  notice.update({ title: 'C' })
  notice.update({ description: 'D' })
  await settled()
  expect(toast.mock.calls).toEqual([['C', expect.objectContaining({ id: notice.id, description: 'D' })]])
  expect(notice).toMatchObject({ title: 'C', description: 'D' })
})

test('one notification or all can be dismissed', async () => {
  const notify = await loadNotify()
  const notice = notify.add({ title: 'A' })
  await settled()
  notice.dismiss()
  notify.dismiss()
  expect(toast.dismiss.mock.calls).toEqual([[notice.id], [undefined]])
})

test('a notification that is dismissed before the toaster is loaded is never shown', async () => {
  const notify = await loadNotify()
  notify.add({ title: 'A' }).dismiss()
  notify.add({ title: 'B' })
  await settled()
  expect(toast.mock.calls.map(([title]) => title)).toEqual(['B'])
})

test('each notification has its own id', async () => {
  const notify = await loadNotify()
  expect(notify.add({ title: 'A' }).id).not.toBe(notify.add({ title: 'A' }).id)
})

test('the toaster is on the page only after the first notification', async () => {
  const notify = await loadNotify()
  notify.prepare()
  await settled()
  expect(notify.toaster()).toBeUndefined()
  notify.add({ title: 'A' })
  expect(notify.toaster()).toBe(Toaster)
})

describe('when the toaster can not be loaded', () => {
  test('a notification is shown natively until it is dismissed', async () => {
    const notify = await loadNotify(isMissing)
    const notice = notify.add({ title: 'A', description: 'B' })
    await settled()
    expect(notify.native()).toMatchObject({ title: 'A', description: 'B', duration: 5000 })
    notify.dismiss('another')
    expect(notify.native()).toBeDefined()
    notice.dismiss()
    expect(notify.native()).toBeUndefined()
  })

  test('the next notification loads it again', async () => {
    let isOffline = true
    const notify = await loadNotify(() => (isOffline ? isMissing() : { toast, Toaster }))
    notify.add({ title: 'A' })
    await settled()
    isOffline = false
    notify.add({ title: 'B' })
    await settled()
    expect(toast).toHaveBeenCalledWith('B', expect.anything())
    expect(notify.toaster()).toBe(Toaster)
  })

  test('a notification waits for it no longer than a second', async () => {
    const notify = await loadNotify()
    // The import itself never ends.
    jest.spyOn(Promise.prototype, 'then').mockImplementationOnce(() => new Promise(() => undefined))
    notify.add({ title: 'A' })
    await jest.advanceTimersByTimeAsync(999)
    expect(notify.native()).toBeUndefined()
    await jest.advanceTimersByTimeAsync(1)
    expect(notify.native()).toMatchObject({ title: 'A' })
  })
})
