let latestTransition: ViewTransition | undefined

/**
 * Fades the main block from what it shows to what it shows once `change` has settled, in browsers with view
 * transitions; elsewhere only makes the change. Only its old picture is part of the transition (`data-fading` in
 * app/base.css): what is, can't be pressed meanwhile.
 */
export function startFadeTransition(change: () => Promise<void>): void {
  if (!document.startViewTransition) {
    change()
    return
  }
  const { dataset } = document.documentElement
  dataset.fading = 'from'
  const transition = document.startViewTransition(async () => {
    await change()
    dataset.fading = 'to'
  })
  latestTransition = transition
  transition.finished.finally(() => {
    if (latestTransition === transition) delete dataset.fading
  })
}
