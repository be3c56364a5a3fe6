import { useEffect } from 'react'
import { whenIdle } from '@/client/loading/when-idle'

/** Replays the animations of the page's pictures on interaction. The code is loaded when the browser is idle. */
export function AnimationReplayer() {
  useEffect(() => {
    const started = new Promise<void>((resolve) => whenIdle(resolve))
      .then(() => import('./replay-animations'))
      .then(({ replayAnimations }) => replayAnimations())
      // Without this code each picture is animated once.
      .catch(() => undefined)
    return () => void started.then((stop) => stop?.())
  }, [])
  return null
}
