/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util'
import { vercelStegaCombine } from '@vercel/stega'
import { revealText } from './marked-places'

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
