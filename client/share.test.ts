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
