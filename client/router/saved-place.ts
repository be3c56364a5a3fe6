import type { ColouringHistory } from '@/lib/story/colouring'

/** Where the visitor was on a page. */
interface VisitorPlace {
  /** The window's scroll position, in pixels. */
  scrollY?: number
  /** Index of the story's page. */
  storyPage?: number
  /** What has been coloured in on each sheet. */
  colouring?: Map<string, ColouringHistory>
}

const key = 'noriPlace'

/** Reads the place saved in the current history entry; a new entry has none. */
export const readSavedPlace = (): VisitorPlace => Object(history.state)[key] ?? {}

/**
 * Saves a part of the place in the current history entry, where a reload or a step back finds it. Call it early: during
 * unload it is too late to change the entry. Call it seldom: Safari refuses more than 100 changes in 30
 * seconds, which are then not saved.
 */
export function savePlace(part: VisitorPlace): void {
  try {
    history.replaceState({ ...history.state, [key]: { ...readSavedPlace(), ...part } }, '')
  } catch {
    // A reload will find an earlier place.
  }
}
