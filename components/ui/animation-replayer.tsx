import { useEffect } from 'react'
import { whenIdle } from '@/client/loading/when-idle'

/**
 * Replays the animations of the page's pictures on interaction; the code loads when the browser is idle. Without it each
 * picture is animated once, when it loads.
 */
export function AnimationReplayer() {
  useEffect(() => {
    const started = new Promise<void>((resolve) => whenIdle(resolve))
      .then(() => import('./replay-animations'))
      .then(({ replayAnimations }) => replayAnimations())
      // If the code fails to load, the pictures stay still.
      .catch(() => undefined)
    return () => void started.then((stop) => stop?.())
  }, [])
  return null
}
