import { notificationDurationMs } from '@/lib/site'
import { notify } from './notify'

const listTitles = () => notify.getAll().map(({ title }) => title)
afterEach(() => notify.dismiss())

test('a notification has an id, its content and a duration of 5000 ms, or its own', () => {
  const content = { title: 'A', description: 'B', action: 'Go' }
  notify.add({ id: 'own', ...content })
  notify.add({ id: 'endless', title: 'C', duration: Number.POSITIVE_INFINITY })
  expect(notificationDurationMs).toBe(5_000)
  expect(notify.getAll()).toEqual([
    { id: 'own', ...content, duration: notificationDurationMs, dismiss: expect.any(Function) },
    { id: 'endless', title: 'C', duration: Number.POSITIVE_INFINITY, dismiss: expect.any(Function) },
  ])
})

test('a notification replaces the one with its id, and is the newest', () => {
  for (const [id, title] of [
    ['a', 'A'],
    ['b', 'B'],
    ['a', 'C'],
  ] as const)
    notify.add({ id, title })
  expect(listTitles()).toEqual(['B', 'C'])
})

test('an update keeps what it does not change; one that is gone stays so', () => {
  const notification = notify.add({ id: 'a', title: 'A', description: 'B' })
  notify.update('a', { title: 'C' })
  expect(notify.getAll()).toEqual([{ ...notification, title: 'C' }])
  notification.dismiss()
  notify.update('a', { title: 'D' })
  expect(notify.getAll()).toEqual([])
})

test('dismisses one notification or all, and tells listeners until they unsubscribe', () => {
  const seen: unknown[] = []
  const unsubscribe = notify.subscribe(() => seen.push(listTitles()))
  for (const id of ['a', 'b', 'c']) notify.add({ id, title: id })
  notify.dismiss('b')
  notify.dismiss()
  unsubscribe()
  notify.add({ id: 'd', title: 'd' })
  expect(seen).toEqual([['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'c'], []])
})
