/** Fetches a file into the browser's cache, with low priority. */
export function prefetch(url: string): void {
  fetch(url, { priority: 'low' })
    // Browsers cache only a response that has been read.
    .then((response) => response.blob())
    .catch(() => {})
}

/**
 * Runs the client's scripts, unless they run or are loading already.
 * @param src URL of the entry script, which imports the others, so that either all run or none
 * @param integrity Subresource Integrity value of the entry script
 * @param onError called if a script fails; after that the client can be started again
 */
export function startClient(
  src: string | undefined,
  integrity: string | undefined,
  onError: () => void,
): void {
  if (document.querySelector('script[src]')) return
  const script = document.createElement('script')
  const onerror = () => {
    script.remove()
    onError()
  }
  document.head.append(Object.assign(script, { type: 'module', integrity, src, onerror }))
}
