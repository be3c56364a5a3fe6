import { legalPageScript } from './page-script'

test("the static pages' script shows the visitor's year and goes back, without other code", () => {
  jest.useFakeTimers({ now: new Date('2031-06-01') })
  jest.spyOn(history, 'length', 'get').mockReturnValue(2)
  const back = jest.spyOn(history, 'back').mockImplementation(() => undefined)
  document.body.innerHTML = '<a class="back-link" href="/">Back</a><footer><time>2026</time></footer>'
  // As in a browser: without this module's scope.
  new Function(legalPageScript)()
  expect(document.querySelector('time')?.textContent).toBe('2031')
  document.querySelector('a')?.click()
  expect(back).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})
