import { heroAnimationDelayMs, pictureAnimationMs, playFragment } from '@/lib/site'

/** The pictures of the main block that can move: drawings, not icons. */
const pictures = () => [...document.querySelectorAll<HTMLImageElement>('main img[src*=".svg"]')]

/**
 * A fragment for `playFragment` that differs from run to run, by percent-encoding some of its letters: Firefox moves a
 * picture once for each address.
 */
const createFragment = (run: number) =>
  [...playFragment]
    .map((letter, place) => ((run >> place) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter))
    .join('')

/**
 * Plays a picture's movement again: another fragment makes the browser show the file it has from its beginning,
 * without a request.
 * @param picture in a `picture` element or alone @param run any number that differs from the last run's
 */
function replay(picture: HTMLImageElement, run: number): void {
  const addFragment = (address: string) => `${address.split('#')[0]}#${createFragment(run)}`
  for (const source of picture.parentElement?.querySelectorAll<HTMLSourceElement>(':scope > source') ?? [])
    source.srcset = addFragment(source.srcset)
  picture.src = addFragment(picture.src)
}

/**
 * Every picture moves again when it comes into view, and when the pointer, a finger or the keyboard's focus comes
 * into its section or to Buy Now there; never while it still moves, and not for visitors who prefer reduced motion (WCAG 2.3.3).
 * Nothing runs in between.
 * @returns a function that ends it
 */
export function replayAnimations(): () => void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const animatedUntil = new WeakMap<HTMLImageElement, number>()
  const inView = new Set<HTMLImageElement>()
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
        if (isIntersecting) {
          inView.add(target)
          play(target)
        } else inView.delete(target)
      }
    },
    { threshold: 0.4 },
  )
  for (const picture of pictures()) observer.observe(picture)

  let lastReached: Element | null | undefined
  const onReach = ({ target }: Event) => {
    const section = target instanceof Element ? target.closest('section') : null
    // Buy Now is reached by itself, also from elsewhere in its section.
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
