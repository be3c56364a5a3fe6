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
