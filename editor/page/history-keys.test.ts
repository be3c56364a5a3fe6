/** @jest-environment jsdom */
import { repeatKeys } from './history-keys'

const press = (element: Element) => {
  const event = new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true })
  element.dispatchEvent(event)
  return event
}

test('keys in a frame reach the editor’s window, except those that are typed into a field', () => {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = '<button></button><input>'
  const stop = repeatKeys(page)
  const handle = jest.fn((event: Event) => event.preventDefault())
  addEventListener('keydown', handle)
  const [button, input] = page.body.children as unknown as [Element, Element]
  press(input)
  expect(handle).not.toHaveBeenCalled()
  expect(press(button).defaultPrevented).toBe(true)
  expect(handle).toHaveBeenLastCalledWith(expect.objectContaining({ key: 'z', ctrlKey: true }))
  stop()
  press(button)
  expect(handle).toHaveBeenCalledTimes(1)
})
