import { type RefObject, useEffect, useLayoutEffect } from 'react'

/**
 * Marks a container of buttons as hydrated (`data-live`), and the page as no longer plain. Replays the presses before
 * hydration, which client/before-hydration/queue-presses.ts has counted.
 */
export function useHydratedControls(container: RefObject<HTMLElement | null>): void {
  // In a layout effect, so that no press is counted that React already handles.
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
