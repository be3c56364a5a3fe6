'use client'

import { useEffect } from 'react'
import { sectionOf } from '@/lib/router/hash-route'

/** Rendered at the end of a route after a route change: focuses its heading and scrolls to the hash's section. */
export function Arrival() {
  useEffect(() => {
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    const section = sectionOf(location.hash)
    const target = section && document.getElementById(section)
    if (target) target.scrollIntoView({ behavior: 'instant' })
    else window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return null
}
