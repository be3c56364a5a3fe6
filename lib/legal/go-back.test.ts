import { goBack } from './go-back'

/** Presses a link with this handler in a browser with this history. */
function press({ length, canGoBack }: { length: number; canGoBack?: boolean }) {
  jest.spyOn(history, 'length', 'get').mockReturnValue(length)
  const back = jest.spyOn(history, 'back').mockImplementation(() => undefined)
  if (canGoBack !== undefined) Object.assign(window, { navigation: { canGoBack } })
  const event = new MouseEvent('click', { cancelable: true })
  goBack(event)
  return { goesBack: back.mock.calls.length === 1, followsLink: !event.defaultPrevented }
}

afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(window, 'navigation')
})

const goesBack = { goesBack: true, followsLink: false }
const followsLink = { goesBack: false, followsLink: true }

test.each([
  ['a page of this site comes before', { length: 2, canGoBack: true }, goesBack],
  ['another site comes before, or only later pages exist', { length: 2, canGoBack: false }, followsLink],
  ['nothing comes before', { length: 1, canGoBack: false }, followsLink],
  ['an older browser has a history', { length: 2 }, goesBack],
  ['an older browser has none', { length: 1 }, followsLink],
])('where %s', (_, history, outcome) => {
  expect(press(history)).toEqual(outcome)
})
