'use client'

import { type RefObject, startTransition, useLayoutEffect, useState } from 'react'

// False only while the landing page's HTML is hydrated: a module variable keeps it.
let isHydrated = false

/**
 * Whether the reader shows all pages of the story. The landing page's HTML has only the first, so that it arrives in the
 * first packets; the others are rendered soon after hydration, or at once before the reader's first click or key.
 * @param isComplete whether the HTML has all pages
 */
export function useLaterPages(reader: RefObject<HTMLElement | null>, isComplete: boolean): boolean {
  const [hasAllPages, setHasAllPages] = useState(isComplete || isHydrated)
  useLayoutEffect(() => {
    isHydrated = true
    if (hasAllPages) return
    const listeners = new AbortController()
    // React renders what a click or key changes in a microtask: before its own listeners, which are on an outer element.
    const showNow = () => setHasAllPages(true)
    for (const type of ['click', 'keydown'])
      reader.current?.addEventListener(type, showNow, { capture: true, signal: listeners.signal })
    startTransition(() => setHasAllPages(true))
    return () => listeners.abort()
  }, [reader, hasAllPages])
  return hasAllPages
}
