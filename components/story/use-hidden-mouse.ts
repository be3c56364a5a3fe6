import { useEffect, useState } from 'react'

type MouseModule = typeof import('./mouse')

/**
 * The controls for finding the mouse (mouse.tsx); undefined until the visitor has been at the last page. If they can't be
 * loaded, the next visit to the last page tries again.
 */
export function useHiddenMouse(isAtEnd: boolean): MouseModule | undefined {
  const [mouse, setMouse] = useState<MouseModule>()
  useEffect(() => {
    if (!isAtEnd || mouse) return
    import('./mouse').then(setMouse, () => undefined)
  }, [isAtEnd, mouse])
  return mouse
}
