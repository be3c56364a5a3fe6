'use client'

import { type RefObject, useEffect, useLayoutEffect } from 'react'

/**
 * Marks a container of buttons that need React with `data-live` once React handles them; without that mark
 * a page whose scripts are late hides the buttons. If the container has `data-controls`, repeats earlier
 * presses, which the page's first script has counted (app/client/before-hydration/queue-presses.ts).
 */
export function useHydratedControls(container: RefObject<HTMLElement | null>): void {
  // During the commit: React handles every later press, which must not be marked and repeated as well.
  useLayoutEffect(() => {
    if (container.current) container.current.dataset.live = ''
  }, [container])
  useEffect(() => {
    for (const button of container.current?.querySelectorAll<HTMLElement>('[data-pressed]') ?? []) {
      const presses = button.dataset.pressed?.length ?? 0
      delete button.dataset.pressed
      for (let press = 0; press < presses; press += 1) button.click()
    }
  }, [container])
}
