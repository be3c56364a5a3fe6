import { useEffect, useState } from 'react'

type MouseModule = typeof import('./mouse')

/** The module with the controls for finding the mouse; undefined until the visitor has been at the story's last page. */
export function useHiddenMouse(isAtEnd: boolean): MouseModule | undefined {
  const [mouse, setMouse] = useState<MouseModule>()
  useEffect(() => {
    if (!isAtEnd || mouse) return
    import('./mouse').then(setMouse, () => undefined)
  }, [isAtEnd, mouse])
  return mouse
}
