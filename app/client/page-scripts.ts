/** One of a page's scripts, with the hash of its content. The first imports the others. */
export interface ScriptFile {
  src: string
  integrity: string
}

/** The value of a page's `data-scripts` attribute: `address#hash address#hash`. */
export const scriptList = (files: readonly ScriptFile[]) =>
  files.map(({ src, integrity }) => `${src}#${integrity}`).join(' ')

/**
 * The page's scripts, which start all or not at all. What failed is requested again at the next call.
 * @param list as scriptList makes it
 * @param onFail called each time that they could not be started
 */
export function pageScripts(list: string, onFail: () => void) {
  const files = list.split(' ').map((file) => file.split('#') as [src: string, integrity: string])
  let arrival: Promise<unknown> | undefined
  let isStarted = false

  const fetchFile = async ([src, integrity]: [string, string]) => {
    const answer = await fetch(src, { integrity })
    // Only what has been read is in the cache.
    return answer.ok ? answer.blob() : Promise.reject()
  }
  /** Brings them into the browser's cache; none runs. Never rejects: it resolves with whether they are there. */
  const prepare = () => {
    arrival ??= Promise.all(files.map(fetchFile)).catch(() => {
      arrival = undefined
    })
    return arrival
  }
  /** Runs them once all are here. */
  const start = async () => {
    if (isStarted) return
    isStarted = true
    try {
      if (await prepare()) return await import(files[0]?.[0] ?? '')
    } catch {}
    isStarted = false
    onFail()
  }
  return { prepare, start }
}
