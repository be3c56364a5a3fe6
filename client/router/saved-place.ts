import type { ColouringHistory } from '@/lib/story/colouring'

/** Where the visitor was on a page. */
interface VisitorPlace {
  scrollY?: number
  /** Index of the story's page. */
  storyPage?: number
  /** What has been coloured in on each sheet. */
  colouring?: Map<string, ColouringHistory>
}

const key = 'noriPlace'

/** Reads the place saved in the current history entry. */
export const readSavedPlace = (): VisitorPlace => Object(history.state)[key] ?? {}

/**
 * Saves a part of the place in the current history entry, for a reload or a step back. During unload it is too late, and
 * Safari refuses more than 100 changes in 30 seconds.
 */
export function savePlace(part: VisitorPlace): void {
  try {
    history.replaceState({ ...history.state, [key]: { ...readSavedPlace(), ...part } }, '')
  } catch {
    // Refused: the earlier place stays.
  }
}
