import { notificationDurationMs } from '@/lib/site'
import { keepInView } from '../notifications/keep-in-view'
import { closeNativeNotice } from '../notifications/native-notice'
import { findAncestor } from './find-ancestor'

/**
 * Queues clicks on buttons that need React, as plus signs in `data-pressed`: in an element with `data-controls`, until
 * it has `data-live`. components/ui/use-hydrated-controls.ts replays them. All other controls are native; what Buy Now
 * opens does not cover it.
 */
export function queuePresses(): void {
  // In the bubbling phase, after React: what is clicked during hydration, React hydrates at once and handles itself.
  addEventListener('click', ({ target }) => {
    const button = findAncestor(target, '[data-controls]:not([data-live]) button:not([popovertarget])')
    if (button) button.dataset.pressed = `${button.dataset.pressed ?? ''}+`
    const control = findAncestor(target, '[popovertarget]')
    const popover = control && closeNativeNotice()
    if (popover && control.matches('[popovertargetaction=show]')) {
      // The browser opens it after this event.
      popover.dataset.open = `${setTimeout(closeNativeNotice, notificationDurationMs)}`
      setTimeout(() => keepInView(control, popover))
    }
    // A choice in a menu closes the menu.
    findAncestor(target, 'header a,header button')?.closest('[open]')?.removeAttribute('open')
  })
}
