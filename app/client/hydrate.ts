import { type ReactNode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Hydrates the prerendered HTML of an element. In a transition: React works in steps, between which the browser can
 * respond to input.
 * @param tree the same as the prerendered one
 * @param onGiveUp called after an error outside every error boundary, when the HTML is put back as it was
 */
export function hydrate(element: HTMLElement, tree: ReactNode, onGiveUp: () => void): void {
  // The policy refuses style attributes; only scripts have set some.
  const html = element.innerHTML.replaceAll(/ style="[^"]*"/g, '')
  startTransition(() => {
    const root = hydrateRoot(element, tree, {
      onUncaughtError(error) {
        reportError(error)
        // React has removed the page, but has not finished yet.
        queueMicrotask(() => {
          root.unmount()
          element.innerHTML = html
          onGiveUp()
        })
      },
    })
  })
}
