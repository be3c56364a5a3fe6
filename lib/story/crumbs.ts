import type { StoryPageId } from './pages'

/** The pages on which the visitor has found the mouse. A module variable keeps them until a reload. */
let pages: ReadonlySet<StoryPageId> = new Set()
const listeners = new Set<() => void>()

/** The crumbs that the mouse has left: one at each page on which she was found. */
export const crumbs = {
  /** Leaves a crumb at a page; nothing changes if one lies there. */
  leave(page: StoryPageId): void {
    if (pages.has(page)) return
    pages = new Set([...pages, page])
    for (const listener of listeners) listener()
  },
  /** The pages with a crumb: another set after each change. */
  getPages: () => pages,
  /** Calls the listener at each change. @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
