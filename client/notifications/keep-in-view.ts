/** Distance between a notification and what it must not cover, in pixels. */
const gap = 16

/**
 * Scrolls the page so that a notification at the window's lower edge covers neither the pressed button nor the button
 * that calls the moon. The pressed button stays below the header.
 * @param part the notification, or an element of it
 */
export function keepInView(button: HTMLElement, part?: Element | null): void {
  const notification = part?.closest<HTMLElement>('.notification, .native-notice')
  if (!notification) return
  // Not from its bounding box, which its animation moves.
  const top = innerHeight - notification.offsetHeight - 2 * gap
  const boxes = [button, ...document.querySelectorAll('.moon-call > .button')].map((one) =>
    one.getBoundingClientRect(),
  )
  const lowest = Math.max(...boxes.filter((box) => box.top < innerHeight).map(({ bottom }) => bottom))
  const header = document.querySelector('.header')?.clientHeight ?? 0
  const distance = Math.min(lowest - top, (boxes[0]?.top ?? 0) - header - gap / 2)
  if (distance > 0) scrollBy({ top: distance })
}
