import { notificationDurationMs } from '@/lib/site'
import { keepInView } from '../notifications/keep-in-view'
import { closeNativeNotice } from '../notifications/native-notice'
import { findAncestor } from './find-ancestor'

/**
 * Counts clicks on buttons that need React, as plus signs in `data-pressed`, until their container is hydrated
 * (`data-live`); components/ui/use-hydrated-controls.ts replays them. Also handles what HTML alone can't: the time and
 * place of the notice that Buy Now opens, and closing a menu after a choice.
 */
export function queuePresses(): void {
  // In the bubbling phase, after React, which hydrates at once what is clicked during hydration and handles the click.
  addEventListener('click', ({ target }) => {
    const button = findAncestor(target, '[data-controls]:not([data-live]) button:not([popovertarget])')
    if (button) button.dataset.pressed = `${button.dataset.pressed ?? ''}+`
    const control = findAncestor(target, '[popovertarget]')
    const popover = control && closeNativeNotice()
    if (popover && control.matches('[popovertargetaction=show]')) {
      // The browser opens the popover after this event.
      popover.dataset.open = `${setTimeout(closeNativeNotice, notificationDurationMs)}`
      setTimeout(() => keepInView(control, popover))
    }
    findAncestor(target, 'header a,header button')?.closest('[open]')?.removeAttribute('open')
  })
}
