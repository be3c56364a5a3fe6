import { act, render } from '@testing-library/react'
import { StoryPlanes } from './story-planes'

const now = jest.spyOn(performance, 'now')
const decode = jest.fn<Promise<void>, []>()
beforeAll(() => Object.assign(HTMLImageElement.prototype, { decode }))
afterAll(() => {
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode')
  now.mockRestore()
})

/** Renders the layers, whose decoding ends after this time in milliseconds. */
async function renderPlanes(decodeTimeMs: number, outcome: 'decoded' | 'failed' = 'decoded') {
  let time = 0
  now.mockImplementation(() => time)
  decode.mockImplementation(async () => {
    time = decodeTimeMs
    if (outcome === 'failed') throw new DOMException('', 'EncodingError')
  })
  await act(async () => {
    render(<StoryPlanes picture="story-02" from="left" />)
  })
  return document.querySelector<HTMLElement>('.story-planes')
}

test.each([
  ['take 200 ms to decode', 200, 'decoded'],
  ['cannot be decoded', 0, 'failed'],
] as const)('layers that %s are not shown', async (_, time, outcome) => {
  expect(await renderPlanes(time, outcome)).toBeNull()
})
