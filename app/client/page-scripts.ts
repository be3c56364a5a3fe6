import type { PageScripts } from '@/lib/loading/page-scripts'

/**
 * Starts the page's scripts, all or none, by the rules of modules: a module runs only once all that it imports are
 * there.
 * @param onFail called each time that they could not be started; the next call of `start` tries again
 */
export function pageScripts({ scripts = '', integrity }: PageScripts, onFail: () => void) {
  const files = scripts.split(' ')
  let isStarted = false

  /** Brings them into the browser's cache; none runs. */
  const prepare = () => {
    for (const file of files)
      fetch(file)
        // Only what has been read is in the cache.
        .then((answer) => answer.blob())
        .catch(() => {})
  }
  const start = () => {
    if (isStarted) return
    isStarted = true
    const onerror = () => {
      isStarted = false
      onFail()
    }
    document.head.append(
      Object.assign(document.createElement('script'), {
        type: 'module',
        integrity,
        src: files[0],
        onerror,
      }),
    )
  }
  return { prepare, start }
}
