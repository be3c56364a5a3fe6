/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util'
import { vercelStegaClean, vercelStegaCombine } from '@vercel/stega'
import { writerOf } from '../page/in-place'

// jsdom has neither, and the marks need both.
Object.assign(globalThis, { TextDecoder, TextEncoder })

const id = { folder: 'messages', key: 'a' } as const
const mark = vercelStegaCombine('', id, false)
const other = vercelStegaCombine('', { ...id, key: 'b' }, false)

/** A page with one text, `|` being its mark and `~` one of another text. */
function shownIn(html: string) {
  document.body.innerHTML = html.replace('|', mark).replace('~', other)
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    if (node.data.includes(mark)) return { ...id, element: document.body, node, kind: 'text' as const }
  }
  throw new Error('The page has no mark.')
}

test.each([
  ['plain', 'Small legs', 'Small\u00a0legs|', 'Long legs', 'Long legs'],
  [
    'what is filled in, moved',
    'Page {page} of {total}',
    'Page 3 of 12|',
    '{total} pages, {page}',
    '12 pages, 3',
  ],
  ['what is filled in alone', '{price}', '$24.99|', 'Only {price}!', 'Only $24.99!'],
  ['unknown braces as they are', 'Small legs', 'Small legs|', 'Small {x}', 'Small {x}'],
  ['a text in a text', 'Read “{title}” now', 'Read “Moon~” now|', 'See {title}', 'See Moon'],
  ['beside others', 'Rated {value}', '<i>★ </i>Rated 4.8|', 'Gets {value} stars', '<i>★ </i>Gets 4.8 stars'],
  ['after another text', 'Sharing', 'Question~ · Sharing|', 'Giving', 'Question · Giving'],
  ['around an element', '© <y>1</y> Nori', '© <b>26</b> Nori|', '(c) <y>1</y> Us', '(c) <b>26</b> Us'],
  ['an element moved', '© <y>1</y> Nori', '© <b>26</b> Nori|', '<y>1</y> Us', '<b>26</b> Us'],
  ['an element removed', '© <y>1</y> Nori', '© <b>26</b> Nori|', '© Us', '© Us<b></b>'],
  [
    'a link at the end',
    'Write: {email}',
    'Write: <a>a@b</a>|',
    'To {email}, please',
    'To <a>a@b</a>, please',
  ],
  ['no other text', 'It costs (a lot)', 'Something else|', 'x', 'Something else'],
])('a text is shown in its place while it is typed: %s', (_, stored, html, typed, expected) => {
  const place = shownIn(html)
  const before = document.body.innerHTML
  const write = writerOf([place], stored)
  write(typed)
  expect(vercelStegaClean({ html: document.body.innerHTML }).html).toBe(expected)
  expect(place.node.data.endsWith(mark)).toBe(true)
  write(stored)
  expect(document.body.innerHTML).toBe(before)
})
