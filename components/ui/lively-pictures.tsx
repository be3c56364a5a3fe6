'use client'

import { useEffect } from 'react'
import { idle } from '@/lib/idle'

/**
 * Lets the page's pictures move again at the visitor's acts. What does so is loaded when the browser is idle;
 * without it each picture moves once, when it is loaded.
 */
export function LivelyPictures() {
  useEffect(() => {
    const started = idle()
      .then(() => import('./replay-pictures'))
      .then(({ replayPictures }) => replayPictures())
      // Not loaded: the pictures stay as they are.
      .catch(() => undefined)
    return () => void started.then((stop) => stop?.())
  }, [])
  return null
}
