/** Brings a file into the browser's cache without running it, after everything that is visible. */
export function prefetch(url: string): void {
  fetch(url, { priority: 'low' })
    // Only a response that was read is in the cache. It may also break off.
    .then((response) => response.blob())
    .catch(() => {})
}

/**
 * Creates the function that runs the client.
 * @param urls of its scripts; the first imports the others, so that either all run or none
 * @param integrity Subresource Integrity value of the first
 * @param onError called each time that one of the scripts fails
 * @returns a function that runs the client; called again, it does nothing unless a script failed
 */
export function createClientStarter(
  urls: readonly string[],
  integrity: string | undefined,
  onError: () => void,
): () => void {
  return () => {
    // A script that fails is removed.
    if (document.querySelector('script[src]')) return
    const script = document.createElement('script')
    const onerror = () => {
      script.remove()
      onError()
    }
    document.head.append(Object.assign(script, { type: 'module', integrity, src: urls[0], onerror }))
  }
}
