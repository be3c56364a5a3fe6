import { type ReactNode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Hydrates the prerendered HTML of an element, in a transition, so that the browser can respond to input meanwhile.
 * @param tree renders the same HTML
 * @param onFailure called after an error outside every error boundary, once the prerendered HTML is restored
 */
export function hydrate(element: HTMLElement, tree: ReactNode, onFailure: () => void): void {
  // The security policy blocks style attributes in HTML; scripts have set these.
  const htmlToRestore = element.innerHTML.replaceAll(/ style="[^"]*"/g, '')
  startTransition(() => {
    const root = hydrateRoot(element, tree, {
      onUncaughtError(error) {
        reportError(error)
        // React has removed the HTML, but is still rendering when it calls this.
        queueMicrotask(() => {
          root.unmount()
          element.innerHTML = htmlToRestore
          onFailure()
        })
      },
    })
  })
}
