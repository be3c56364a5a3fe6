'use client'

import { useEffect } from 'react'
import { sectionOf } from '@/lib/router/hash-route'

/** Stands at the end of a route that was changed to: focus on its heading, the page where the hash says. */
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
