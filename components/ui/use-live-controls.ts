'use client'

import { type RefObject, useEffect } from 'react'

/**
 * For a container of buttons that need React, once React runs them: marks it with `data-live`, without
 * which a page whose scripts are late hides them, and repeats the presses that came before, which the
 * page's first script has marked (both: scripts/export/defer-scripts.mjs).
 */
export function useLiveControls(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (container.current) container.current.dataset.live = ''
    for (const button of container.current?.querySelectorAll<HTMLElement>('[data-pressed]') ?? []) {
      delete button.dataset.pressed
      button.click()
    }
  }, [container])
}
