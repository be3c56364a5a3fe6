import { type RefObject, useEffect, useLayoutEffect } from 'react'

/**
 * Marks a container of buttons that need React as hydrated (`data-live`), and the page as no longer plain. If the container has `data-controls`, repeats the presses before hydration, which the
 * inline script has counted (client/before-hydration/queue-presses.ts).
 */
export function useHydratedControls(container: RefObject<HTMLElement | null>): void {
  // In a layout effect, because React handles presses from the commit on: those must not be counted as well.
  useLayoutEffect(() => {
    if (container.current) container.current.dataset.live = ''
    delete document.documentElement.dataset.plain
  }, [container])
  useEffect(() => {
    for (const button of container.current?.querySelectorAll<HTMLElement>('[data-pressed]') ?? []) {
      const presses = button.dataset.pressed?.length ?? 0
      delete button.dataset.pressed
      for (let press = 0; press < presses; press += 1) button.click()
    }
  }, [container])
}
