import { getNavigation } from './navigation'
import { getPageRelease } from './page-release'
import { jsonTimeoutMs } from './retry-policy'

/*
 * Loads the page anew without being asked. One rule prevents loops: a page that is the result of a reload, by a script or
 * by the visitor, does not start another. The browser keeps the scroll position, the URL the language.
 */

/**
 * Reloads the page, unless it is the result of a reload or the browser does not tell.
 * @returns whether it reloads
 */
export function reloadOnce(): boolean {
  const navigation = getNavigation()
  if (!navigation || navigation.type === 'reload') return false
  location.reload()
  return true
}

/**
 * Reloads the page once if the server has another release of it. For pages that are complete without React: a reload
 * that changes nothing, or fails, would only do harm.
 * @returns whether it reloads
 */
export async function reloadIfReplaced(): Promise<boolean> {
  try {
    // The page's own URL, past the browser's cache.
    const response = await fetch('', { cache: 'no-cache', signal: AbortSignal.timeout?.(jsonTimeoutMs) })
    const html = await response.text()
    // An error page, or that of a network which asks for a login, has no release.
    return html.includes('data-release') && !html.includes(`"${getPageRelease()}"`) && reloadOnce()
  } catch {
    return false
  }
}

/** Opens another URL of the landing page in the place of the current one, like a reload. At the visitor's request only. */
export function reloadAs(url: string): void {
  try {
    history.replaceState(history.state, '', url)
    location.reload()
  } catch {
    location.assign(url)
  }
}
