import { belowFirstScreen } from '@/lib/first-screen'
import type { PageScripts } from '@/lib/loading/page-scripts'
import { notificationDurationMs } from '@/lib/site'
import { pageScripts } from './page-scripts'

/**
 * Does what the first paint does not need.
 *
 * - Loads fonts and style sheet once the first screen is painted with its pictures, at the first use, or after half a
 *   second. Without scripts the browser uses the links in the noscript element.
 * - Once the page is loaded and the browser is idle, brings its scripts, if it has any, into the browser's cache.
 * - At the visitor's first use of the page (a touch, press, click, key or another hash; once the page is loaded also a
 *   scroll, a move of the pointer or of the focus) sets `data-used` on the root element, and starts the scripts after
 *   the paint that answers it. Then it lays out the parts below the first screen one by one while the browser is idle,
 *   and scrolls to the hash's target if the visitor has not scrolled.
 * - Counts, as plus signs in `data-pressed`, clicks on buttons that need React (in a container with `data-controls`, until it has `data-live`);
 *   components/ui/use-hydrated-controls.ts repeats them. Closes a menu on a choice in it. All other controls are native. If the scripts
 *   can't be started, or ten seconds after the first use, `data-plain` on the root element hides the controls that
 *   React does not handle yet.
 *
 * Also takes away, in time, the notification that a press on Buy Now opens without React (components/shell/native-notice.tsx).
 *
 * What failed to load is requested again at the next press or `online` event.
 */
export function afterFirstPaint(data: PageScripts): void {
  const root = document.documentElement
  // Safari has no requestIdleCallback before 18.
  const whenIdle = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 50))
  const parts = [...document.querySelectorAll<HTMLElement>(belowFirstScreen)]
  const rest = document.getElementById('deferred')?.textContent ?? ''
  let links = rest
  let isStyled = false
  let isUsed = false
  // The anchor to scroll to; empty after the visitor's own input.
  let target = location.hash
  const mark = (name: 'used' | 'plain' | 'laidOut') => {
    root.dataset[name] = ''
  }
  const markPlain = () => mark('plain')
  const scripts = data.scripts && pageScripts(data, markPlain)
  const listen = (names: string, act: (event: Event) => void) => {
    for (const name of names.split(' ')) addEventListener(name, act, { capture: true, passive: true })
  }

  const layOut = () => {
    const part = target ? undefined : parts.shift()
    if (part) {
      part.style.contentVisibility = 'visible'
      whenIdle(layOut)
      return
    }
    mark('laidOut')
    // Fonts and pictures that load now still move what is below them.
    const observer = new ResizeObserver(() =>
      document.getElementById(target.slice(1))?.scrollIntoView({ behavior: 'instant' }),
    )
    observer.observe(document.body)
    setTimeout(() => observer.disconnect(), 3000)
  }
  const layOutIfReady = () => {
    if (isStyled && isUsed) whenIdle(layOut)
  }
  const loadLinks = () => {
    if (!links) return
    document.head.insertAdjacentHTML('beforeend', links)
    links = ''
    const sheet = document.head.lastElementChild as HTMLLinkElement
    const onend = () => {
      isStyled = true
      layOutIfReady()
    }
    sheet.onload = onend
    sheet.onerror = () => {
      links = rest
      onend()
    }
  }
  const retry = () => {
    loadLinks()
    if (isUsed && scripts) scripts.start()
  }
  const use = () => {
    if (isUsed) return
    isUsed = true
    mark('used')
    loadLinks()
    layOutIfReady()
    if (!scripts) return
    setTimeout(markPlain, 10_000)
    requestAnimationFrame(() => setTimeout(scripts.start))
  }

  listen('hashchange', () => {
    target = location.hash
  })
  listen('wheel touchmove pointerdown keydown', () => {
    target = ''
  })
  listen('online pointerdown keydown', retry)
  // Assistive technology can click without a press before it.
  listen('touchstart pointerdown keydown click hashchange', use)
  // After React has had it: React hydrates at once what is clicked meanwhile, and then handles the click itself.
  addEventListener('click', ({ target }) => {
    // The document can be a target too.
    const closest = (selector: string) =>
      (target as Partial<Element>).closest?.(selector) as HTMLElement | null
    const button = closest('[data-controls]:not([data-live]) button:not([popovertarget])')
    if (button) button.dataset.pressed = `${button.dataset.pressed ?? ''}+`
    closest('header a,header button')?.closest('[open]')?.removeAttribute('open')
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  listen('toggle', ({ target }) => {
    const { popover } = target as HTMLElement
    if (popover !== 'auto') return
    clearTimeout(timer)
    timer = setTimeout(() => (target as HTMLElement).hidePopover(), notificationDurationMs)
  })
  listen('load', () => {
    requestAnimationFrame(() => setTimeout(loadLinks))
    listen('scroll focusin', use)
    // Browsers report a move without a distance when a page appears under a resting pointer.
    listen('pointermove', (event) => {
      const { movementX, movementY } = event as PointerEvent
      if (movementX || movementY) use()
    })
    // Scrolled while the page was loading.
    if (scrollY) use()
    else if (scripts) whenIdle(scripts.prepare)
  })
  // Neither is a new visit: the browser scrolls to where the visitor was, for which the whole page must be laid out.
  if (performance.navigation.type) {
    mark('laidOut')
    loadLinks()
  }
  if (target) loadLinks()
  else setTimeout(loadLinks, 500)
  // A route in the address: only scripts can show it.
  if (target.startsWith('#/')) use()
}
