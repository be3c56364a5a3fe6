import { act, fireEvent, render } from '@testing-library/react'
import { planeNames } from '@/lib/story/pages'
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

test('the layers are animated once they are decoded, and removed after the animation', async () => {
  const planes = await renderPlanes(199)
  expect(planes).toHaveAttribute('data-turns')
  expect(planes).toHaveAttribute('data-from', 'left')
  expect([...(planes?.querySelectorAll('img') ?? [])].map((image) => image.getAttribute('src'))).toEqual(
    planeNames.map((name) => `/art/story-02.svg#${name}`),
  )
  if (planes) fireEvent.animationEnd(planes)
  expect(planes).not.toBeInTheDocument()
})

test.each([
  ['take 200 ms to decode', 200, 'decoded'],
  ['cannot be decoded', 0, 'failed'],
] as const)('layers that %s are not shown', async (_, time, outcome) => {
  expect(await renderPlanes(time, outcome)).toBeNull()
})
