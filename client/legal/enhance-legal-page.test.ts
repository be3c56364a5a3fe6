import { enhanceLegalPage } from './enhance-legal-page'

afterEach(() => jest.restoreAllMocks())

test('shows the visitor’s year and makes the back link go back', () => {
  jest.useFakeTimers({ now: new Date('2031-06-01') })
  jest.spyOn(history, 'length', 'get').mockReturnValue(2)
  const back = jest.spyOn(history, 'back').mockImplementation(() => undefined)
  document.body.innerHTML = '<a class="back-link" href="/">Back</a><footer><time>2026</time></footer>'
  enhanceLegalPage()
  expect(document.querySelector('time')?.textContent).toBe('2031')
  document.querySelector('a')?.click()
  expect(back).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})

test('the back link does not go back to the same page in another language', () => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/privacy-policy-fr.html`)
  jest.spyOn(history, 'length', 'get').mockReturnValue(2)
  const back = jest.spyOn(history, 'back').mockImplementation(() => undefined)
  document.body.innerHTML =
    '<a class="back-link" href="#">Back</a><a hreflang="fr" href="/privacy-policy-fr.html">Français</a>'
  enhanceLegalPage()
  document.querySelector('a')?.click()
  expect(back).not.toHaveBeenCalled()
})

test('does nothing on a page without a back link and a year', () => {
  document.body.innerHTML = '<footer></footer>'
  expect(enhanceLegalPage).not.toThrow()
})
