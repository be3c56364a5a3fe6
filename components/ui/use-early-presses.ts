'use client'

import { type RefObject, useEffect } from 'react'

/**
 * Makes up for presses that came before React took the page over: the page's starting script marks
 * the buttons that only work with React (scripts/export/defer-scripts.mjs).
 */
export function useEarlyPresses(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    for (const button of container.current?.querySelectorAll<HTMLElement>('[data-pressed]') ?? []) {
      delete button.dataset.pressed
      button.click()
    }
  }, [container])
}
