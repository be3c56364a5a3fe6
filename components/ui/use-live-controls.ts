'use client'

import { type RefObject, useEffect, useLayoutEffect } from 'react'

/**
 * For a container of buttons that need React, once React runs them: marks it with `data-live`, without
 * which a page whose scripts are late hides them. Where the container has `data-controls`, presses that
 * came before are repeated; the page's first script has marked them (scripts/export/start-later.mjs).
 */
export function useLiveControls(container: RefObject<HTMLElement | null>): void {
  // With the commit: a press after it is React's, and must not be marked and repeated as well.
  useLayoutEffect(() => {
    if (container.current) container.current.dataset.live = ''
  }, [container])
  useEffect(() => {
    for (const button of container.current?.querySelectorAll<HTMLElement>('[data-pressed]') ?? []) {
      delete button.dataset.pressed
      button.click()
    }
  }, [container])
}
