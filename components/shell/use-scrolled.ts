import { useEffect, useRef, useState } from 'react'

/**
 * Whether the page is scrolled past the sentinel, a one-pixel element that the caller places at the
 * threshold. At the threshold itself the sentinel is still fully in view, one pixel further it is not.
 */
export function useScrolled() {
  const sentinel = useRef<HTMLDivElement>(null)
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const element = sentinel.current
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => setScrolled(entry !== undefined && entry.intersectionRatio < 1),
      { threshold: 1 },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { sentinel, scrolled: isScrolled }
}
