import type { Drawing } from './svg'

/**
 * A picture, which becomes a file in public/art. Sizes are in scene units: one CSS pixel at the picture's natural
 * size, x to the right, y down.
 * - `isColouringPage`: drawn as a colouring page
 * - `stretches`: fills its box regardless of proportions
 * - `delaysAnimation`: its animation starts after the page has loaded
 */
export type Scene = {
  width: number
  height: number
  title?: string
  isColouringPage?: boolean
  stretches?: boolean
  delaysAnimation?: boolean
  draw: () => Drawing[]
}

/** Maximum size of a picture's file in bytes; smaller for the first screen of the landing page. */
export const maxBytes = (name: string) => (name.startsWith('hero-') ? 12_000 : 20_000)
