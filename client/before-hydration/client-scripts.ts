/** Brings a file into the browser's cache without running it, after everything that is visible. */
export function prefetch(url: string): void {
  fetch(url, { priority: 'low' })
    // Only a response that was read is in the cache.
    .then(
      (response) => response.blob(),
      () => {},
    )
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
  let isStarted = false
  return () => {
    if (isStarted) return
    isStarted = true
    const onerror = () => {
      isStarted = false
      onError()
    }
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'module', integrity, src: urls[0], onerror }),
    )
  }
}
