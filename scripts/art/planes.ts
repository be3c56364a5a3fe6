import type { Drawn, Node } from './svg'
import { el } from './svg'

/** The planes of a page of the paper theatre, from far to near. `story-05.svg#back` shows one alone. */
export const planeNames = ['back', 'middle', 'front'] as const
export type Planes = Record<(typeof planeNames)[number], Drawn[]>

/** A picture in planes that a page turn can part. */
export const planes = (drawings: Planes): Node[] => planeNames.map((id) => el('g', { id }, ...drawings[id]))
