/** Room between a notification and what it must not cover, and below the header, in pixels. */
const gap = 16

/**
 * Scrolls the page so far that a notification, which is at the window's lower edge, covers neither the button that was
 * pressed nor the button that calls the moon, if that one is in view. The pressed button stays below the header.
 * @param part an element of the notification, or itself
 */
export function keepInView(button: HTMLElement, part?: Element | null): void {
  const notification = part?.closest<HTMLElement>('.notification, .native-notice')
  if (!notification) return
  // Its place, without its movement.
  const top = innerHeight - notification.offsetHeight - 2 * gap
  const boxes = [button, ...document.querySelectorAll('.moon-call > .button')].map((one) =>
    one.getBoundingClientRect(),
  )
  const lowest = Math.max(...boxes.filter((box) => box.top < innerHeight).map(({ bottom }) => bottom))
  const header = document.querySelector('.header')?.clientHeight ?? 0
  const distance = Math.min(lowest - top, (boxes[0]?.top ?? 0) - header - gap / 2)
  if (distance > 0) scrollBy({ top: distance })
}
