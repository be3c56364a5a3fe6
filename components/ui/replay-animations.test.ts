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
const enter = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }))

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

test('does not interrupt the first animation of a picture', () => {
  now -= 1
  replayAnimations()
  scrollIntoView([picture('hero')])
  expect(picture('hero').src).not.toContain('#')
})

test('replays a picture in view when its section or Buy Now is entered, with another URL each time', () => {
  replayAnimations()
  scrollIntoView([picture('hero')])
  const urls = [picture('hero').src]
  for (const selector of ['#hero a', '#hero button']) {
    now += pictureAnimationMs
    enter(selector)
    urls.push(picture('hero').src)
  }
  expect(new Set(urls).size).toBe(3)
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
