/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util'
import { vercelStegaCombine } from '@vercel/stega'
import { placeTexts, revealText, separateBoxes } from './marked-places'

Object.assign(globalThis, { TextDecoder, TextEncoder })
const id = { folder: 'messages', key: 'about-us.title' } as const
const marked = vercelStegaCombine('A small press', id, false)

test.each([
  ['a closed question', `<details><p>${marked}</p></details>`, true],
  // They have no box on the screen.
  ['a script', `<script type="text/plain">${marked}</script>`, false],
  ['what is only printed', `<p style="display: none">${marked}</p>`, false],
])('finds out whether the page can show a text of %s', (_, html, isShown) => {
  document.body.innerHTML = html
  expect(revealText(document, id)).toBe(isShown)
})

const createBox = (left: number, top: number, right: number, bottom: number) => ({ top, right, bottom, left })

test.each([
  ['one below the other', createBox(0, 0, 50, 30), createBox(0, 24, 80, 60), [30, 24].map(() => 27)],
  ['far into each other', createBox(0, 0, 50, 30), createBox(0, 10, 80, 60), [30, 10]],
])('boxes %s are separated only if no more than their padding overlaps', (_, upper, lower, expected) => {
  separateBoxes([lower, upper])
  expect([upper.bottom, lower.top]).toEqual(expected)
})

test('boxes side by side are separated', () => {
  const [first, second] = [createBox(0, 0, 30, 30), createBox(24, 2, 60, 30)]
  separateBoxes([first, second])
  expect([first.right, second.left]).toEqual([27, 27])
})

test('the border of a picture does not run through the texts on it', () => {
  document.body.innerHTML = '<img alt=""><p>Text</p>'
  const place = (selector: string, kind: 'alt' | 'text', box: ReturnType<typeof createBox>) => {
    const element = document.querySelector(selector) as HTMLElement
    element.getBoundingClientRect = () => box as DOMRect
    return { ...id, element, kind }
  }
  Object.defineProperty(document.documentElement, 'clientWidth', { value: 300 })
  const [picture, text] = placeTexts(document, [
    place('img', 'alt', createBox(4, 54, 296, 196)),
    place('p', 'text', createBox(14, 34, 106, 86)),
  ])
  expect(picture?.style.clipPath).toBe('path(evenodd, "M-8 -8H308V158H-8ZM10 -8H110V40H10Z")')
  expect(text?.style.clipPath).toBe('path(evenodd, "M-8 -8H108V68H-8Z")')
})
