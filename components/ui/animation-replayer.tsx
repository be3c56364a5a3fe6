'use client'

import { useEffect } from 'react'
import { whenIdle } from '@/lib/loading/when-idle'

/**
 * Lets the page's pictures move again at the visitor's acts. What does so is loaded when the browser is idle;
 * without it each picture moves once, when it is loaded.
 */
export function AnimationReplayer() {
  useEffect(() => {
    const started = whenIdle()
      .then(() => import('./replay-animations'))
      .then(({ replayAnimations }) => replayAnimations())
      // Not loaded: the pictures stay as they are.
      .catch(() => undefined)
    return () => void started.then((stop) => stop?.())
  }, [])
  return null
}
