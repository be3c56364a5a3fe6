import { shareOrCopy } from './share'

const page = { title: 'The Moon Is Late', url: 'https://nori.example/free-story.html' }
const share = jest.fn()
const writeText = jest.fn()

const offer = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })

beforeEach(() => {
  share.mockReset().mockResolvedValue(undefined)
  writeText.mockReset().mockResolvedValue(undefined)
  offer('share', share)
  offer('clipboard', { writeText })
})
afterEach(() => {
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name)
})

test('opens the system’s dialog with title and URL, and copies nothing', async () => {
  expect(await shareOrCopy(page)).toBe('shared')
  expect(share).toHaveBeenCalledWith(page)
  expect(writeText).not.toHaveBeenCalled()
})

test('copies nothing if the visitor closes the dialog', async () => {
  share.mockRejectedValue(new DOMException('closed', 'AbortError'))
  expect(await shareOrCopy(page)).toBe('shared')
  expect(writeText).not.toHaveBeenCalled()
})

test('copies the URL if the dialog is refused', async () => {
  share.mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
  expect(await shareOrCopy(page)).toBe('copied')
  expect(writeText).toHaveBeenCalledWith(page.url)
})

test('copies the URL if there is no dialog', async () => {
  Reflect.deleteProperty(navigator, 'share')
  expect(await shareOrCopy(page)).toBe('copied')
  expect(writeText).toHaveBeenCalledWith(page.url)
})

test('returns failed if the URL cannot be copied', async () => {
  Reflect.deleteProperty(navigator, 'share')
  writeText.mockRejectedValue(new Error('refused'))
  expect(await shareOrCopy(page)).toBe('failed')
  offer('clipboard', undefined)
  expect(await shareOrCopy(page)).toBe('failed')
})
