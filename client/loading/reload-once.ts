import { getNavigation } from './navigation'
import { getPageRelease } from './page-release'
import { jsonTimeoutMs } from './retry-policy'

/**
 * Reloads the page, unless it was itself opened by a reload, which prevents loops. The browser keeps the scroll position.
 * @returns whether it reloads
 */
export function reloadOnce(): boolean {
  const navigation = getNavigation()
  if (!navigation || navigation.type === 'reload') return false
  location.reload()
  return true
}

/**
 * Reloads the page once if the server has another release of it. Asks the server first, because without a newer release
 * a reload would change nothing.
 * @returns whether it reloads
 */
export async function reloadIfReplaced(): Promise<boolean> {
  try {
    // The empty URL is that of the page.
    const response = await fetch('', { cache: 'no-cache', signal: AbortSignal.timeout?.(jsonTimeoutMs) })
    const html = await response.text()
    // An error page, or the login page of a network, has no release.
    return html.includes('data-release') && !html.includes(`"${getPageRelease()}"`) && reloadOnce()
  } catch {
    return false
  }
}

/** Replaces the page with another URL of the landing page, and keeps the scroll position if possible. */
export function reloadAs(url: string): void {
  try {
    history.replaceState(history.state, '', url)
    location.reload()
  } catch {
    location.assign(url)
  }
}
