import { type ReactNode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Hydrates the prerendered HTML of an element, in a transition, so that the browser can respond to input in between.
 * @param tree renders the same HTML
 * @param onFailure called after an error outside every error boundary, once the prerendered HTML is restored
 */
export function hydrate(element: HTMLElement, tree: ReactNode, onFailure: () => void): void {
  // The content security policy would block the style attributes, which scripts have set.
  const htmlToRestore = element.innerHTML.replaceAll(/ style="[^"]*"/g, '')
  startTransition(() => {
    const root = hydrateRoot(element, tree, {
      onUncaughtError(error) {
        reportError(error)
        // React is still rendering when it calls this.
        queueMicrotask(() => {
          root.unmount()
          element.innerHTML = htmlToRestore
          onFailure()
        })
      },
    })
  })
}
