import { getPageRelease } from './release'
import { jsonTimeoutMs } from './retry-policy'

/*
 * Loads the page anew without being asked. One rule prevents loops: a page that is the result of such a reload does not
 * start another. `history.state` carries that, together with what the visitor has done on the page (visitor-state.ts); a
 * browser that refuses the state does not reload. A part of this module is inside every page, so it is kept short.
 */

/** Whether `takeReloadState` has found this document to be the result of a reload. */
let isResult = false

/** What a reload that led to this document has kept, until `takeReloadState` is called. */
export const peekReloadState = (): object | undefined => history.state?.reload

/** Returns what `reloadOnce` kept, if it led to this document. Removes it, so that a later visit does not find it. */
export function takeReloadState(): object | undefined {
  if (!peekReloadState()) return
  isResult = true
  const { reload, ...others } = history.state
  history.replaceState(others, '')
  return reload
}

/**
 * Reloads the page, unless it is the result of a reload already.
 * @param state what `takeReloadState` returns afterwards
 * @returns whether it reloads
 * @throws if the browser refuses to keep the state
 */
export function reloadOnce(state: object = {}): boolean {
  if (isResult || peekReloadState()) return false
  history.replaceState({ ...history.state, reload: state }, '')
  if (!peekReloadState()) return false
  location.reload()
  return true
}

/** Options for `reloadIfReplaced`: asks the server past the browser's cache, and waits a limited time. */
export const pastCache = (): RequestInit => ({
  cache: 'no-cache',
  signal: AbortSignal.timeout(jsonTimeoutMs),
})

/**
 * Reloads the page once if the server answers now with another release of it. For pages that are complete without React:
 * a reload that changes nothing, or fails, would only do harm.
 * @param request options of the request that asks the server
 * @param readState called just before the reload
 * @returns whether it reloads
 */
export const reloadIfReplaced = (request?: RequestInit, readState?: () => object): Promise<boolean> =>
  // The page's own URL.
  fetch('', request)
    .then((response) => response.text())
    .then(
      (html) =>
        // An error page, or that of a network which asks for a login, has no app.
        html.includes('data-app') && !html.includes(getPageRelease() as string) && reloadOnce(readState?.()),
    )
    .catch(() => false)

/** Opens another URL of the landing page in the place of the current one, like a reload. At the visitor's request only. */
export function reloadAs(url: string, state: object): void {
  try {
    history.replaceState({ ...history.state, reload: state }, '', url)
    location.reload()
  } catch {
    location.assign(url)
  }
}
