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
async function renderPlanes(decodeTimeMs: number, outcome: 'decoded' | 'failed') {
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
  ['that are decoded in 199 ms are', 199, 'decoded'],
  ['that take 200 ms to decode are not', 200, 'decoded'],
  ['that cannot be decoded are not', 0, 'failed'],
] as const)('layers %s shown', async (_, time, outcome) => {
  expect((await renderPlanes(time, outcome)) !== null).toBe(time === 199)
})
