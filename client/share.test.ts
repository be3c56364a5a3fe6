import { shareOrCopy } from './share'

test.each([
  ['nothing is copied if the visitor closes the dialog', 'AbortError', 'shared', []],
  ['the URL is copied if the dialog is refused', 'NotAllowedError', 'copied', [['/story']]],
])('%s', async (_, error, outcome, copied) => {
  const share = jest.fn().mockRejectedValue(new DOMException('', error))
  const writeText = jest.fn().mockResolvedValue(undefined)
  for (const [name, value] of Object.entries({ share, clipboard: { writeText } }))
    Object.defineProperty(navigator, name, { value, configurable: true })
  expect(await shareOrCopy({ title: 'The Moon Is Late', url: '/story' })).toBe(outcome)
  expect(writeText.mock.calls).toEqual(copied)
})
