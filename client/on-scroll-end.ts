/** In browsers without `scrollend`, scrolling has ended after this time without a scroll event, in milliseconds. */
const scrollEndDelayMs = 150

/** Calls back each time an element, or the window, has stopped scrolling. @returns a function that stops listening */
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
