let latestTransition: ViewTransition | undefined

/**
 * Makes a change, with a cross-fade of the main element in browsers with view transitions. Only the old state fades
 * (`data-fading` in fade-transition.css), because elements in a transition can't be pressed.
 * @param change resolves when the new state is rendered
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
  // If the browser skips the transition, some of these promises reject.
  Promise.allSettled([transition.ready, transition.updateCallbackDone, transition.finished]).then(() => {
    if (latestTransition === transition) delete dataset.fading
  })
}
