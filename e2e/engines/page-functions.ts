/* Functions that run in the page. Each is sent alone, so it must not use anything outside itself. */

export const getHeading = () =>
  [...document.querySelectorAll('h1')].find((heading) => heading.checkVisibility())?.textContent?.trim()
export const getHorizontalOverflow = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth
export const countVisible = (selector: string) =>
  [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).length
/** Starts the page's scripts; returns whether React has hydrated it. */
export const startAndCheckHydration = () => {
  dispatchEvent(new Event('touchstart'))
  return document.querySelector('[data-live]') !== null
}
/** Returns the top of an element if it is in the upper half of the window. */
export const getTopInUpperHalf = (selector: string) => {
  const top = document.querySelector(selector)?.getBoundingClientRect().top ?? -innerHeight
  return top > -2 && top < innerHeight / 2 ? [0, top] : undefined
}
/** Returns the centre of an element unless something covers it; scrolls it into view otherwise. */
export const findClickPoint = (selector: string) => {
  const element = [...document.querySelectorAll(selector)].find((candidate) => candidate.checkVisibility())
  if (!element) return
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  const over = document.elementFromPoint(x, y)
  if (over && (element.contains(over) || over.contains(element))) return [x, y]
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
}
/**
 * Returns the indexes, from 0, of the marked moon and of the page in view. The second is a fraction while the row
 * scrolls.
 */
export const getStoryPosition = () => {
  const moons = [...document.querySelectorAll('.story-progress button')]
  const list = document.querySelector('.story-pages') ?? document.body
  const { width } = list.getBoundingClientRect()
  const page = list.scrollLeft / width
  const isSettled = Math.abs(page - Math.round(page)) * width < 2
  return [moons.findIndex((moon) => moon.hasAttribute('aria-current')), isSettled ? Math.round(page) : page]
}

export const getNotification = () => document.querySelector('.notification-title')?.textContent
