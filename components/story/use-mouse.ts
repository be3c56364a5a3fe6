'use client'

import { useEffect, useState } from 'react'

type MouseModule = typeof import('./mouse')

// A module variable keeps it while the reader is unmounted, until a reload.
let loaded: MouseModule | undefined

/**
 * The controls for finding the mouse (mouse.tsx); undefined until the visitor has been at the last page. If they can't be
 * loaded, the next visit to the last page tries again.
 */
export function useMouse(isAtEnd: boolean): MouseModule | undefined {
  const [mouse, setMouse] = useState(loaded)
  useEffect(() => {
    if (!isAtEnd || mouse) return
    import('./mouse').then(
      (module) => {
        loaded = module
        setMouse(module)
      },
      () => undefined,
    )
  }, [isAtEnd, mouse])
  return mouse
}
