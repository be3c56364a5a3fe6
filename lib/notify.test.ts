import { notify } from './notify'
import { site } from './site'

const toast = Object.assign(jest.fn(), { dismiss: jest.fn() })
jest.mock('sonner', () => ({
  get toast() {
    return toast
  },
}))

afterEach(() => jest.clearAllMocks())

test('a notification stays 5000 ms unless it says otherwise, Infinity included', async () => {
  await notify.add({ title: 'A', description: 'B' }).shown
  expect(toast).toHaveBeenLastCalledWith('A', expect.objectContaining({ description: 'B', duration: 5000 }))
  expect(site.notificationDuration).toBe(5000)
  await notify.add({ title: 'A', duration: Number.POSITIVE_INFINITY }).shown
  expect(toast).toHaveBeenLastCalledWith('A', expect.objectContaining({ duration: Number.POSITIVE_INFINITY }))
})

test('an update keeps the identity and what it does not change', async () => {
  const notice = notify.add({ title: 'A', description: 'B' })
  notice.update({ title: 'C' })
  await notice.shown
  await Promise.resolve()
  expect(toast).toHaveBeenLastCalledWith('C', expect.objectContaining({ id: notice.id, description: 'B' }))
})

test('one notification or all can be dismissed', async () => {
  const notice = notify.add({ title: 'A' })
  await notice.shown
  notice.dismiss()
  notify.dismiss()
  await new Promise(process.nextTick)
  expect(toast.dismiss.mock.calls).toEqual([[notice.id], [undefined]])
})

test('each notification has an id of its own', () => {
  expect(notify.add({ title: 'A' }).id).not.toBe(notify.add({ title: 'A' }).id)
})
