import { heroAnimationDelayMs, pictureAnimationMs, playFragment } from '@/lib/animation'
import { replayAnimations } from './replay-animations'

let reportPosition: (pictures: Element[], isIntersecting: boolean) => void
let prefersReducedMotion = false
let now = 0

beforeEach(() => {
  now = heroAnimationDelayMs + pictureAnimationMs
  prefersReducedMotion = false
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  Object.assign(window, {
    matchMedia: () => ({ matches: prefersReducedMotion }),
    IntersectionObserver: class {
      constructor(report: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        reportPosition = (pictures, isIntersecting) =>
          report(pictures.map((target) => ({ target, isIntersecting })))
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

/** Reports pictures as out of view, as they are when the observation begins, then in view. */
const scrollIntoView = (pictures: HTMLImageElement[]) => {
  reportPosition(pictures, false)
  reportPosition(pictures, true)
}
const picture = (section: string) =>
  document.querySelector<HTMLImageElement>(`#${section} img`) as HTMLImageElement
const enter = (selector: string, type = 'pointerover') =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))

test('replays a picture that comes into view, in each of its sources', () => {
  replayAnimations()
  scrollIntoView([picture('hero')])
  const { hash } = new URL(picture('hero').src)
  expect(decodeURIComponent(hash)).toBe(`#${playFragment}`)
  expect(picture('hero').src).toBe(`http://localhost/art/tall.svg${hash}`)
  expect(document.querySelector('source')?.srcset).toBe(`/art/wide.svg${hash}`)
  expect(picture('book').getAttribute('src')).toBe('/art/book.svg')
})

test('does not replay what is in view at the beginning', () => {
  replayAnimations()
  reportPosition([picture('hero')], true)
  expect(picture('hero').src).not.toContain('#')
})

test('uses a new URL for every run, for browsers that animate a picture once per URL', () => {
  replayAnimations()
  const urls = new Set<string>()
  for (let run = 0; run < 100; run += 1) {
    scrollIntoView([picture('hero')])
    urls.add(picture('hero').src)
    now += pictureAnimationMs
  }
  expect(urls.size).toBe(100)
})

test('does not interrupt the first animation of a picture', () => {
  now -= 1
  replayAnimations()
  scrollIntoView([picture('hero')])
  expect(picture('hero').src).not.toContain('#')
})

test('replays a picture in view when its section is entered, once it is still', () => {
  replayAnimations()
  scrollIntoView([picture('hero'), picture('book')])
  const first = picture('hero').src
  now += pictureAnimationMs - 1
  enter('#hero a', 'focusin')
  expect(picture('hero').src).toBe(first)
  enter('#book')
  now += 1
  enter('#hero a', 'focusin')
  expect(picture('hero').src).not.toBe(first)
})

test.each([
  ['inside one section starts nothing again', '#hero a', 'pointerover', false],
  ['on Buy Now is an arrival of its own', '#hero button', 'focusin', true],
])('what comes %s', (_, selector, type, isReplayed) => {
  replayAnimations()
  scrollIntoView([picture('hero')])
  now += pictureAnimationMs
  enter('#hero')
  const second = picture('hero').src
  now += pictureAnimationMs
  enter(selector, type)
  expect(picture('hero').src !== second).toBe(isReplayed)
})

test('replays nothing with reduced motion, nor after it was stopped', () => {
  prefersReducedMotion = true
  const end = replayAnimations()
  scrollIntoView([picture('hero')])
  prefersReducedMotion = false
  end()
  enter('#hero')
  expect(picture('hero').src).not.toContain('#')
})
