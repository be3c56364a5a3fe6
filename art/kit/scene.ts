import type { Drawn } from './svg'

/**
 * A file of public/art. `outline`: drawn in lines, to colour in; `stretch`: fills its place whatever its proportions;
 * `waits`: moves only once the page has started.
 */
export type Scene = {
  width: number
  height: number
  title?: string
  outline?: boolean
  stretch?: boolean
  waits?: boolean
  draw: () => Drawn[]
}

/** The most that a picture's file may have, in bytes: less where it is on the first screen of the landing page. */
export const maxBytes = (name: string) => (name.startsWith('hero-') ? 12_000 : 20_000)
