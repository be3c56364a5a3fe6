import { goBack } from './go-back'

/** Where jsdom is. */
const site = location.origin

/** Presses a link with this handler where these addresses have been visited, and one of them is shown. */
function press(addresses: string[], { hasNavigation = true, shown = addresses.length - 1 } = {}) {
  const entries = addresses.map((url, index) => ({ url: site + url, key: `entry ${index}`, index }))
  let wentTo: string | undefined
  window.history.replaceState(null, '', addresses[shown])
  jest.spyOn(history, 'length', 'get').mockReturnValue(entries.length)
  jest.spyOn(history, 'back').mockImplementation(() => {
    wentTo = addresses[shown - 1]
  })
  if (hasNavigation)
    Object.assign(window, {
      navigation: {
        entries: () => entries,
        currentEntry: entries[shown],
        traverseTo: (key: string) => {
          wentTo = addresses[entries.findIndex((entry) => entry.key === key)]
        },
      },
    })
  const event = new MouseEvent('click', { cancelable: true })
  goBack(event)
  expect(event.defaultPrevented).toBe(wentTo !== undefined)
  return wentTo ?? 'the link'
}

afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(window, 'navigation')
})

test.each([
  ['to the page before', ['/', '/privacy-policy'], '/'],
  [
    'over the anchors of the document',
    ['/fr', '/privacy-policy', '/privacy-policy#data', '/privacy-policy#age'],
    '/fr',
  ],
  ['from a route to the section before it', ['/#book', '/#/privacy-policy'], '/#book'],
  ['from one route to another', ['/', '/#/privacy-policy', '/#/terms-and-conditions'], '/#/privacy-policy'],
  ['by the link where nothing of this site comes before', ['/privacy-policy'], 'the link'],
  ['by the link where only its anchors come before', ['/privacy-policy', '/privacy-policy#data'], 'the link'],
])('goes %s', (_, addresses, outcome) => {
  expect(press(addresses)).toBe(outcome)
})

test('ignores later pages in the history', () => {
  expect(press(['/privacy-policy', '/'], { shown: 0 })).toBe('the link')
})

test.each([
  ['back', ['/', '/privacy-policy'], '/'],
  ['by the link without a history', ['/privacy-policy'], 'the link'],
  [
    'by the link after an anchor, since it is not known how far back the page before is',
    ['/', '/privacy-policy#data'],
    'the link',
  ],
  ['back from a route', ['/', '/#/privacy-policy'], '/'],
])('in a browser without the Navigation API goes %s', (_, addresses, outcome) => {
  expect(press(addresses, { hasNavigation: false })).toBe(outcome)
})
