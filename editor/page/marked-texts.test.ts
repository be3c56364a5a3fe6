/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util'
import { vercelStegaCombine } from '@vercel/stega'
import type { TextId } from '../texts'
import { insertValues, showTyped } from './live-preview'
import { listMarkedTexts } from './marked-texts'

// The marks need both, and jsdom has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder })

const mark = (text: string, key: string) => vercelStegaCombine(text, { folder: 'messages', key }, false)
const idOf = (key: string): TextId => ({ folder: 'messages', key })
const render = (html: string) => {
  document.documentElement.lang = 'en'
  document.body.innerHTML = html
}
const list = () =>
  listMarkedTexts(document).map(({ id, range, element }) => [id.key, range?.toString() ?? element.tagName])

test('finds texts in text nodes and attributes', () => {
  render(`
    <p>1 ${mark('One', 'a')} <b>${mark('Two', 'b')}</b></p>
    <p>Three <em>is</em> ${mark('long', 'c')}</p>
    <script>${mark('No', 'd')}</script>
    <img alt="${mark('Picture', 'e')}"><button aria-label="${mark('Close', 'f')}">x</button>
    <a href="mailto:a@b.ca">a@b.ca</a> <a href="mailto:a@b.ca?subject=x">x</a>`)
  expect(list()).toEqual([
    ['a', '1 One'],
    ['b', 'Two'],
    ['c', 'Three is long'],
    ['e', 'IMG'],
    ['f', 'BUTTON'],
    ['footer.email', 'A'],
  ])
})

test('shows what is typed, and restores the page', () => {
  render(`<p>${mark('Hello you', 'a')}</p><h2>${mark('Hello you', 'a')}</h2><i>${mark('Other', 'b')}</i>`)
  const before = document.body.innerHTML
  const restore = showTyped(document, idOf('a'), 'Hello you', 'Hello "dog"')
  expect(document.body.textContent).toContain('Hello “dog”')
  expect(list().map(([, text]) => text)).toEqual(['Hello “dog”', 'Hello “dog”', 'Other'])
  restore()
  expect(document.body.innerHTML).toBe(before)
})

test('shows each line of a text in its element, also if there are more of them', () => {
  render(`<p><span>One\n</span><span>${mark('two', 'a')}</span></p>`)
  showTyped(document, idOf('a'), 'One\ntwo', '1\n2\n3')
  expect([...document.querySelectorAll('span')].map(({ firstChild }) => firstChild?.textContent)).toEqual([
    '1\n',
    expect.stringMatching(/^2\n3/),
  ])
})

test('does not restore what React has rendered meanwhile', () => {
  render(`<p>${mark('Hello you', 'a')}</p>`)
  const restore = showTyped(document, idOf('a'), 'Hello you', 'Hello dog')
  const words = document.querySelector('p')?.firstChild as Text
  words.data = 'Bonjour'
  restore()
  expect(words.data).toBe('Bonjour')
})

test('leaves a text with markup as it is', () => {
  render(`<p>One <b>two</b> ${mark('three', 'a')}</p>`)
  const before = document.body.innerHTML
  showTyped(document, idOf('a'), 'One <b>two</b> three', 'Four')
  expect(document.body.innerHTML).toBe(before)
})

test.each([
  ['Ages 3 to 5', 'Ages {from} to {to}', 'From {from} up to {to}', 'From 3 up to 5'],
  ['Only $24.99!', 'Only {price}!', 'Now {price}', 'Now $24.99'],
  ['Only $24.99!', 'Only {price}!', 'Now {prise}', 'Now {prise}'],
  ['Another', 'Only {price}!', 'Now {price}', undefined],
  ['Plain', 'Plain', 'Typed', 'Typed'],
])('of “%s”, inserts the values of “%s” into “%s”', (shown, stored, typed, result) => {
  expect(insertValues(shown, stored, typed)).toBe(result)
})
