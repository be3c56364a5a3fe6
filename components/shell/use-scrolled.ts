import { useEffect, useRef, useState } from 'react'

/**
 * Whether the page is scrolled past a threshold.
 * @returns the ref of a sentinel, an element one pixel high that the caller places there, and whether it is out of view
 */
export function useScrolled() {
  const sentinel = useRef<HTMLDivElement>(null)
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const element = sentinel.current
    if (!element) return
    const observer = new IntersectionObserver(
      // After busy frames there are several entries, the newest last.
      (entries) => setScrolled((entries.at(-1)?.intersectionRatio ?? 1) < 1),
      { threshold: 1 },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [sentinel, isScrolled] as const
}
