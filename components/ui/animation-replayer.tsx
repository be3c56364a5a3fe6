import { useEffect } from 'react'
import { prefetchWhenIdle } from '@/client/loading/prefetch-when-idle'

/** Replays the animations of the page's pictures on interaction. The code is loaded when the browser is idle, unless the visitor saves data. */
export function AnimationReplayer() {
  useEffect(() => {
    const started = new Promise<void>((resolve) => prefetchWhenIdle(resolve))
      .then(() => import('./replay-animations'))
      .then(({ replayAnimations }) => replayAnimations())
      // Without this code each picture is animated once.
      .catch(() => undefined)
    return () => void started.then((stop) => stop?.())
  }, [])
  return null
}
