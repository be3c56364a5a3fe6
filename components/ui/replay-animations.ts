import { heroAnimationDelayMs, pictureAnimationMs, playFragment } from '@/lib/animation'

const listPictures = () => [...document.querySelectorAll<HTMLImageElement>('main img[src*=".svg"]')]

/**
 * Percent-encodes other letters of `playFragment` for each run, because Firefox animates a picture only once per URL.
 */
const createFragment = (run: number) =>
  [...playFragment]
    .map((letter, index) => ((run >> index) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter))
    .join('')

/** Replays a picture's animation: a new fragment makes the browser restart the SVG file that it already has. */
function replay(picture: HTMLImageElement, run: number): void {
  const addFragment = (url: string) => `${url.split('#')[0]}#${createFragment(run)}`
  for (const source of picture.parentElement?.querySelectorAll<HTMLSourceElement>(':scope > source') ?? [])
    source.srcset = addFragment(source.srcset)
  picture.src = addFragment(picture.src)
}

/**
 * Replays each picture's animation when it comes into view, and when the pointer or the focus enters its section or a
 * button there; not while it is still animated, and not under reduced motion (WCAG 2.3.3).
 * @returns a function that stops replaying
 */
export function replayAnimations(): () => void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const animatedUntil = new WeakMap<HTMLImageElement, number>()
  const inView = new Set<HTMLImageElement>()
  /** Pictures that the observer has reported once. */
  const located = new WeakSet<HTMLImageElement>()
  let runCount = 0

  const play = (picture: HTMLImageElement) => {
    const now = performance.now()
    if (
      reducedMotion.matches ||
      !picture.complete ||
      now < (animatedUntil.get(picture) ?? heroAnimationDelayMs + pictureAnimationMs)
    )
      return
    animatedUntil.set(picture, now + pictureAnimationMs)
    runCount += 1
    replay(picture, runCount)
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!(target instanceof HTMLImageElement)) continue
        // The animation of what is in view at the beginning has been seen.
        if (isIntersecting && located.has(target)) play(target)
        if (isIntersecting) inView.add(target)
        else inView.delete(target)
        located.add(target)
      }
    },
    { threshold: 0.4 },
  )
  for (const picture of listPictures()) observer.observe(picture)

  let lastReached: Element | null | undefined
  const onReach = ({ target }: Event) => {
    const section = target instanceof Element ? target.closest('section') : null
    // A button counts even if the pointer was in its section already.
    const reached = (target instanceof Element && target.closest('button')) || section
    if (reached === lastReached) return
    lastReached = reached
    for (const picture of inView) if (section?.contains(picture)) play(picture)
  }
  document.addEventListener('pointerover', onReach, { passive: true })
  document.addEventListener('focusin', onReach)

  return () => {
    observer.disconnect()
    document.removeEventListener('pointerover', onReach)
    document.removeEventListener('focusin', onReach)
  }
}
