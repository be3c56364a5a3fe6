import { heroAnimationDelayMs, pictureAnimationMs, playFragment } from '@/lib/site'
import { replayAnimations } from './replay-animations'

let entered: (pictures: Element[]) => void
let prefersRest = false
let now = 0

beforeEach(() => {
  now = heroAnimationDelayMs + pictureAnimationMs
  prefersRest = false
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  Object.assign(window, {
    matchMedia: () => ({ matches: prefersRest }),
    IntersectionObserver: class {
      constructor(report: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        entered = (pictures) => report(pictures.map((target) => ({ target, isIntersecting: true })))
      }
      observe() {}
      disconnect() {}
    },
  })
  document.body.innerHTML = `<main>
    <section id="hero"><a href="#x">Read</a><button>Buy</button><picture><source srcset="/art/wide.svg"><img src="/art/tall.svg" alt=""></picture></section>
    <section id="book"><img src="/art/book.svg" alt=""></section>
  </main>`
})

afterEach(() => jest.restoreAllMocks())

const picture = (section: string) =>
  document.querySelector<HTMLImageElement>(`#${section} img`) as HTMLImageElement
const reach = (selector: string, type = 'pointerover') =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))

test('a picture that comes into view moves again, in all of its files', () => {
  replayAnimations()
  entered([picture('hero')])
  const { hash } = new URL(picture('hero').src)
  expect(decodeURIComponent(hash)).toBe(`#${playFragment}`)
  expect(picture('hero').src).toBe(`http://localhost/art/tall.svg${hash}`)
  expect(document.querySelector('source')?.srcset).toBe(`/art/wide.svg${hash}`)
  expect(picture('book').getAttribute('src')).toBe('/art/book.svg')
})

test('every run has an address of its own, for browsers that move a picture once for each address', () => {
  replayAnimations()
  const addresses = new Set<string>()
  for (let run = 0; run < 100; run += 1) {
    entered([picture('hero')])
    addresses.add(picture('hero').src)
    now += pictureAnimationMs
  }
  expect(addresses.size).toBe(100)
})

test('the movement with which a picture begins is not interrupted', () => {
  now -= 1
  replayAnimations()
  entered([picture('hero')])
  expect(picture('hero').src).not.toContain('#')
})

test('a picture in view moves again when its section is reached, once it is at rest', () => {
  replayAnimations()
  entered([picture('hero'), picture('book')])
  const first = picture('hero').src
  now += pictureAnimationMs - 1
  reach('#hero a', 'focusin')
  expect(picture('hero').src).toBe(first)
  reach('#book')
  now += 1
  reach('#hero a', 'focusin')
  expect(picture('hero').src).not.toBe(first)
})

test.each([
  ['inside one section starts nothing again', '#hero a', 'pointerover', false],
  ['on Buy Now is an arrival of its own', '#hero button', 'focusin', true],
])('what comes %s', (_, selector, type, isReplayed) => {
  replayAnimations()
  entered([picture('hero')])
  now += pictureAnimationMs
  reach('#hero')
  const second = picture('hero').src
  now += pictureAnimationMs
  reach(selector, type)
  expect(picture('hero').src !== second).toBe(isReplayed)
})

test('nothing moves again for visitors who prefer reduced motion, nor after the end', () => {
  prefersRest = true
  const end = replayAnimations()
  entered([picture('hero')])
  prefersRest = false
  end()
  reach('#hero')
  expect(picture('hero').src).not.toContain('#')
})
