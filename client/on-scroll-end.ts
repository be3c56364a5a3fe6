/** Time without a scroll event after which scrolling has ended, for browsers without `scrollend`. In milliseconds. */
const scrollEndDelayMs = 150

/** Calls back each time that an element, or the window, has stopped scrolling. @returns a function that ends it */
export function onScrollEnd(target: HTMLElement | Window, callback: () => void): () => void {
  if ('onscrollend' in window) {
    target.addEventListener('scrollend', callback)
    return () => target.removeEventListener('scrollend', callback)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const waitForEnd = () => {
    clearTimeout(timer)
    timer = setTimeout(callback, scrollEndDelayMs)
  }
  target.addEventListener('scroll', waitForEnd, { passive: true })
  return () => {
    clearTimeout(timer)
    target.removeEventListener('scroll', waitForEnd)
  }
}
