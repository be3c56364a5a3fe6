import { act } from '@testing-library/react'
import { toasterTimeoutMs } from '@/client/loading/retry-policy'
import { notify } from '@/client/notifications/notify'
import { notificationDurationMs } from '@/lib/site'
import { renderWithMessages } from '@/testing/render-with-messages'
import { Notifications } from './notifications'

interface ToastOptions {
  id?: number
  onAutoClose: () => void
  onDismiss: () => void
}
let toastCount = 0
const toast = Object.assign(
  jest.fn((_title: string, { id }: ToastOptions) => {
    toastCount += 1
    return id ?? toastCount
  }),
  { dismiss: jest.fn() },
)
const toaster = { toast, Toaster: () => <p>the toaster</p> }
/** What importing the toaster's chunk does. */
let loadChunk: () => object
jest.mock('@/client/notifications/toaster', () => loadChunk())
const failToLoad = () => {
  throw new Error('Failed to load chunk')
}

const advance = (milliseconds = 0) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const add = (id: string, title: string) => act(async () => notify.add({ id, title }))
const shownTitles = () => toast.mock.calls.map(([title]) => title)
const lastOptions = () => toast.mock.lastCall?.[1] as ToastOptions
const readPopover = () => document.querySelector('[popover=manual] .notification-title')?.textContent

/** Renders the notifications in a page that has not loaded the toaster. */
function renderNotifications(load: () => object = () => toaster) {
  jest.resetModules()
  loadChunk = load
  renderWithMessages(<Notifications />)
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  act(() => notify.dismiss())
  jest.clearAllMocks()
})
afterAll(() => jest.useRealTimers())

test('what was replaced or dismissed while the toaster was loading is not shown', async () => {
  renderNotifications()
  act(() => {
    for (const [id, title] of [
      ['a', 'A'],
      ['b', 'B'],
      ['b', 'C'],
      ['d', 'D'],
    ] as const)
      notify.add({ id, title })
    notify.dismiss('d')
  })
  await advance()
  expect(shownTitles()).toEqual(['A', 'C'])
})

test.each(['onAutoClose', 'onDismiss'] as const)(
  'a notification that the toaster has removed (%s) can be shown again while it disappears',
  async (end) => {
    renderNotifications()
    await add('buy', 'A')
    const removed = lastOptions()
    await act(async () => removed[end]())
    expect(notify.getAll()).toEqual([])
    await add('buy', 'A')
    expect(lastOptions().id).toBeUndefined()
    await act(async () => removed.onDismiss())
    expect(notify.getAll()).toHaveLength(1)
  },
)

describe('if the toaster fails to load', () => {
  test('the popover shows the newest notification until it is dismissed', async () => {
    renderNotifications(failToLoad)
    await advance(50)
    expect(readPopover()).toBeUndefined()
    act(() => {
      notify.add({ id: 'a', title: 'A' })
      notify.add({ id: 'b', title: 'B' })
    })
    await advance()
    expect(readPopover()).toBe('B')
    act(() => notify.add({ id: 'd', title: 'D' }).dismiss())
    await advance()
    expect(readPopover()).toBe('B')
    await advance(notificationDurationMs)
    expect(readPopover()).toBeUndefined()
    expect(notify.getAll()).toEqual([])
  })

  test('a notification waits for it for one second at most', async () => {
    // biome-ignore lint/suspicious/noThenProperty: `import()` waits for a module's `then`, so this one never loads
    renderNotifications(() => ({ __esModule: true, then: () => undefined }))
    await add('a', 'A')
    await advance(toasterTimeoutMs - 1)
    expect(readPopover()).toBeUndefined()
    await advance(1)
    expect(readPopover()).toBe('A')
  })
})
