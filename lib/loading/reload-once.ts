import { getNavigationType } from './navigation-type'

/**
 * Reloads the page after a module failed to load, because after a deploy the new page names other files. Not if this
 * page is itself the result of a reload, and not while offline, when a reload would lose the page.
 * @throws the given error, so that an error boundary shows it if the page is not reloaded
 */
export function reloadOnce(error: unknown): never {
  if (getNavigationType() !== 'reload' && navigator.onLine) location.reload()
  throw error
}
