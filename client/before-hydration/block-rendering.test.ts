import { blockRenderingUnlessAtTop } from './block-rendering'

test('only a page that the visitor does not open at its top waits for the style sheet', () => {
  const write = jest
    .spyOn(document, 'write')
    .mockImplementation((html) => document.head.insertAdjacentHTML('beforeend', html))
  Object.assign(performance, {
    getEntriesByType: () => [{ type: 'navigate', name: 'https://nori.example/?a=b' }],
  })
  for (const [path, count] of [
    ['/?a=b', 0],
    ['/?a=b#book', 1],
  ] as const) {
    history.replaceState(null, '', path)
    blockRenderingUnlessAtTop({ href: '/a.css', integrity: 'sha256-a' })
    expect(write).toHaveBeenCalledTimes(count)
  }
})
