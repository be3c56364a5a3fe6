/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util'
import { vercelStegaClean, vercelStegaCombine } from '@vercel/stega'
import { createTextWriter } from './live-preview'

// The marks need both, and jsdom has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder })

const id = { folder: 'messages', key: 'a' } as const
const mark = vercelStegaCombine('', id, false)
const otherMark = vercelStegaCombine('', { ...id, key: 'b' }, false)

/** Shows a page with one text. `|` stands for its mark and `~` for the mark of another text. */
function showPage(html: string) {
  document.body.innerHTML = html.replace('|', mark).replace('~', otherMark)
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    if (node.data.includes(mark)) return { ...id, element: document.body, node, kind: 'text' as const }
  }
  throw new Error('The page has no mark.')
}

test.each([
  ['a plain text', 'Short legs', 'Short\u00a0legs|', 'Long legs', 'Long legs'],
  ['moved arguments', 'Page {page} of {total}', 'Page 3 of 12|', '{total} pages, {page}', '12 pages, 3'],
  ['a text with dashes', '—No —said Nori', '—\u2060No —\u2060said Nori|', '—Yes', '—Yes'],
  ['text around an argument', '{price}', '$24.99|', 'Only {price}!', 'Only $24.99!'],
  ['an unknown argument as source', 'Short legs', 'Short legs|', 'Small {x}', 'Small {x}'],
  ['a text in a text', 'Read “{title}” now', 'Read “Moon~” now|', 'See {title}', 'See Moon'],
  [
    'a text after an element',
    'Rated {value}',
    '<i>★ </i>Rated 4.8|',
    'Gets {value} stars',
    '<i>★ </i>Gets 4.8 stars',
  ],
  ['a text after another text', 'Sharing', 'Question~ · Sharing|', 'Giving', 'Question · Giving'],
  ['text around an element', '© <y>1</y> Nori', '© <b>26</b> Nori|', '(c) <y>1</y> Us', '(c) <b>26</b> Us'],
  ['a moved element', '© <y>1</y> Nori', '© <b>26</b> Nori|', '<y>1</y> Us', '<b>26</b> Us'],
  ['a removed element', '© <y>1</y> Nori', '© <b>26</b> Nori|', '© Us', '© Us<b></b>'],
  [
    'a link at the end',
    'Write: {email}',
    'Write: <a>a@b</a>|',
    'To {email}, please',
    'To <a>a@b</a>, please',
  ],
  ['nothing if the page shows another text', 'It costs (a lot)', 'Something else|', 'x', 'Something else'],
])('shows %s while it is typed, and restores the page', (_, stored, html, typed, expected) => {
  const location = showPage(html)
  const before = document.body.innerHTML
  const write = createTextWriter([location], stored)
  write(typed)
  expect(vercelStegaClean({ html: document.body.innerHTML }).html).toBe(expected)
  expect(location.node.data.endsWith(mark)).toBe(true)
  write(stored)
  expect(document.body.innerHTML).toBe(before)
})
