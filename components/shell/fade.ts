let latest: ViewTransition | undefined

/**
 * Fades the main block from what it shows to what it shows once `change` has settled, in browsers with view
 * transitions; elsewhere only makes the change. The rest of the page stands still, and all of it can be pressed meanwhile
 * (`data-fading` in app/styles/base.css).
 */
export function fade(change: () => Promise<void>): void {
  if (!document.startViewTransition) {
    change()
    return
  }
  const { dataset } = document.documentElement
  dataset.fading = ''
  const transition = document.startViewTransition(change)
  latest = transition
  transition.finished.finally(() => {
    if (latest === transition) delete dataset.fading
  })
}
